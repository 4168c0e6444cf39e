import Synchronization

/// The trees of several commits of one repository, read from `cat-file`: what a history lists.
///
/// One commit is listed faster by `ls-tree`, which also tells sizes. Between the commits of a
/// history most folders stay as they are, and a folder with a known id is read once.
package final class TreeObjects: Sendable {
  private let reader: ObjectReader
  private let known = Mutex<[String: [Entry]]>([:])

  /// One line of a tree object.
  private struct Entry {
    var mode: String
    var id: String
    var name: [UInt8]

    var isFolder: Bool { mode == "40000" }
  }

  package init(of repository: GitRepository) {
    reader = repository.objects
  }

  /// Everything below a folder of a commit, in the order of `ls-tree -r`; nil where not all of it
  /// can be read this way.
  func objects(at commit: Commit, below folder: String) -> [TreeObject]? {
    guard !commit.tree.isEmpty else { return nil }
    var id = commit.tree
    for name in folder.split(separator: "/") {
      let entry = entries(of: id)?.first { $0.isFolder && $0.name == Array(name.utf8) }
      guard let entry else { return nil }
      id = entry.id
    }
    var found: [TreeObject] = []
    return add(id, at: [], to: &found) ? found : nil
  }

  private func add(_ id: String, at path: [UInt8], to found: inout [TreeObject]) -> Bool {
    guard let entries = entries(of: id) else { return false }
    for entry in entries {
      if entry.isFolder {
        guard add(entry.id, at: path + entry.name + [UInt8(ascii: "/")], to: &found) else {
          return false
        }
      } else {
        found.append(TreeObject(mode: entry.mode, id: entry.id, size: nil, path: path + entry.name))
      }
    }
    return true
  }

  private func entries(of id: String) -> [Entry]? {
    if let entries = known.withLock({ $0[id] }) { return entries }
    guard let bytes = reader.contents(of: id),
      let entries = Self.entries(in: bytes, idBytes: id.utf8.count / 2)
    else { return nil }
    known.withLock { $0[id] = entries }
    return entries
  }

  /// Reads `100644 name<NUL>` and the bytes of the id, again and again.
  private static func entries(in bytes: [UInt8], idBytes: Int) -> [Entry]? {
    var entries: [Entry] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let blank = rest.firstIndex(of: UInt8(ascii: " ")),
        let end = rest[blank...].firstIndex(of: 0), rest.endIndex - end > idBytes
      else { return nil }
      let id = rest[(end + 1)...].prefix(idBytes)
      entries.append(
        Entry(
          mode: String(decoding: rest[..<blank], as: UTF8.self), id: hexadecimal(id),
          name: Array(rest[(blank + 1)..<end])))
      rest = rest[id.endIndex...]
    }
    return entries
  }
}

private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(
    decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
