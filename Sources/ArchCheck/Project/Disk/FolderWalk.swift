import Foundation

/// One depth-first walk over a folder that meets the files in code-unit order of their paths.
struct FolderWalk {
  let root: String
  private var entries: [TreeEntry] = []
  private var diagnostics: [Diagnostic] = []
  private var links: [String: String] = [:]
  private var leftOut: [String] = []
  private var outerLinks: [String] = []

  /// A link to a folder sorts as a file in its folder, but as a folder in the whole.
  private var entriesAreSorted = true

  init(root: String) {
    self.root = root
  }

  /// All files below the root; nil where the root cannot be read.
  static func listing(of root: String) -> TreeListing? {
    var walk = FolderWalk(root: root)
    guard walk.list(folder: "", insideLink: false) else { return nil }
    if !walk.entriesAreSorted {
      walk.entries.sort { $0.path.precedesByBytes($1.path) }
    }
    var listing = TreeListing(
      entries: walk.entries, diagnostics: walk.diagnostics, links: walk.links)
    listing.leftOut = walk.leftOut
    listing.outerLinks = walk.outerLinks
    return listing
  }

  /// Deeper folders than this are reported and not entered: the walk is recursive.
  private static let maximumDepth = 200
  private static let gitFile = Array(".git".utf8)

  /// Lists `folder`, relative to the root, and what is below it; false where it cannot be read.
  private mutating func list(folder: String, insideLink: Bool, depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth else {
      diagnostics.append(Diagnostic(.warning, "folders nest too deeply here", file: folder))
      return true
    }
    guard let names = namesByPath(in: folder) else { return false }
    if !folder.isEmpty, names.contains(where: { $0.kind == .file && $0.name == Self.gitFile }),
      isLinkedWorkTree("\(root)/\(folder)")
    {
      diagnostics.append(
        Diagnostic(.info, "this is another work tree of git and is left out", file: folder))
      return true
    }
    for item in names {
      guard let name = String(validating: item.name, as: UTF8.self) else {
        let shown = String(decoding: item.name, as: UTF8.self)
        diagnostics.append(
          Diagnostic(
            .warning, "file name is not UTF-8, the file is left out", file: join(folder, shown)))
        continue
      }
      visit(join(folder, name), kind: item.kind, insideLink: insideLink, depth: depth)
    }
    return true
  }

  private mutating func visit(_ path: String, kind: FileKind, insideLink: Bool, depth: Int) {
    switch kind {
    case .file:
      entries.append(TreeEntry(path: path))
    case .folder where !leavesOut(path):
      if !list(folder: path, insideLink: insideLink, depth: depth + 1) {
        diagnostics.append(Diagnostic(.warning, "folder cannot be read", file: path))
      }
    case .link:
      follow(path, insideLink: insideLink, depth: depth)
    case .folder, .other:
      break
    }
  }

  private mutating func follow(_ path: String, insideLink: Bool, depth: Int) {
    guard let target = realPath(of: root + "/" + path) else {
      diagnostics.append(Diagnostic(.info, "symbolic link leads nowhere", file: path))
      return
    }
    guard isSameOrInside(target, root == "/" ? "" : root) else {
      diagnostics.append(
        Diagnostic(.info, "symbolic link leads out of the project and is not followed", file: path))
      if fileKind(of: target) == .folder || SourceKind(path: path) == .swift {
        outerLinks.append(path)
      }
      return
    }
    switch fileKind(of: target) {
    case .file:
      links[path] = inside(target)
      entries.append(TreeEntry(path: path))
    case .folder:
      guard !leavesOut(path), !isInLeftOutFolder(inside(target)) else { return }
      // A link to a folder that holds it is a circle; one level of links cannot make a longer one.
      let linkedFrom = realPath(of: root + "/" + parentFolder(of: path)) ?? root
      guard !insideLink, !(linkedFrom + "/").hasPrefix(target + "/") else {
        let message =
          insideLink
          ? "symbolic link in a linked folder is not followed"
          : "symbolic link leads to a folder around it and is not followed"
        diagnostics.append(Diagnostic(.info, message, file: path))
        return
      }
      links[path] = inside(target)
      let start = entries.count
      if !list(folder: path, insideLink: true, depth: depth + 1) {
        diagnostics.append(Diagnostic(.warning, "folder cannot be read", file: path))
      }
      entriesAreSorted = entriesAreSorted && entries.count == start
    case .link, .other:
      break
    }
  }

  /// A path below the root, relative to it.
  private func inside(_ target: String) -> String {
    pathSteps(target).dropFirst(pathSteps(root).count).joined(separator: "/")
  }

  private mutating func leavesOut(_ folder: String) -> Bool {
    guard isLeftOut(folder: folder, names: names) else { return false }
    if !lastComponent(of: folder).hasPrefix(".") { leftOut.append(folder) }
    return true
  }

  private func isInLeftOutFolder(_ folder: String) -> Bool {
    ([folder] + foldersAbove(folder)).contains { isLeftOut(folder: $0, names: names) }
  }

  private func names(in folder: String) -> Set<String> {
    Set((namesByPath(in: folder) ?? []).map { String(decoding: $0.name, as: UTF8.self) })
  }

  /// The names in a folder in the order of the paths they lead to: a folder sorts as `name/`.
  private func namesByPath(in folder: String) -> [(name: [UInt8], kind: FileKind)]? {
    let path = folder.isEmpty ? root : root + "/" + folder
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var items: [(name: [UInt8], key: [UInt8], kind: FileKind)] = []
    while let item = readdir(stream) {
      let name = nameBytes(of: item)
      if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      let kind = FileKind(of: item, named: name, in: path)
      items.append((name, kind == .folder ? name + [UInt8(ascii: "/")] : name, kind))
    }
    items.sort { $0.key.lexicographicallyPrecedes($1.key) }
    return items.map { ($0.name, $0.kind) }
  }
}

private func nameBytes(of item: UnsafeMutablePointer<dirent>) -> [UInt8] {
  // The name's tuple may be declared longer than the record is, so it is read where it lies.
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  let start = UnsafeRawPointer(item).advanced(by: offset)
  let count = strlen(start.assumingMemoryBound(to: CChar.self))
  return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
}
