/// What the build settings of a project say of the modules of its targets.
struct TargetSettings {
  private let project: String
  private let objects: XcodeObjects
  private let locations: XcodeLocations
  /// Settings of the configuration files read so far, by path.
  private var read: [String: [String: String]] = [:]

  init(project: String, objects: XcodeObjects, locations: XcodeLocations) {
    self.project = project
    self.objects = objects
    self.locations = locations
  }

  /// The module name of `target` in the configuration that is built by default (in general
  /// "Release"); nil where it cannot be told.
  mutating func moduleName(
    of target: XcodeObject, named name: String, in tree: some SourceTree
  ) -> String? {
    let layers =
      written(of: target, in: tree) + [
        [
          "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
          "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": project,
          "TARGET_NAME": name, "TARGETNAME": name,
        ]
      ]
    guard let module = BuildSettings(layers: layers).value(of: "PRODUCT_MODULE_NAME"),
      !module.isEmpty
    else { return nil }
    return moduleIdentifier(module)
  }

  /// Whether the settings let `target` import modules that are not among its dependencies: by search
  /// paths, or by frameworks that the linker is told of.
  mutating func bringsModules(to target: XcodeObject, in tree: some SourceTree) -> Bool {
    let layers = written(of: target, in: tree)
    let words = { Self.words(of: $0, in: layers) }
    // The folders of Xcode itself and of what it builds.
    let usual = ["$(inherited)", "${inherited}", "PLATFORM_DIR", "DEVELOPER_", "SDKROOT", "BUILT_"]
    let isUnusual = { (path: Substring) in !path.isEmpty && !usual.contains { path.contains($0) } }
    let paths = words("SWIFT_INCLUDE_PATHS") + words("FRAMEWORK_SEARCH_PATHS")
    return paths.contains(where: isUnusual) || linksFrameworks(to: target, in: tree)
      || words("OTHER_SWIFT_FLAGS").contains { flag in
        ["-I", "-F", "-fmodule-map-file"].contains(where: flag.hasPrefix)
      }
  }

  /// Whether the linker is told of frameworks, which may be those of other targets.
  mutating func linksFrameworks(to target: XcodeObject, in tree: some SourceTree) -> Bool {
    Self.words(of: "OTHER_LDFLAGS", in: written(of: target, in: tree))
      .contains { $0.hasSuffix("framework") }
  }

  private static func words(of setting: String, in layers: [[String: String]]) -> [Substring] {
    layers.flatMap { ($0[setting] ?? "").filter { $0 != "\"" }.split(separator: " ") }
  }

  /// The settings of `target` and of the project, the strongest first.
  private mutating func written(
    of target: XcodeObject, in tree: some SourceTree
  ) -> [[String: String]] {
    let own = configuration(of: target, named: nil)
    let general = configuration(of: objects.root, named: own?["name"])
    return settings(of: own, in: tree) + settings(of: general, in: tree)
  }

  /// The configuration called `name` of a target or project, else its default one, else its first.
  private func configuration(of object: XcodeObject, named name: String?) -> XcodeObject? {
    guard let list = objects[object["buildConfigurationList"]] else { return nil }
    let configurations = objects.list("buildConfigurations", of: list)
    let wanted = name ?? list["defaultConfigurationName"]
    return configurations.first { $0["name"] == wanted } ?? configurations.first
  }

  /// The settings written in a configuration, then those of its configuration file.
  private mutating func settings(
    of configuration: XcodeObject?, in tree: some SourceTree
  ) -> [[String: String]] {
    guard let configuration else { return [] }
    let written = configuration.fields["buildSettings"]?.table ?? []
    let inline = Dictionary(
      keepingFirst: written.map { entry in
        (entry.key, entry.value.text ?? entry.value.list.compactMap(\.text).joined(separator: " "))
      })
    guard let path = configurationFile(of: configuration) else { return [inline] }
    let included = read[path] ?? xcconfigSettings(at: path, in: tree)
    read[path] = included
    return [inline, included]
  }

  private func configurationFile(of configuration: XcodeObject) -> String? {
    if let reference = objects[configuration["baseConfigurationReference"]] {
      return locations[reference]
    }
    guard let anchor = objects[configuration["baseConfigurationReferenceAnchor"]],
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return locations[anchor].flatMap { resolvedPath(path, in: $0) }
  }
}
