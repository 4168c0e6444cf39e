import Foundation

/// The files of a cache: `<build>-<time>-<process>.segment`.
struct CacheFolder {
  /// A segment by its name.
  struct File {
    var name: String
    var build: String
    /// When it was written, by its name; nanoseconds since 1970 in hexadecimal.
    var written: String
    var size: Int
    var lastUse: FileTime
  }

  let path: String
  private static let ending = ".segment"

  /// The newest first; anything else in the folder is left alone.
  func segments() -> [File] {
    names().compactMap(file).sorted {
      ($0.written, $0.name) > ($1.written, $1.name)
    }
  }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private func file(named name: String) -> File? {
    let parts = name.dropLast(Self.ending.count).split(separator: "-")
    guard name.hasSuffix(Self.ending), parts.count == 3 else { return nil }
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return File(
      name: name, build: String(parts[0]), written: String(parts[1]), size: Int(status.st_size),
      lastUse: status.modified)
  }

  func newName(build: String) -> String {
    let now = FileTime.now
    let time = UInt64(now.seconds) * 1_000_000_000 + UInt64(now.nanoseconds)
    return "\(build)-\(time.digits(16, radix: 16))-\(getpid())\(Self.ending)"
  }

  /// Only the user has a use for it.
  func create() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw NewFile.Failure(error)
    }
  }

  func remove(_ names: Set<String>) {
    for name in names { unlink("\(path)/\(name)") }
  }

  /// The time of change of a file is the time of its last use.
  func markAsUsed(_ names: Set<String>) {
    for name in names { utimensat(AT_FDCWD, "\(path)/\(name)", nil, 0) }
  }

  /// Removes what runs that were interrupted an hour ago or longer left half-written.
  func removeLeftovers() {
    let now = FileTime.now
    for name in names() where name.hasSuffix(NewFile.temporaryEnding) {
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0,
        abs(now.seconds - status.modified.seconds) > 3600
      else { continue }
      unlink("\(path)/\(name)")
    }
  }

  /// Removes segments of any build, those that were not used for longest first, until the rest has
  /// at most `limit` bytes or is to be kept.
  func shrink(to limit: Int, keeping kept: Set<String>) {
    let files = segments()
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { ($0.lastUse, $0.name) < ($1.lastUse, $1.name) })
    where size > limit && !kept.contains(file.name) {
      unlink("\(path)/\(file.name)")
      size -= file.size
    }
  }
}
