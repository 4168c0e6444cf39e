/// What a file is to the compiler, by its extension. A file with a dot in front of its name is none:
/// SwiftPM skips it, and other systems keep what a Mac knows of `Cart.swift` in `._Cart.swift`.
enum SourceKind {
  case swift, clang

  init?(path: String) {
    if lastComponent(of: path).hasPrefix(".") { return nil }
    switch pathExtension(of: path) {
    case "swift": self = .swift
    case "c", "cc", "cpp", "cxx", "m", "mm", "s", "S": self = .clang
    default: return nil
    }
  }
}

/// Whether a file of this path is the one in which Xcode keeps a project.
func isXcodeProjectFile(_ path: String) -> Bool {
  path.hasSuffix(".xcodeproj/project.pbxproj")
}
