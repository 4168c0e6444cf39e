/// The build settings of a target in one configuration, as far as they tell of modules.
struct BuildSettings: Sendable {
  /// The strongest first: target, its xcconfig, project, its xcconfig, Xcode's own.
  private let layers: [[String: String]]

  /// - Parameters:
  ///   - written: all but Xcode's own.
  ///   - folder: the project's; nil where it is outside the root.
  init(_ written: [[String: String]], target: String, project: String, folder: String?) {
    var standard = [
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": project, "TARGET_NAME": target, "TARGETNAME": target,
    ]
    let root = folder.map { $0.isEmpty ? "." : $0 }
    for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { standard[name] = root }
    layers = written + [standard]
  }

  /// What the target's module is called; nil where that cannot be told.
  var moduleName: String? {
    value(of: "PRODUCT_MODULE_NAME").flatMap { $0.isEmpty ? nil : moduleIdentifier($0) }
  }

  /// Whether the linker is told of frameworks, which may be those of other targets.
  var linksFrameworks: Bool {
    words(of: "OTHER_LDFLAGS").contains { $0.hasSuffix("framework") }
  }

  /// Whether the target can import modules that are not among its dependencies: by search paths, or by
  /// frameworks that the linker is told of.
  func bringsModules(among files: ProjectFiles) -> Bool {
    // The folders of Xcode itself and of what it builds.
    let usual = ["$(inherited)", "${inherited}", "PLATFORM_DIR", "DEVELOPER_", "SDKROOT", "BUILT_"]
    let isUnusual = { (path: Substring) in !path.isEmpty && !usual.contains { path.contains($0) } }
    let paths = words(of: "SWIFT_INCLUDE_PATHS") + words(of: "FRAMEWORK_SEARCH_PATHS")
    return paths.contains(where: isUnusual) || linksFrameworks
      || words(of: "OTHER_SWIFT_FLAGS").contains { flag in
        ["-I", "-F", "-fmodule-map-file"].contains(where: flag.hasPrefix)
      } || hasModuleMapInHeaderPaths(among: files)
  }

  /// Whether one of the folders with headers is that of a C module, too.
  private func hasModuleMapInHeaderPaths(among files: ProjectFiles) -> Bool {
    ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"].contains { setting in
      words(of: setting).contains { word in
        let isDeep = word.hasSuffix("/**")
        var budget = 200
        guard
          let path = expanded(
            String(isDeep ? word.dropLast(3) : word), of: setting, in: 0, budget: &budget),
          !path.isEmpty, let folder = resolvedPath(path, in: "")
        else { return false }
        return isDeep
          ? files.below(folder).contains { pathExtension(of: $0.path) == "modulemap" }
          : files[join(folder, "module.modulemap")] != nil
      }
    }
  }

  private func words(of setting: String) -> [Substring] {
    layers.flatMap { ($0[setting] ?? "").filter { $0 != "\"" }.split(separator: " ") }
  }

  /// The value of `name` with its variables replaced; nil where it or a variable is not set.
  func value(of name: String) -> String? {
    var budget = 200
    return value(of: name, from: 0, budget: &budget)
  }

  /// - Parameter budget: how many more variables may be replaced: settings can name each other in
  ///   a circle.
  private func value(of name: String, from first: Int, budget: inout Int) -> String? {
    guard let layer = layers.indices.first(where: { $0 >= first && layers[$0][name] != nil }),
      let text = layers[layer][name]
    else { return nil }
    return expanded(text, of: name, in: layer, budget: &budget)
  }

  private func expanded(
    _ text: String, of name: String, in layer: Int, budget: inout Int
  ) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      budget -= 1
      guard budget > 0, result.utf8.count < 1000 else { return nil }
      guard let end = closingBracket(of: rest) else {
        result += "$"
        continue
      }
      let written = String(rest[..<end].dropFirst())
      guard let inner = expanded(written, of: name, in: layer, budget: &budget) else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let variable = parts.first.map(String.init) ?? ""
      let isInherited = variable == "inherited" || variable == name
      guard
        var value = value(
          of: isInherited ? name : variable, from: isInherited ? layer + 1 : 0, budget: &budget)
          ?? standardValue(parts)
      else { return nil }
      for modifier in parts.dropFirst() { value = modified(value, by: modifier) }
      result += value
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Where the bracket that a text starts with is closed; a name may hold others: `$(A_$(B))`.
  private func closingBracket(of text: Substring) -> Substring.Index? {
    guard text.first == "(" || text.first == "{" else { return nil }
    let (opening, closing): (Character, Character) = text.first == "{" ? ("{", "}") : ("(", ")")
    var depth = 0
    return text.indices.first { index in
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      return depth == 0
    }
  }

  /// The value that `$(NAME:default=value)` gives for a setting that is not set.
  private func standardValue(_ parts: [Substring]) -> String? {
    parts.dropFirst().first { $0.hasPrefix("default=") }.map { String($0.dropFirst(8)) }
  }

  private func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": moduleIdentifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
