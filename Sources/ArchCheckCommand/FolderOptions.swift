import ArgumentParser

/// What counts as one folder where folders are the nodes.
struct FolderOptions: ParsableArguments {
  @Option(
    name: .customLong("folder-depth"),
    help: ArgumentHelp(
      "How many levels of folders count below a module's folder (--level folder; default: 1).",
      valueName: "n"))
  var chosenDepth: Int?

  var depth: Int { chosenDepth ?? 1 }

  func validate() throws {
    guard depth > 0 else { throw ValidationError("--folder-depth is at least 1") }
  }

  /// Refuses the option where nothing would read it.
  func validate(isRead: Bool) throws {
    guard isRead || chosenDepth == nil else {
      throw ValidationError("--folder-depth goes with --level folder")
    }
  }
}
