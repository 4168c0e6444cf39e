/// What a file is to the compiler, by its extension.
enum SourceKind {
  case swift, clang

  init?(path: String) {
    switch pathExtension(of: path) {
    case "swift": self = .swift
    case "c", "cc", "cpp", "cxx", "m", "mm", "s", "S": self = .clang
    default: return nil
    }
  }
}
