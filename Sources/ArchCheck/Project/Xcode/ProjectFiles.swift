/// The files of a tree for look-up by path and by folder.
struct ProjectFiles: Sendable {
  /// Absolute path of the tree's root; empty where it is not known.
  let root: String
  /// Paths of the manifests of packages.
  let manifests: Set<String>
  /// Sorted by path in code-unit order.
  private let entries: [TreeEntry]
  /// Positions by path as Apple's file systems compare it: without regard to case, and texts that
  /// differ in Unicode normalization only are one key.
  private let foldedPositions: [String: Int]
  /// The folders by what they are called where case makes no difference.
  private let foldedFolders: [String: String]

  init(_ entries: [TreeEntry], manifests: Set<String> = [], root: String = "") {
    self.root = root
    self.manifests = manifests
    self.entries = entries.sorted { $0.path.precedesByBytes($1.path) }
    foldedPositions = Dictionary(
      keepingFirst: self.entries.enumerated().map { ($1.path.lowercased(), $0) })
    foldedFolders = TreeFolders(entries).byLowercase()
  }

  /// The file at `path`, else one that Apple's case-insensitive file systems take for it.
  subscript(path: String) -> TreeEntry? {
    let position = firstPosition(notBefore: path)
    if position < entries.count, entries[position].path == path { return entries[position] }
    return foldedPositions[path.lowercased()].map { entries[$0] }
  }

  /// The folder at `path` as the tree spells it, else one that Apple's case-insensitive file systems
  /// take for it; nil where nothing is there.
  func folder(_ path: String) -> String? {
    below(path).isEmpty ? foldedFolders[path.lowercased()] : path
  }

  /// What stands beside a path where nothing is and has a name like it, with words to ask for it.
  func hint(for path: String) -> String {
    let parent = parentFolder(of: path)
    let depth = pathSteps(parent).count
    let names = Set(below(parent).map { String(pathSteps($0.path)[depth]) })
    let likely = nearestSpelling(of: lastComponent(of: path), among: Array(names))
    return likely.map { "; did you mean \(join(parent, $0))?" } ?? ""
  }

  /// All files in `folder` and its subfolders, sorted by path; the root is the empty folder.
  func below(_ folder: String) -> ArraySlice<TreeEntry> {
    guard !folder.isEmpty else { return entries[...] }
    let first = firstPosition(notBefore: folder + "/")
    // "0" follows "/": it bounds everything that starts with the folder's path.
    return entries[first..<firstPosition(notBefore: folder + "0")]
  }

  /// All files named `name`, sorted by path.
  func named(_ name: String) -> [TreeEntry] {
    entries.filter { $0.path == name || $0.path.hasSuffix("/" + name) }
  }

  private func firstPosition(notBefore path: String) -> Int {
    entries.partitioningIndex { !$0.path.precedesByBytes(path) }
  }
}
