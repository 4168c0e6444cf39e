import Foundation

/// What a path on disk is.
enum FileKind {
  case file, folder, link, other

  /// The kind that a folder's listing tells, asking the file itself only where it does not.
  init(of item: UnsafeMutablePointer<dirent>, named name: [UInt8], in folder: String) {
    switch Int32(item.pointee.d_type) {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN):
      self = fileKind(of: folder + "/" + String(decoding: name, as: UTF8.self))
    default: self = .other
    }
  }
}

/// The kind of the file at `path` itself, symbolic links not followed; `other` where there is none.
func fileKind(of path: String) -> FileKind {
  var status = stat()
  guard lstat(path, &status) == 0 else { return .other }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  case S_IFLNK: return .link
  default: return .other
  }
}

/// The absolute path that `path` stands for, all symbolic links resolved; nil where nothing is.
func realPath(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}
