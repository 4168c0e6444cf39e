/// The union of what the runs of a manifest declare, each part with the condition under which it
/// exists.
func union(
  of runs: [ManifestRun], path: String, toolsVersion: ToolsVersion, syntaxError: ManifestProblem?
) -> PackageManifest {
  let presence = ManifestPresence(runs)
  let manifests = runs.enumerated().compactMap { index, run in
    run.manifest.map { (run: index, manifest: $0) }
  }
  guard let usual = manifests.first?.manifest else {
    let problem =
      syntaxError ?? runs.first?.problems.first
      ?? ManifestProblem(line: 1, message: "no Package is made in it")
    return PackageManifest(
      name: lastComponent(of: parentFolder(of: path)), path: path, toolsVersion: toolsVersion,
      diagnostics: [
        Diagnostic(
          .warning,
          "manifest is not evaluated: \(problem.message); its targets are guessed from folders",
          file: path, line: problem.line, column: problem.column)
      ], isEvaluated: false, isWhole: syntaxError == nil)
  }
  let all = Set(manifests.map(\.run))
  var result = PackageManifest(name: usual.name, path: path, toolsVersion: toolsVersion)
  result.dependencies = merge(manifests.map { ($0.run, $0.manifest.dependencies) }, by: \.self)
    .map { found in
      var dependency = found.values[0].value
      dependency.condition = presence.condition(of: found.runs, among: all)
      return dependency
    }
  result.products = merge(manifests.map { ($0.run, $0.manifest.products) }, by: \.key).map {
    found in
    var product = found.values[0].value
    product.targets = merge(found.values.map { ($0.run, $0.value.targets) }, by: \.self)
      .map { $0.values[0].value }
    product.condition = presence.condition(of: found.runs, among: all)
    return product
  }
  result.targets = merge(manifests.map { ($0.run, $0.manifest.targets) }, by: \.name).map { found in
    target(found, all, presence)
  }
  result.diagnostics =
    runs.flatMap(\.problems).uniqued().sorted {
      ($0.line, $0.message) < ($1.line, $1.message)
    }
    .map {
      Diagnostic(
        .warning, "manifest: \($0.message)", file: path, line: $0.line, column: $0.column)
    }
  var names: Set<String> = []
  for target in usual.targets where !names.insert(target.name).inserted {
    result.diagnostics.append(
      Diagnostic(
        .warning, "manifest: another target is called \(target.name); one of them is read",
        file: path, line: target.line))
  }
  if let syntaxError {
    result.isWhole = false
    result.diagnostics.insert(
      Diagnostic(
        .warning, "manifest has \(syntaxError.message); it is read as far as it parses", file: path,
        line: syntaxError.line, column: syntaxError.column),
      at: 0)
  }
  return result
}

private func target(
  _ found: ManifestMerged<PackageTarget>, _ all: Set<Int>, _ presence: ManifestPresence
) -> PackageTarget {
  var target = found.values[0].value
  let variants = found.values.map(\.value)
  target.condition = presence.condition(of: found.runs, among: all)
  target.dependencies = merge(found.values.map { ($0.run, $0.value.dependencies) }, by: \.key)
    .map { part in
      var dependency = part.values[0].value
      dependency.condition = presence.condition(of: part.runs, among: found.runs)
      return dependency
    }
  target.dependenciesAreKnown = variants.allSatisfy(\.dependenciesAreKnown)
  target.plugins = merge(found.values.map { ($0.run, $0.value.plugins) }, by: \.self)
    .map { $0.values[0].value }
  // A file is a source where it is one in some environment.
  target.exclude = target.exclude.filter { path in variants.allSatisfy { $0.exclude.contains(path) }
  }
  target.resources = target.resources.filter { path in
    variants.allSatisfy { $0.resources.contains(path) }
  }
  let sources = variants.compactMap(\.sources)
  target.sources =
    sources.count < variants.count
    ? nil
    : merge(sources.enumerated().map { ($0.offset, $0.element) }, by: \.self).map {
      $0.values[0].value
    }
  return target
}

extension PackageProduct {
  fileprivate var key: [String] { [kind.rawValue, name] }
}

extension TargetDependency {
  /// What makes two dependencies the same one; the line does not.
  fileprivate var key: TargetDependency {
    var copy = self
    copy.line = 0
    return copy
  }
}

/// Equal elements of several runs' lists.
private struct ManifestMerged<Element> {
  var values: [(run: Int, value: Element)]
  var runs: Set<Int> { Set(values.map(\.run)) }
}

/// The elements of all lists in the order in which they are first met. What a list repeats is kept
/// once.
private func merge<Element, Key: Hashable>(
  _ lists: [(Int, [Element])], by key: (Element) -> Key
) -> [ManifestMerged<Element>] {
  var places: [Key: Int] = [:]
  var merged: [ManifestMerged<Element>] = []
  for (run, elements) in lists {
    for element in elements {
      if let place = places[key(element)] {
        merged[place].values.append((run, element))
      } else {
        places[key(element)] = merged.count
        merged.append(ManifestMerged(values: [(run, element)]))
      }
    }
  }
  return merged
}
