/// Where the files and folders of a project stand, found by walking its groups from the top.
struct XcodeLocations: Sendable {
  /// Path by identifier; nil for what is outside the root or not a source (SDKs, products).
  private var paths: [String: String?] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The folder that `SOURCE_ROOT` means; nil where it is outside the root.
  private let sourceRoot: String?
  /// Absolute path of the tree's root; empty where it is not known.
  private let root: String

  /// Deeper than any project, and it bounds the length of a path made of its groups' names.
  private static let deepest = 256

  init(of objects: XcodeObjects, sourceRoot: String?, root: String, file: String) {
    self.sourceRoot = sourceRoot
    self.root = root
    var pending = [(id: objects.root["mainGroup"] ?? "", folder: sourceRoot, depth: 0)]
    var repeated: XcodeObject?
    while let (id, folder, depth) = pending.popLast() {
      guard let object = objects[id], depth < Self.deepest else { continue }
      guard paths[id] == nil else {
        if object.isa == "PBXGroup" { repeated = repeated ?? object }
        continue
      }
      let path = path(of: object, in: folder)
      paths[id] = .some(path)
      for child in object.references("children").reversed() {
        pending.append((child, path, depth + 1))
      }
    }
    if let repeated {
      let name = repeated["name"] ?? repeated["path"] ?? repeated.id
      diagnostics.append(
        Diagnostic(
          .warning, "the group \(name) stands in more than one group; its first place counts",
          file: file, line: repeated.line))
    }
  }

  /// Path of a file reference or group relative to the root, or nil where it is outside.
  subscript(object: XcodeObject) -> String? {
    // A reference that no group holds is taken relative to the project, as Xcode does.
    paths[object.id] ?? path(of: object, in: sourceRoot)
  }

  /// What the package at a path relative to the project is called; nil for the one in the root.
  func nameOfPackage(at path: String) -> String? {
    localPackageName(path, in: sourceRoot ?? "", root: root)
  }

  private func path(of object: XcodeObject, in folder: String?) -> String? {
    let written = object["path"] ?? ""
    let base: String?
    switch object["sourceTree"] {
    case "<group>", nil: base = folder
    case "SOURCE_ROOT": base = sourceRoot
    case "<absolute>":
      guard !root.isEmpty, let inside = relativePath(written, in: root) else { return nil }
      return resolvedPath(inside, in: "", root: root)
    default: base = nil
    }
    return base.flatMap { resolvedPath(written, in: $0, root: root) }
  }
}
