/// The names that the build settings of a project give to the modules of its targets.
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
    let own = configuration(of: target, named: nil)
    let general = configuration(of: objects.root, named: own?["name"])
    let layers =
      settings(of: own, in: tree) + settings(of: general, in: tree) + [
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
      written.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
    ) { first, _ in first }
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
