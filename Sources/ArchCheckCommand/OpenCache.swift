import ArchCheck
import Foundation
import Report

extension ReadingOptions {
  /// What earlier runs found out; nil where it is not wanted or there is no place for it.
  func openCache() -> Cache? {
    guard !noCache, let folder = cachePath ?? Cache.userFolder else { return nil }
    return Cache(folder: absolutePath(folder, in: currentFolder), build: Self.build)
  }

  private var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// The version, and size and time of the program: between versions they tell one build from
  /// the next.
  private static var build: String {
    #if canImport(Darwin)
      let program = Bundle.main.executablePath ?? ""
    #else
      let program = "/proc/self/exe"
    #endif
    var status = stat()
    guard stat(program, &status) == 0 else { return ArchCheckVersion.current }
    let time = status.modified
    return "\(ArchCheckVersion.current) \(status.st_size) \(time.seconds).\(time.nanoseconds)"
  }
}
