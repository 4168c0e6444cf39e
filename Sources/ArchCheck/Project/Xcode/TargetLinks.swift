/// No target has more dependencies: aggregate targets that name each other multiply them.
private let mostDependencies = 10_000

/// What the targets of a project depend on and link.
struct TargetLinks {
  private let path: String
  private let objects: XcodeObjects
  private let locations: XcodeLocations
  /// What the dependencies of each aggregate target come to: it makes nothing itself.
  private let behindAggregates: [String: [XcodeObject]]

  init(path: String, objects: XcodeObjects, locations: XcodeLocations) {
    self.path = path
    self.objects = objects
    self.locations = locations
    behindAggregates = Dictionary(
      keepingFirst: objects.all("PBXAggregateTarget").map {
        ($0.id, aggregatedDependencies(of: $0, in: objects))
      })
  }

  /// Whether a target links what CocoaPods makes.
  var usesCocoaPods: Bool {
    objects.all("PBXFileReference").contains { isCocoaPodsProduct($0["path"] ?? "") }
  }

  /// The dependencies of `target`, in the order of the file.
  func dependencies(of target: XcodeObject) -> [XcodeDependency] {
    let declared = objects.list("dependencies", of: target).lazy
      .flatMap { behindAggregates[$0["target"] ?? ""] ?? [$0] }
      .prefix(mostDependencies).compactMap(dependency)
    let linked = objects.list("buildPhases", of: target).lazy
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects.list("files", of: $0) }
      .prefix(mostDependencies)
    // A linked product is listed twice; the place where it is linked knows its platforms.
    let known = Set(linked.compactMap { $0["productRef"] })
    let products = objects.list("packageProductDependencies", of: target)
      .filter { !known.contains($0.id) }
      .compactMap { package($0, condition: nil) }
    return declared + linked.compactMap(link) + products
  }

  /// A `PBXTargetDependency`: a target here, in another project, or a package product.
  private func dependency(_ object: XcodeObject) -> XcodeDependency? {
    if let product = objects[object["productRef"]] {
      return package(product, condition: object.platformCondition)
    }
    let subject: XcodeDependency.Subject
    if let target = objects[object["target"]] {
      subject = .target(id: target.id, project: path, name: "")
    } else if let proxy = objects[object["targetProxy"]] {
      subject = remote(proxy)
    } else {
      return nil
    }
    return XcodeDependency(
      subject: subject, condition: object.platformCondition, line: object.line)
  }

  /// A `PBXBuildFile` of a phase that links.
  private func link(_ file: XcodeObject) -> XcodeDependency? {
    if let product = objects[file["productRef"]] {
      return package(product, condition: file.platformCondition)
    }
    guard let reference = objects[file["fileRef"]] else { return nil }
    let subject: XcodeDependency.Subject
    if reference.isa == "PBXReferenceProxy", let proxy = objects[reference["remoteRef"]] {
      subject = remote(proxy)
    } else if let name = linkedName(reference["path"] ?? reference["name"] ?? "") {
      subject =
        reference["sourceTree"] == "BUILT_PRODUCTS_DIR"
        ? .target(id: reference.id, project: path, name: name) : .framework(name)
    } else {
      return nil
    }
    return XcodeDependency(subject: subject, condition: file.platformCondition, line: file.line)
  }

  /// A `PBXContainerItemProxy`: a target or product by its identifier in some project.
  private func remote(_ proxy: XcodeObject) -> XcodeDependency.Subject {
    let container = objects[proxy["containerPortal"]]
    let project: String
    if let container, container.isa == "PBXFileReference" {
      project = (locations[container] ?? container["path"] ?? "") + "/project.pbxproj"
    } else {
      project = path
    }
    return .target(
      id: proxy["remoteGlobalIDString"] ?? "", project: project, name: proxy["remoteInfo"] ?? "")
  }

  private func package(_ product: XcodeObject, condition: String?) -> XcodeDependency? {
    // The products of plug-ins are called "plugin:NAME"; nobody can import them.
    guard let name = product["productName"], !name.hasPrefix("plugin:") else { return nil }
    let package = objects[product["package"]].flatMap { package in
      package["repositoryURL"].map(packageName)
        ?? package["relativePath"].flatMap(locations.nameOfPackage)
    }
    return XcodeDependency(
      subject: .package(product: name, package: package), condition: condition, line: product.line)
  }
}

/// The dependencies of an aggregate target and of those that it depends on.
private func aggregatedDependencies(
  of aggregate: XcodeObject, in objects: XcodeObjects
) -> [XcodeObject] {
  var result: [XcodeObject] = []
  var visited: Set<String> = [aggregate.id]
  var pending = [aggregate]
  var examined = 0
  while let next = pending.popLast(), examined < mostDependencies {
    for dependency in objects.list("dependencies", of: next) {
      examined += 1
      guard let target = objects[dependency["target"]] else {
        result.append(dependency)
        continue
      }
      guard visited.insert(target.id).inserted else { continue }
      if target.isa == "PBXAggregateTarget" {
        pending.append(target)
      } else {
        result.append(dependency)
      }
    }
  }
  return result
}

/// The module that a linked file brings; nil for text stubs and what CocoaPods makes.
private func linkedName(_ path: String) -> String? {
  guard !isCocoaPodsProduct(path) else { return nil }
  return switch pathExtension(of: path) {
  case "framework", "xcframework": stem(of: path)
  case "a", "dylib":
    stem(of: path).hasPrefix("lib") ? String(stem(of: path).dropFirst(3)) : stem(of: path)
  default: nil
  }
}

private func isCocoaPodsProduct(_ path: String) -> Bool {
  let name = lastComponent(of: path)
  return ["Pods_", "Pods-", "libPods-", "libPods."].contains { name.hasPrefix($0) }
    || name == "Pods.framework"
}
