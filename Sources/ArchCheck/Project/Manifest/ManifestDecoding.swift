/// Turns what a run of the interpreter has made into the plain values of a manifest.
struct ManifestDecoding {
  private(set) var problems: [ManifestProblem] = []

  mutating func manifest(
    from package: ManifestRecord, path: String, toolsVersion: ToolsVersion
  ) -> PackageManifest {
    PackageManifest(
      name: text(package["name"], of: "the package's name", line: package.line) ?? "",
      path: path, toolsVersion: toolsVersion,
      dependencies: list(package["dependencies"]).compactMap { dependency($0) },
      products: list(package["products"]).compactMap { product($0) },
      targets: targets(list(package["targets"])))
  }

  /// The targets; those that one call in a helper function makes stand where they are named.
  private mutating func targets(_ values: [ManifestValue]) -> [PackageTarget] {
    let calls = Dictionary(grouping: values.compactMap { $0.record?.line }, by: \.self)
    return values.compactMap { value in
      guard var target = target(value) else { return nil }
      if calls[target.line, default: []].count > 1,
        case .text(_, let line)? = value.record?["name"]?.plain, line > 0
      {
        target.line = line
      }
      return target
    }
  }

  private mutating func dependency(_ value: ManifestValue) -> PackageDependency? {
    guard let record = known(value), record.name == "package" || record.name == "init" else {
      return nil
    }
    let name = record["name"].flatMap(\.string)
    if let url = record["url"] {
      return text(url, of: "a package's url", line: record.line)
        .map { PackageDependency(name: name, location: .url($0)) }
    }
    if let path = record["path"] {
      return text(path, of: "a package's path", line: record.line)
        .map { PackageDependency(name: name, location: .path($0)) }
    }
    return text(record["id"], of: "a package's identity", line: record.line)
      .map { PackageDependency(name: name, location: .registry($0)) }
  }

  private mutating func product(_ value: ManifestValue) -> PackageProduct? {
    guard let record = known(value) else { return nil }
    guard let kind = PackageProduct.Kind(rawValue: record.name) else {
      note("product .\(record.name) is not known", line: record.line)
      return nil
    }
    guard let name = text(record["name"], of: "a product's name", line: record.line) else {
      return nil
    }
    return PackageProduct(
      name: name, kind: kind,
      targets: texts(record["targets"], of: "targets of product \(name)", line: record.line) ?? [])
  }

  private mutating func target(_ value: ManifestValue) -> PackageTarget? {
    guard let record = known(value) else { return nil }
    guard let kind = targetKinds[record.name] else {
      note("target .\(record.name) is not known", line: record.line)
      return nil
    }
    guard record["name"]?.isPlaceholder != true,
      let name = text(record["name"], of: "a target's name", line: record.line)
    else { return nil }
    func told(_ what: String) -> String { "\(what) of target \(name)" }
    let uses = list(record["dependencies"])
    let dependencies = uses.map { targetDependency($0, line: record.line) }
    let isMissing = record["dependencies"]?.unknownPlaces.isEmpty == false
    return PackageTarget(
      name: name, kind: kind,
      path: text(record["path"], of: told("path"), line: record.line),
      sources: texts(record["sources"], of: told("sources"), line: record.line),
      exclude: texts(record["exclude"], of: told("exclude"), line: record.line) ?? [],
      resources: list(record["resources"]).compactMap(\.record)
        .compactMap { $0.arguments.first?.value.string },
      publicHeadersPath: record["publicHeadersPath"]?.string,
      dependencies: dependencies.compactMap(\.self),
      dependenciesAreKnown: !isMissing && !dependencies.contains { $0 == nil },
      plugins: plugins(of: record), isCommand: record["capability"]?.record?.name == "command",
      line: record.line)
  }

  private func plugins(of target: ManifestRecord) -> [PluginUse] {
    guard let value = target["plugins"], !value.isNone else { return [] }
    return (value.list ?? [value]).map { plugin in
      PluginUse(
        name: plugin.string ?? plugin.record?["name"]?.string,
        package: plugin.record?["package"]?.string)
    }
  }

  private mutating func targetDependency(_ value: ManifestValue, line: Int) -> TargetDependency? {
    if case .text(let name, let written) = value.plain {
      return TargetDependency(kind: .byName, name: name, line: written == 0 ? line : written)
    }
    guard let record = known(value) else { return nil }
    let kind: TargetDependency.Kind
    switch record.name {
    case "product", "productItem": kind = .product
    case "target", "targetItem": kind = .target
    case "byName", "byNameItem": kind = .byName
    default:
      note("dependency .\(record.name) is not known", line: record.line)
      return nil
    }
    let written = record["name"] ?? record.arguments.first { $0.label == nil }?.value
    guard let name = text(written, of: "a dependency's name", line: record.line) else { return nil }
    var dependency = TargetDependency(
      kind: kind, name: name,
      package: text(record["package"], of: "package of product \(name)", line: record.line),
      line: record.line)
    condition(record["condition"], of: &dependency)
    return dependency
  }

  private mutating func condition(_ value: ManifestValue?, of dependency: inout TargetDependency) {
    guard let value, !value.isNone, let record = known(value) else { return }
    dependency.platforms = list(record["platforms"]).compactMap { platform in
      guard let platform = known(platform) else { return nil }
      return platform.name == "custom" ? platform.arguments.first?.value.string : platform.name
    }
    dependency.configuration = record["configuration"]?.record?.name
    dependency.traits = list(record["traits"]).compactMap(\.string).sorted()
  }

  // MARK: Values

  /// The elements of a list; what is not known in it becomes a problem.
  private mutating func list(_ value: ManifestValue?) -> [ManifestValue] {
    guard let value else { return [] }
    for place in value.unknownPlaces { note(place) }
    return value.list?.filter { if case .unknown = $0.plain { false } else { true } } ?? []
  }

  private mutating func known(_ value: ManifestValue) -> ManifestRecord? {
    for place in value.unknownPlaces { note(place) }
    if value.record == nil, value.unknownPlaces.isEmpty, !value.isNone {
      note("a part of the package is no value of PackageDescription", line: 1)
    }
    return value.record
  }

  private mutating func text(_ value: ManifestValue?, of what: String, line: Int) -> String? {
    guard let value, !value.isNone else { return nil }
    if let text = value.string { return text }
    if let place = value.unknownPlaces.first {
      note(
        "\(what): \(place.source) is not evaluated", line: place.line == 0 ? line : place.line,
        column: place.column)
    } else {
      note("\(what) is not evaluated", line: line)
    }
    return nil
  }

  private mutating func texts(_ value: ManifestValue?, of what: String, line: Int) -> [String]? {
    guard let value, !value.isNone else { return nil }
    guard let values = value.list else {
      _ = text(
        .unknown(value.unknownPlaces.first ?? ManifestPlace(line: line, source: "a value")),
        of: what,
        line: line)
      return nil
    }
    return values.filter { !$0.isPlaceholder }.compactMap { text($0, of: what, line: line) }
  }

  private mutating func note(_ place: ManifestPlace) {
    note("\(place.source) is not evaluated", line: place.line, column: place.column)
  }

  private mutating func note(_ message: String, line: Int, column: Int? = nil) {
    let problem = ManifestProblem(line: max(1, line), column: column, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
