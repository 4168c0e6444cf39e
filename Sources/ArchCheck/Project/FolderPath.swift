private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

/// The longest path that is believed: file systems allow no more.
let longestPath = 4096

/// `path` as seen from `folder`, relative to the root; nil where it is absolute, leads out of the
/// root or is longer than a path can be.
///
/// - Parameter root: absolute path of the root, so that a path may leave it and come back; empty
///   where that is not known.
package func resolvedPath(_ path: String, in folder: String, root: String = "") -> String? {
  guard !path.hasPrefix("/"), !path.hasPrefix("~"),
    path.utf8.count + folder.utf8.count < longestPath
  else { return nil }
  // Most paths in a project are the bare name of a file.
  if !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != "..", !path.isEmpty {
    return join(folder, path)
  }
  let above = path.contains("..") ? pathSteps(root) : []
  var steps = above + pathSteps(folder)
  for step in pathSteps(path) where step != "." {
    if step != ".." {
      steps.append(step)
    } else if steps.popLast() == nil {
      return nil
    }
  }
  return steps.starts(with: above) ? steps.dropFirst(above.count).joined(separator: "/") : nil
}

/// Says of paths that lead out of the root what can be done.
func outsideTheRoot(_ paths: [String]) -> String {
  "\(paths.listed(atMost: 3)), which \(paths.count == 1 ? "is" : "are") outside the root: run "
    + "archcheck in a folder that holds \(paths.count == 1 ? "both" : "all")"
}

/// The path of what is called `name` in `folder`; the root is the empty folder.
func join(_ folder: String, _ name: String) -> String {
  folder.isEmpty ? name : "\(folder)/\(name)"
}

/// A path as a key, told from others by its bytes, as file systems tell it: texts that differ in
/// their Unicode normalization only are equal to Swift.
struct PathKey: Hashable, Sendable {
  let path: String

  static func == (left: PathKey, right: PathKey) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// The components of `path`. Here and below in bytes, as the file system sees them, where a slash is
/// one whatever mark follows it; that is also faster than to look for characters.
package func pathSteps(_ path: String) -> [Substring] {
  path.utf8.split(separator: slash).map { Substring($0) }
}

/// The folder that holds the file or folder at `path`; empty for the root.
func parentFolder(of path: String) -> String {
  path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
}

/// The folders around the file or folder at `path`, the innermost first, up to the root.
package func foldersAbove(_ path: String) -> [String] {
  var folders: [String] = []
  var current = path
  while !current.isEmpty {
    current = parentFolder(of: current)
    folders.append(current)
  }
  return folders
}

extension Set<String> {
  /// Whether a path is among these, or a folder around it is.
  func hold(_ path: String) -> Bool {
    contains(path) || foldersAbove(path).contains(where: contains)
  }
}

/// The last component of `path`.
package func lastComponent(of path: String) -> String {
  path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

/// What stands behind the last dot of the last component; empty where there is none.
func pathExtension(of path: String) -> String {
  let name = lastComponent(of: path)
  return name.utf8.lastIndex(of: dot).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
}

/// The last component without its extension.
func stem(of path: String) -> String {
  let name = lastComponent(of: path)
  return name.utf8.lastIndex(of: dot).map { String(name[..<$0]) } ?? name
}

/// The deepest folder that holds all of `paths`; empty for the root.
func commonFolder(of paths: [String]) -> String {
  commonSteps(of: paths.map { pathSteps($0).dropLast() }).joined(separator: "/")
}

/// The components that all of `paths` begin with.
package func commonSteps(of paths: [ArraySlice<Substring>]) -> ArraySlice<Substring> {
  guard let first = paths.first else { return [] }
  return paths.dropFirst().reduce(first) { common, path in
    common.prefix(zip(common, path).prefix { $0 == $1 }.count)
  }
}

/// Whether `path` is `folder` or lies in it; the empty folder holds everything.
package func isSameOrInside(_ path: String, _ folder: String) -> Bool {
  folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
}

/// The way to `path` from `folder`, both seen from one place: `..` leads to the folder around.
func way(to path: String, from folder: String) -> String {
  let target = pathSteps(path)
  let start = pathSteps(folder)
  let shared = zip(target, start).prefix { $0 == $1 }.count
  let steps = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
  return steps.isEmpty ? "." : steps.joined(separator: "/")
}

/// `path` as seen from `folder`; nil where it does not lie in it.
package func relativePath(_ path: String, in folder: String) -> String? {
  if folder.isEmpty { return path }
  guard path.hasPrefix(folder + "/") else { return nil }
  return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
}

/// A path as it is, or below a folder where it is relative.
package func absolutePath(_ path: String, in folder: String) -> String {
  path.hasPrefix("/") ? path : "\(folder)/\(path)"
}
