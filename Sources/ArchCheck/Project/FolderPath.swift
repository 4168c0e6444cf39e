/// The longest path that is believed: file systems allow no more.
private let longestPath = 4096

/// `path` as seen from `folder`, relative to the root; nil where it is absolute, leads out of the
/// root or is longer than a path can be.
func resolvedPath(_ path: String, in folder: String) -> String? {
  guard !path.hasPrefix("/"), !path.hasPrefix("~"),
    path.utf8.count + folder.utf8.count < longestPath
  else { return nil }
  // Most paths in a project are the bare name of a file.
  if !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != "..", !path.isEmpty {
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }
  var steps = folder.split(separator: "/")
  for step in path.split(separator: "/") where step != "." {
    if step != ".." {
      steps.append(step)
    } else if steps.popLast() == nil {
      return nil
    }
  }
  return steps.joined(separator: "/")
}

/// The folder that holds the file or folder at `path`; empty for the root.
func parentFolder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

/// The last component of `path`.
func lastComponent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// What stands behind the last dot of the last component; empty where there is none.
func pathExtension(of path: String) -> String {
  let name = lastComponent(of: path)
  return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
}

/// The last component without its extension.
func stem(of path: String) -> String {
  let name = lastComponent(of: path)
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}

/// The deepest folder that holds all of `paths`; empty for the root.
func commonFolder(of paths: [String]) -> String {
  var common: [Substring]?
  for path in paths {
    let steps = path.split(separator: "/").dropLast()
    common = common.map { zip($0, steps).prefix { $0 == $1 }.map(\.0) } ?? Array(steps)
  }
  return (common ?? []).joined(separator: "/")
}

/// Whether `path` is `folder` or lies in it; the empty folder holds everything.
func isSameOrInside(_ path: String, _ folder: String) -> Bool {
  folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
}
