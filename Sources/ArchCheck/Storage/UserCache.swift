import Foundation

extension Cache {
  /// The folder for what archcheck keeps for this user, as the XDG Base Directory Specification says
  /// where `XDG_CACHE_HOME` is set, else where the system keeps caches; nil where the environment
  /// names no place.
  package static var userFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/archcheck"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/archcheck"
    #else
      return "\(home)/.cache/archcheck"
    #endif
  }

  /// The user's cache for programs that have the library inside, such as tests.
  static var ofLibrary: Cache? {
    guard let folder = userFolder, let build = LibraryBuild.current else { return nil }
    return Cache(folder: folder, build: build)
  }
}
