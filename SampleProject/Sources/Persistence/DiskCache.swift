import Foundation

/// Files in the caches folder, one per key. The system may remove them at any time.
public actor DiskCache {
  private let files: FileManager
  private let folder: URL
  private let lifetime: Duration

  public init(name: String, lifetime: Duration = .seconds(3_600), files: FileManager = .default) {
    self.files = files
    self.lifetime = lifetime
    folder = URL.cachesDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// `nil` when there is no entry or it is too old.
  public func data(forKey key: String) -> Data? {
    let url = file(for: key)
    guard let age = age(of: url), age < lifetime else { return nil }
    return files.contents(atPath: url.path)
  }

  public func store(_ data: Data, forKey key: String) {
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    files.createFile(atPath: file(for: key).path, contents: data)
  }

  private func file(for key: String) -> URL {
    folder.appending(path: key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? key)
  }

  private func age(of url: URL) -> Duration? {
    let attributes = try? files.attributesOfItem(atPath: url.path)
    guard let modified = attributes?[.modificationDate] as? Date else { return nil }
    return .seconds(-modified.timeIntervalSinceNow)
  }
}
