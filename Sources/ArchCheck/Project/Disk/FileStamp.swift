import Foundation

/// What tells a file that was not touched since: times, inode and size, as git's index keeps them.
struct FileStamp: Hashable {
  /// Last change of the file's data.
  var modified: FileTime
  /// Last change of the file or its place.
  var changed: FileTime
  var inode: UInt32
  var size: UInt32
}

extension FileStamp {
  init(_ status: stat) {
    modified = status.modified
    changed = status.changed
    inode = UInt32(truncatingIfNeeded: status.st_ino)
    size = UInt32(truncatingIfNeeded: status.st_size)
  }

  /// The stamp of what is at `path` itself, with its kind and permissions; nil where nothing is.
  static func read(_ path: String) -> (stamp: FileStamp, mode: mode_t)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return (FileStamp(status), status.st_mode)
  }

  /// Whether a file written at `time` could have been changed again within the same tick of the
  /// clock without a trace: git's rule for racily clean entries.
  func isRacy(at time: FileTime) -> Bool {
    modified >= time
  }

  /// Whether every change of a file that was looked at from `time` on shows in its stamp.
  ///
  /// Stricter than git's rule: a file system's clock ticks every few milliseconds, or every two
  /// seconds where it keeps no fractions.
  func isSettled(at time: FileTime) -> Bool {
    let whole = FileTime(seconds: time.seconds &- 2, nanoseconds: time.nanoseconds)
    let tick = 50_000_000
    let fraction =
      time.nanoseconds >= tick
      ? FileTime(seconds: time.seconds, nanoseconds: time.nanoseconds - tick)
      : FileTime(seconds: time.seconds &- 1, nanoseconds: time.nanoseconds &+ 1_000_000_000 - tick)
    return [modified, changed].allSatisfy { $0 < ($0.nanoseconds == 0 ? whole : fraction) }
  }
}
