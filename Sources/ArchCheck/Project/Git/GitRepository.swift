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
  /// Id of the commit that was checked out when the repository was opened; nil before the first.
  let headID: String?
  /// Path of the index, relative to the opened folder or absolute.
  let indexPath: String
  /// What earlier runs read; an id says what an object holds.
  let cache: Cache?
  /// Ids of commits by the names that were asked for when the repository was opened.
  private(set) var named: [String: String] = [:]

  /// Opens the repository that holds `folder`, an absolute path.
  ///
  /// - Parameter revisions: names of commits that will be asked for.
  package init(
    at folder: String, cache: Cache? = nil, naming revisions: [String] = []
  ) throws(ProjectError) {
    git = try GitProcess(folder: folder)
    // All that a run needs in one process. HEAD has no line before the first commit, and neither
    // has a name that git does not know.
    let revisions = revisions.filter(Self.isNameOfCommit)
    let output = try git.run(
      [
        "rev-parse", "--is-bare-repository", "--is-shallow-repository", "--revs-only",
        "HEAD^{commit}", "--git-path", "index", "--show-prefix",
      ] + revisions.map { "\($0)^{commit}" })
    guard output.status == 0 else {
      throw ProjectError(Self.reason(of: output.message, folder: folder))
    }
    var rest = output.text[...]
    func line() -> Substring {
      let line = rest.prefix { $0 != "\n" }
      rest = rest.dropFirst(line.count + 1)
      return line
    }
    isBare = line() == "true"
    isShallow = line() == "true"
    let digits = rest.prefix { $0.isHexDigit }
    let hasHead = digits.count >= 40 && rest.dropFirst(digits.count).first == "\n"
    headID = hasHead ? String(line()) : nil
    indexPath = String(line())
    let ids = Self.ids(atEndOf: &rest)
    if ids.count == revisions.count {
      named = Dictionary(keepingFirst: zip(revisions, ids))
    }
    // Where names of folders have line breaks, the prefix is what is told alone.
    if rest.count(where: \.isNewline) > 1 {
      rest = try git.run(["rev-parse", "--show-prefix"]).text[...]
    }
    prefix = String(rest.hasSuffix("\n") ? rest.dropLast() : rest)
    objects = ObjectReader(git)
    self.cache = cache
  }

  /// Absolute path of a folder of the repository, as its checkout has it.
  func folder(at path: String) -> String {
    let top = pathSteps(git.folder).dropLast(pathSteps(prefix).count)
    return "/" + (top + pathSteps(path)).joined(separator: "/")
  }

  /// Whether the repository was cloned without some objects, which git fetches when it needs them;
  /// archcheck reaches no network.
  var isPartial: Bool {
    let keys = #"^(remote\..*\.(promisor|partialclonefilter)|extensions\.partialclone)$"#
    return (try? git.run(["config", "--get-regexp", keys]))?.status == 0
  }

  /// What is said where the repository does not hold something that a commit names.
  func failure(toRead path: String, at commit: String) -> ProjectError {
    let place = "\(path) cannot be read at commit \(commit.prefix(12))"
    return ProjectError(
      isPartial
        ? "\(place): this is a partial clone, and archcheck does not fetch what it lacks; "
          + "`git fetch --refetch --no-filter` gets all of it (in CI: clone without a filter)"
        : "\(place): the repository is damaged or not complete; `git fsck` says what is missing")
  }

  /// Takes the lines at the end that are ids.
  private static func ids(atEndOf text: inout Substring) -> [String] {
    var ids: [String] = []
    while text.hasSuffix("\n") {
      let line = text.dropLast().reversed().prefix { $0 != "\n" }
      guard line.count >= 40, line.allSatisfy(\.isHexDigit) else { break }
      ids.append(String(line.reversed()))
      text = text.dropLast(line.count + 1)
    }
    return ids.reversed()
  }

  /// Whether git can take a text for the name of a commit and for nothing else.
  static func isNameOfCommit(_ revision: String) -> Bool {
    !revision.isEmpty && !revision.hasPrefix("-") && !revision.utf8.contains { $0 < 32 }
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
