import Foundation

/// A moment as a file system keeps it, since 1970.
package struct FileTime: Hashable, Comparable, Sendable {
  package var seconds: Int
  package var nanoseconds: Int

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  /// This moment.
  static var now: FileTime {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return FileTime(now)
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

extension stat {
  /// Last change of the file's data.
  package var modified: FileTime {
    #if canImport(Darwin)
      FileTime(st_mtimespec)
    #else
      FileTime(st_mtim)
    #endif
  }

  /// Last change of the file or its place.
  var changed: FileTime {
    #if canImport(Darwin)
      FileTime(st_ctimespec)
    #else
      FileTime(st_ctim)
    #endif
  }
}
