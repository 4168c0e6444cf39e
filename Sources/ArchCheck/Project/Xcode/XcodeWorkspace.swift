/// Says which projects and packages of the workspaces are not in the tree.
func checkWorkspaces(
  in tree: some SourceTree, files: ProjectFiles, external: ExternalFolders,
  problems: inout XcodeProblems
) {
  for entry in files.named("contents.xcworkspacedata") {
    let workspace = parentFolder(of: entry.path)
    // Every project holds a workspace of its own that lists nothing but the project.
    guard pathExtension(of: parentFolder(of: workspace)) != "xcodeproj",
      let bytes = tree.contents(of: entry.path), bytes.count < 1_000_000
    else { continue }
    for reference in workspaceReferences(String(decoding: bytes, as: UTF8.self)) {
      let folder = parentFolder(of: workspace)
      let problem: String
      if let path = resolvedPath(reference.path, in: folder, root: tree.root) {
        guard pathExtension(of: path) == "xcodeproj", files.below(path).isEmpty,
          !external.hold(path)
        else { continue }
        problems.missing.append(path)
        problem = "the project \(path) is not there"
      } else {
        problem = "\(reference.path) is outside the root"
      }
      problems.diagnostics.append(
        Diagnostic(.warning, problem, file: entry.path, line: reference.line))
    }
  }
}

/// The files that a workspace lists, relative to the folder that holds it.
private func workspaceReferences(_ text: String) -> [(path: String, line: Int)] {
  var references: [(path: String, line: Int)] = []
  /// The paths of the open groups.
  var groups: [String] = []
  var line = 1
  // A document of three elements does not need a parser of all XML.
  for part in text.split(separator: "<", omittingEmptySubsequences: false) {
    let element = part.prefix { !$0.isWhitespace && $0 != ">" }
    let location = attribute("location", of: part) ?? ""
    let kind = location.prefix { $0 != ":" }
    let path = String(location.dropFirst(kind.count + 1))
    let group = groups.last ?? ""
    switch element {
    case "Group" where groups.count < 64:
      groups.append(kind == "group" ? joined(group, path) : group)
    case "/Group": groups = groups.dropLast()
    case "FileRef" where kind == "group": references.append((joined(group, path), line))
    case "FileRef" where kind == "container" || kind == "absolute":
      references.append((path, line))
    default: break
    }
    line += part.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
  return references
}

/// The path of what a group lists, cut where a path cannot be longer.
private func joined(_ group: String, _ path: String) -> String {
  guard group.utf8.count < longestPath else { return group }
  let whole = group.isEmpty || path.isEmpty ? group + path : "\(group)/\(path)"
  guard whole.utf8.count > longestPath else { return whole }
  return String(decoding: whole.utf8.prefix(longestPath), as: UTF8.self)
}

/// The value of an XML attribute with its entities replaced.
private func attribute(_ name: String, of tag: Substring) -> String? {
  guard let start = tag.firstRange(of: name)?.upperBound else { return nil }
  let parts = tag[start...].split(separator: "\"", omittingEmptySubsequences: false)
  guard parts.count > 2 else { return nil }
  return [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    .reduce(String(parts[1])) { $0.replacing($1.0, with: $1.1) }
}
