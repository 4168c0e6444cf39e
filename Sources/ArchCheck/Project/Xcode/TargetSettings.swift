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

  /// The settings of `target` in the configuration that is built by default (in general "Release").
  mutating func settings(
    of target: XcodeObject, named name: String, in tree: some SourceTree
  ) -> BuildSettings {
    let own = configuration(of: target, named: nil)
    let general = configuration(of: objects.root, named: own?["name"])
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
