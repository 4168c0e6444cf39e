@testable import ArchCheck

/// Files in memory; a file without text is listed and cannot be read.
struct XcodeTree: SourceTree {
  let texts: [String: String?]
  var root = ""

  func files() -> [TreeEntry] {
    texts.keys.sorted().map { TreeEntry(path: $0) }
  }

  func contents(of path: String) -> [UInt8]? {
    texts[path].flatMap { $0 }.map { Array($0.utf8) }
  }
}

/// What is read from `texts` and from empty files at `paths`, told as lines.
///
/// A module is `Name kind path: files | dependencies`, a file that other modules compile too names
/// them behind a `+`, and a diagnostic is `file:line: message`.
func told(_ texts: [String: String], _ paths: [String], root: String = "") -> String {
  let all = texts.mapValues { Optional($0) }
    .merging(paths.map { ($0, .some("")) }) { text, _ in text }
  let tree = XcodeTree(texts: all, root: root)
  let manifests = manifestPaths(among: tree.files(), of: tree)
  let result = xcodeModules(in: tree, entries: tree.files(), manifests: manifests)
  // The order of the entries must not matter.
  let reversed = xcodeModules(
    in: tree, entries: tree.files().reversed(), manifests: manifests)
  precondition(reversed.modules == result.modules && reversed.files == result.files)
  let modules = result.modules.map { module in
    let files = result.files.filter { $0.module == module.name }.map { file in
      let name = String(file.path.split(separator: "/").last ?? "")
      return ([name] + file.otherModules).joined(separator: "+")
    }
    let dependencies = module.dependencies.map { dependency in
      let name = [dependency.package, dependency.name].compactMap { $0 }.joined(separator: "/")
      return name + (dependency.isProduct ? "*" : "")
        + (dependency.condition.map { " (\($0))" } ?? "")
    }
    let marks = (module.isClang ? " clang" : "") + (module.dependenciesAreDeclared ? "" : " open")
    return "\(module.name) \(module.kind) \(module.path)\(marks): "
      + "\(files.joined(separator: " ")) | \(dependencies.joined(separator: ", "))"
  }
  let diagnostics = result.diagnostics.map {
    "\($0.file ?? ""):\($0.line ?? 0): \($0.message)"
  }
  return (modules + diagnostics).joined(separator: "\n")
}

/// A project file of `objects`, each `ID = { … };`, whose project object is `P`.
func projectFile(_ objects: String) -> String {
  """
  // !$*UTF8*$!
  {
  objects = {
  \(objects)
  };
  rootObject = P /* Project object */;
  }
  """
}
