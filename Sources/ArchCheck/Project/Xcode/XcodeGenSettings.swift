/// The build settings of the targets of an XcodeGen specification.
struct XcodeGenSettings {
  private let specification: ProjectValue
  private let project: String
  private let folder: String
  /// Name of the configuration that is read.
  private let configuration: String

  init(_ specification: ProjectValue, project: String, folder: String) {
    self.specification = specification
    self.project = project
    self.folder = folder
    configuration =
      specification["configs"]?.table.first { $0.value.text == "release" }?.key ?? "Release"
  }

  /// - Parameter target: the target with its templates applied.
  func settings(
    of target: XcodeGenTarget, in tree: some SourceTree
  ) -> BuildSettings {
    let ofTarget = [written(target["settings"]), included(target["configFiles"], in: tree)]
    let ofProject = [
      written(specification["settings"]), included(specification["configFiles"], in: tree),
    ]
    return BuildSettings(
      ofTarget + ofProject, target: target.name, project: project, folder: folder)
  }

  /// What a table of settings says: groups first, then what holds for all configurations, then what
  /// holds for this one; the last counts.
  ///
  /// - Parameter depth: how many groups are around: they may hold each other.
  private func written(_ settings: ProjectValue?, depth: Int = 0) -> [String: String] {
    guard let settings, depth < 8 else { return [:] }
    guard ["base", "groups", "configs"].contains(where: { settings[$0] != nil }) else {
      return Dictionary(keepingFirst: settings.table.map { ($0.key, $0.value.settingText) })
    }
    let groups = (settings["groups"]?.list ?? []).compactMap(\.text)
      .map { specification["settingGroups"]?[$0] }
    let variants = (settings["configs"]?.table ?? [])
      .filter { configuration.lowercased().contains($0.key.lowercased()) }.map(\.value)
    return (groups + [settings["base"]] + variants).reduce(into: [:]) { result, part in
      result.merge(written(part, depth: depth + 1)) { $1 }
    }
  }

  private func included(_ files: ProjectValue?, in tree: some SourceTree) -> [String: String] {
    let path = files?[configuration]?.text.flatMap { resolvedPath($0, in: folder) }
    return path.map { xcconfigSettings(at: $0, in: tree) } ?? [:]
  }
}
