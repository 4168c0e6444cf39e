/// A git repository as far as archcheck reads it: never written to, nothing of it run.
///
/// Work trees, bare repositories, linked work trees, sparse checkouts and shallow clones are all
/// read the same way, from the object store.
package struct GitRepository: Sendable {
  let git: GitProcess
  let objects: ObjectReader
  package let isBare: Bool
  /// Whether the history was cut off when the repository was cloned.
  package let isShallow: Bool
  /// Path of the opened folder inside the repository, with `/` at its end; empty for the top.
  package let prefix: String

  /// Opens the repository that holds `folder`, an absolute path.
  package init(at folder: String) throws(ProjectError) {
    git = try GitProcess(folder: folder)
    let output = try git.run([
      "rev-parse", "--is-bare-repository", "--is-shallow-repository", "--show-prefix",
    ])
    guard output.status == 0 else {
      throw ProjectError(Self.reason(of: output.message, folder: folder))
    }
    let parts = output.text.split(
      separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw ProjectError("\(folder): git does not say what kind of repository this is")
    }
    isBare = parts[0] == "true"
    isShallow = parts[1] == "true"
    prefix = String(parts[2].hasSuffix("\n") ? parts[2].dropLast() : parts[2])
    objects = ObjectReader(git)
  }

  private static func reason(of message: String, folder: String) -> String {
    if message.contains("dubious ownership") {
      return "\(folder): git does not read this repository because another user owns it; "
        + "if you trust it, run `git config --global --add safe.directory '\(folder)'`"
    }
    if message.contains("not a git repository") {
      return "\(folder): this folder is in no git repository"
    }
    return "\(folder): git cannot read this repository: \(firstLine(of: message))"
  }
}

/// The first line of what git says, without its prefix.
func firstLine(of message: String) -> String {
  let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason given"
  for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) {
    return String(line.dropFirst(prefix.count))
  }
  return line
}
