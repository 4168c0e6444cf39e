/// No file that is read is larger, in bytes; what is counts as not readable.
let largestReadFile = 64 << 20

/// The files of a project as they are on disk or as they were at a commit.
///
/// Paths are relative to the tree's root, with `/`, without a leading `./`. What a tree lists is
/// data from strangers: nothing in it is followed out of the root.
package protocol SourceTree: Sendable {
  /// All regular files below the root, sorted by path in code-unit order. Folders that can hold no
  /// analysed source (`.git`, `.build`, `DerivedData`, `node_modules`, …) are left out.
  func files() throws(ProjectError) -> [TreeEntry]

  /// The same files, with what a reader must know about those that are missing.
  func listing() throws(ProjectError) -> TreeListing

  /// The bytes of the file at `path`, or nil where it cannot be read.
  func contents(of path: String) -> [UInt8]?

  /// The id that git gives the bytes of the file at `path`, in hexadecimal, where it is known
  /// without reading the file.
  func blob(of path: String) -> String?

  /// Absolute path of the root, or where a checkout would have it; empty where nothing is known.
  var root: String { get }

  /// What tells the tree from all others; nil where nothing does. The files of a tree can change
  /// unless its identity says what they hold.
  var identity: String? { get }

  /// What the files that were looked at so far hold, nil for those that could not be read, sorted by
  /// path in code-unit order; empty where the identity says it.
  var read: [(path: String, content: Digest?)] { get }

  /// Why nothing can be said of the tree, where something that was asked for is in it and yet not
  /// at hand; ``reading(_:)`` asks.
  var failure: ProjectError? { get }
}

extension SourceTree {
  /// What `body` finds out from contents of files; throws where some of them are not at hand. Threads
  /// that read side by side learn of it only here, so that the same file is named each time.
  package func reading<Value>(
    _ body: () throws(ProjectError) -> Value
  ) throws(ProjectError) -> Value {
    let value = try body()
    if let failure { throw failure }
    return value
  }

  package func listing() throws(ProjectError) -> TreeListing {
    TreeListing(entries: try files(), diagnostics: [])
  }

  package func blob(of path: String) -> String? { nil }

  package var root: String { "" }

  package var identity: String? { nil }

  package var read: [(path: String, content: Digest?)] { [] }

  package var failure: ProjectError? { nil }
}

/// What a ``SourceTree`` lists.
package struct TreeListing: Sendable, Hashable {
  /// Sorted by path in code-unit order.
  package var entries: [TreeEntry]
  /// Folders that cannot be read, links that are not followed.
  package var diagnostics: [Diagnostic]
  /// Paths of submodules whose files the tree does not hold, as a commit's.
  package var submodules: [String]
  /// Where the symbolic links lead that were followed, by their paths; both are relative to the root.
  package var links: [String: String]
  /// Folders of package managers and of build products that are left out; hidden ones are not named.
  package var leftOut: [String] = []
  /// Symbolic links to Swift files and folders outside of the root.
  package var outerLinks: [String] = []

  package init(
    entries: [TreeEntry], diagnostics: [Diagnostic], submodules: [String] = [],
    links: [String: String] = [:]
  ) {
    self.entries = entries
    self.diagnostics = diagnostics
    self.submodules = submodules
    self.links = links
  }

  /// The folder that is left out and holds the file or folder at `path`; nil where none does.
  func leftOutFolder(around path: String) -> String? {
    let steps = pathSteps(path)
    if let hidden = steps.firstIndex(where: { $0.hasPrefix(".") }) {
      return steps[...hidden].joined(separator: "/")
    }
    return leftOut.first { isSameOrInside(path, $0) }
  }

  /// The path without a link in it by which a file is listed too; nil where no link leads to it.
  func linkedPath(of path: String) -> String? {
    guard !links.isEmpty else { return nil }
    var place = path
    while !place.isEmpty {
      if let target = links[place] { return target + path.dropFirst(place.count) }
      place = parentFolder(of: place)
    }
    return nil
  }
}

/// One file of a ``SourceTree``.
package struct TreeEntry: Sendable, Hashable {
  package var path: String
  /// Git's blob id in hexadecimal where the tree knows it without reading the file.
  package var blob: String?
  /// Size in bytes, where known.
  package var size: Int?

  package init(path: String, blob: String? = nil, size: Int? = nil) {
    self.path = path
    self.blob = blob
    self.size = size
  }
}
