import ArgumentParser

/// What counts as one folder where folders are the nodes.
struct FolderOptions: ParsableArguments {
  @Option(
    name: .customLong("folder-depth"),
    help: ArgumentHelp(
      "How far below a module's folder its folders are told apart (folder level).", valueName: "n"))
  var depth = 1

  func validate() throws {
    guard depth > 0 else { throw ValidationError("--folder-depth is at least 1") }
  }
}
