/// The build settings of the targets of a project.
struct TargetSettings {
  private let project: String
  /// The folder that paths of the project start from; nil where it is outside the root.
  private let folder: String?
  private let objects: XcodeObjects
  private let locations: XcodeLocations
  /// Settings of the configuration files read so far, by path.
  private var read: [String: [String: String]] = [:]

  init(project: String, folder: String?, objects: XcodeObjects, locations: XcodeLocations) {
    self.project = project
    self.folder = folder
    self.objects = objects
    self.locations = locations
  }

  /// What the module of `target` is called in any of its configurations, as far as that can be told.
  mutating func moduleNames(
    of target: XcodeObject, named name: String, in tree: some SourceTree
  ) -> Set<String> {
    let list = objects[target["buildConfigurationList"]]
    let all = list.map { objects.list("buildConfigurations", of: $0) } ?? []
    return Set(
      all.prefix(20).compactMap {
        settings(of: target, named: name, configuration: $0["name"], in: tree).moduleName
      })
  }

  /// The settings of `target` in a configuration; where none is named, in the one that is built by
  /// default (in general "Release").
  mutating func settings(
    of target: XcodeObject, named name: String, configuration: String? = nil,
    in tree: some SourceTree
  ) -> BuildSettings {
    let own = self.configuration(of: target, named: configuration)
    let general = self.configuration(of: objects.root, named: own?["name"])
    return BuildSettings(
      settings(of: own, in: tree) + settings(of: general, in: tree), target: name,
      project: project, folder: folder)
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
    let inline = Dictionary(keepingFirst: written.map { ($0.key, $0.value.settingText) })
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

extension ProjectValue {
  /// The value of a build setting; one that is a list is told in words.
  var settingText: String { text ?? list.compactMap(\.text).joined(separator: " ") }
}
