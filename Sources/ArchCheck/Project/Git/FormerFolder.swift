extension GitRepository {
  /// Where the opened folder stood at a commit that lacks it: whence git takes most of its files to
  /// be renamed. Nil where git takes most for new ones.
  ///
  /// - Parameters:
  ///   - head: the commit that has the folder; nil for the index.
  ///   - files: the folder's files today, relative to it.
  package func formerFolder(
    of files: Set<String>, at base: Commit, before head: Commit?
  ) -> String? {
    // Nothing here looks at the work tree or runs a filter, a driver or a text conversion.
    let command =
      head.map { ["diff-tree", "-r", base.id, $0.id] } ?? ["diff-index", "--cached", base.id]
    let options = ["-z", "-M", "--name-status", "--diff-filter=R", "--no-ext-diff"]
    guard let output = try? git.run(command.prefix(1) + options + command.dropFirst()),
      output.status == 0
    else { return nil }
    var counts: [String: Int] = [:]
    // The kind of the change, the old path, the new path.
    var fields = output.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while fields.popFirst() != nil, let old = fields.popFirst(), let new = fields.popFirst() {
      let inside = String(new.dropFirst(prefix.count))
      guard new.hasPrefix(prefix), files.contains(inside) else { continue }
      if old == inside {
        counts["", default: 0] += 1
      } else if old.hasSuffix("/\(inside)") {
        counts[String(old.dropLast(inside.count + 1)), default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value * 2 > files.count ? $0.key : nil }
  }
}
