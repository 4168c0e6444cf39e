/// A target of an XcodeGen specification with its templates applied.
struct XcodeGenTarget {
  let name: String
  private let value: ProjectValue
  private let platforms: [String]
  /// Names of templates that are not there.
  private(set) var missingTemplates: [String] = []

  init(name: String, written: ProjectValue, templates: ProjectValue?) {
    self.name = name
    var result = written
    // A template's own templates lie below it; the bound ends templates that name each other.
    var pending = written["templates"]?.list.compactMap(\.text) ?? []
    var applied: [String] = []
    while let next = pending.popLast(), applied.count < 8 {
      guard !applied.contains(next) else { continue }
      guard let template = templates?[next] else {
        missingTemplates.append(next)
        continue
      }
      applied.append(next)
      result = result.merged(onto: template)
      pending += template["templates"]?.list.compactMap(\.text) ?? []
    }
    var values = ["target_name": name]
    let platform = result["platform"]
    platforms = platform.map { $0.list.isEmpty ? [$0] : $0.list }?.compactMap(\.text) ?? []
    if platforms.count == 1 { values["platform"] = platforms[0] }
    // An attribute may name the target, but no other attribute.
    let attributes = (written["templateAttributes"]?.table ?? []).compactMap { key, value in
      value.replacing(values).text.map { (key, $0) }
    }
    value = result.replacing(values.merging(attributes) { own, _ in own })
  }

  subscript(key: String) -> ProjectValue? { value[key] }

  /// Whether a script makes what the specification does not show.
  var hasForeignBuild: Bool {
    let phases = ["preBuildScripts", "postCompileScripts", "postBuildScripts"]
    return phases.flatMap { value[$0]?.list ?? [] }
      .contains { startsForeignBuild(($0["script"] ?? $0["path"])?.text ?? "") }
  }

  /// The Swift and C-family files of all platforms, sorted by path, and the paths where nothing is.
  func sources(
    in folder: String, files: ProjectFiles, budget: inout Int
  ) -> (found: [TreeEntry], missing: [String]) {
    let written = value["sources"]
    var values = written.map { $0.list.isEmpty ? [$0] : $0.list } ?? []
    if platforms.count > 1 {
      values = platforms.flatMap { platform in
        values.map { $0.replacing(["platform": platform]) }
      }
    }
    var found: Set<TreeEntry> = []
    var missing: Set<String> = []
    for source in values.map(XcodeGenSource.init) {
      if let entries = source.entries(in: folder, files: files, budget: &budget) {
        found.formUnion(entries)
      } else {
        missing.insert(source.path)
      }
    }
    return (found.sorted { $0.path < $1.path }, missing.sorted())
  }

  /// The dependencies that name a module or product, and whether Carthage provides others.
  func dependencies(
    project: String, folder: String, specification: ProjectValue
  ) -> (known: [XcodeDependency], usesCarthage: Bool) {
    var known: [XcodeDependency] = []
    var usesCarthage = false
    for dependency in value["dependencies"]?.list ?? [] {
      let platforms =
        (dependency["platforms"]?.list ?? []) + [dependency["platformFilter"]].compactMap(\.self)
      let condition = Set(platforms.compactMap(\.text)).sorted().joined(separator: ", ")
      let subjects: [XcodeDependency.Subject]
      if let target = dependency["target"]?.text {
        subjects = [self.target(target, project: project, folder: folder, specification)]
      } else if let package = dependency["package"]?.text {
        subjects = products(of: package, dependency, folder: folder, specification)
      } else if let framework = (dependency["framework"] ?? dependency["sdk"])?.text,
        ["framework", "xcframework"].contains(pathExtension(of: framework))
      {
        subjects = [.framework(stem(of: framework))]
      } else {
        usesCarthage = usesCarthage || dependency["carthage"] != nil
        subjects = dependency["carthage"]?.text.map { [.framework($0)] } ?? []
      }
      known += subjects.map {
        XcodeDependency(
          subject: $0, condition: condition.isEmpty ? nil : condition, line: dependency.line)
      }
    }
    return (known, usesCarthage)
  }

  /// `Name`, `Name_iOS` for one platform of several, or `Project/Name` in another project.
  private func target(
    _ written: String, project: String, folder: String, _ specification: ProjectValue
  ) -> XcodeDependency.Subject {
    if let slash = written.firstIndex(of: "/") {
      let reference = specification["projectReferences"]?[String(written[..<slash])]
      let path = reference?["path"]?.text.flatMap { resolvedPath($0, in: folder) } ?? ""
      let name = String(written[slash...].dropFirst())
      return .target(id: name, project: "\(path)/project.pbxproj", name: name)
    }
    let name = Self.nameOfTarget(written, in: specification) ?? written
    return .target(id: name, project: project, name: "")
  }

  /// The target of a specification that a dependency means; nil where it is none of its.
  static func nameOfTarget(_ written: String, in specification: ProjectValue) -> String? {
    let targets = specification["targets"]
    let base = written.lastIndex(of: "_").map { String(written[..<$0]) } ?? written
    return [written, base].first { targets?[$0] != nil }
  }

  private func products(
    of package: String, _ dependency: ProjectValue, folder: String, _ specification: ProjectValue
  ) -> [XcodeDependency.Subject] {
    let written = specification["packages"]?[package]
    let name: String? =
      if let address = (written?["url"] ?? written?["github"])?.text {
        packageName(address)
      } else if let path = written?["path"]?.text {
        localPackageName(path, in: folder, root: "")
      } else {
        package
      }
    let several = dependency["products"]?.list.compactMap(\.text) ?? []
    let products = several.isEmpty ? [dependency["product"]?.text ?? package] : several
    return products.map {
      .package(product: $0, package: name)
    }
  }
}
