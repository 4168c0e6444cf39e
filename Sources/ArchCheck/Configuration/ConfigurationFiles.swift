/// The files that a configuration can extend: those of its repository, or of its own folder where
/// there is none, on disk or as they were at a commit.
package struct ConfigurationFiles: Sendable {
  /// Folder of the configuration. This and all paths are relative to the top of what can be read.
  let folder: String
  /// What paths cannot leave.
  let limit: String
  private let contents: @Sendable (String) throws(Refusal) -> [UInt8]

  /// Why a file cannot be read: what is said behind its name.
  struct Refusal: Error {
    var reason: String
  }

  /// - Parameter folder: absolute, without symbolic links.
  package init(besideFileIn folder: String) {
    let top = topOfRepository(around: folder)
    self.init(
      folder: pathSteps(folder).dropFirst(pathSteps(top ?? folder).count).joined(separator: "/"),
      limit: top == nil ? "the folder of the configuration" : "the repository",
      top: top ?? folder)
  }

  private init(folder: String, limit: String, top: String) {
    self.folder = folder
    self.limit = limit
    contents = { path throws(Refusal) in
      guard let real = realPath(of: "\(top)/\(path)") else {
        throw Refusal(
          reason: "is not there; paths are relative to the file in which they are written")
      }
      guard isSameOrInside(real, top == "/" ? "" : top) else {
        throw Refusal(reason: "leads out of \(limit) by a link; extend a copy in it")
      }
      guard let bytes = (try? DiskTree(root: top))?.contents(of: path) else {
        throw Refusal(reason: "cannot be read as a file")
      }
      return bytes
    }
  }

  /// The files beside one in the folder at which a repository was opened.
  package init(of repository: GitRepository, at commit: Commit) {
    folder = pathSteps(repository.prefix).joined(separator: "/")
    limit = "the repository"
    contents = { path throws(Refusal) in
      let bytes: [UInt8]?
      do {
        bytes = try repository.contents(of: path, at: commit)
      } catch {
        throw Refusal(reason: "cannot be read: \(error)")
      }
      guard let bytes else {
        throw Refusal(
          reason: "is not in this commit as a file; commit it, or use what is on disk by --config")
      }
      return bytes
    }
  }

  func read(_ path: String) throws(Refusal) -> [UInt8] {
    try contents(path)
  }

  /// Whether these files are, as far as they are extended, others than those that were read.
  package func differ(from read: [ExtendedFile]) -> Bool {
    read.contains { file in (try? contents(file.path)).map(blobID) != file.blob }
  }
}

extension Configuration {
  /// Whether a place is in a file that is extended. Several projects share it, so that it may name
  /// what only some of them have.
  package func isShared(_ location: Location) -> Bool {
    extendedFiles.contains { $0.name == location.file }
  }
}

/// A file that a configuration extends.
package struct ExtendedFile: Sendable, Hashable {
  /// As messages name it.
  package var name: String
  /// Relative to the top of what can be read.
  var path: String
  /// Git's id of what it holds.
  package var blob: String
}
