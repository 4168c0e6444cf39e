import ArchCheck
import Foundation
import Report

/// The folder that a report is written to. All files go to a new folder beside it, which then
/// takes its place: whoever interrupts the run keeps the old report.
struct ReportFolder {
  let path: String

  /// Refuses a folder that holds something other than a report.
  init(_ path: String) throws(ProjectError) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue, try Self.isEmptyOrReport(self.path, named: path) else {
      throw ProjectError(
        "\(path): there is something other than a report; name an empty or new folder")
    }
  }

  private static func isEmptyOrReport(
    _ folder: String, named name: String
  ) throws(ProjectError) -> Bool {
    let entries: [String]
    do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw ProjectError("\(name): the folder cannot be read; name an empty or new one")
    }
    let ofReport: Set = ["index.html", "README.md", "assets", ".nojekyll"]
    return entries.isEmpty || ofReport.isSubset(of: entries)
  }

  /// - Parameter jobs: number of threads.
  func write(_ files: [SiteFile], jobs: Int) throws(ProjectError) {
    let mark = UUID().uuidString.prefix(8)
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent()
    let new = parent.appendingPathComponent(".\(url.lastPathComponent).new-\(mark)")
    let old = parent.appendingPathComponent(".\(url.lastPathComponent).old-\(mark)")
    do {
      try write(files, to: new, jobs: jobs)
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.moveItem(at: url, to: old)
      }
      do { try FileManager.default.moveItem(at: new, to: url) } catch {
        try? FileManager.default.moveItem(at: old, to: url)
        throw error
      }
      try? FileManager.default.removeItem(at: old)
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw cannotBeWritten("\(path): the report", error)
    }
  }

  private func write(_ files: [SiteFile], to folder: URL, jobs: Int) throws {
    let targets = files.map { folder.appendingPathComponent($0.path) }
    for parent in Set(targets.map { $0.deletingLastPathComponent() }) {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    let written = DeepStackThreads.map(files.count, jobs: jobs) { number in
      Result {
        let (file, target) = (files[number], targets[number].path)
        if !Self.takeOver("\(path)/\(file.path)", holding: file.bytes, as: target) {
          try Self.write(file.bytes, to: target)
        }
      }
    }
    for result in written { try result.get() }
  }

  /// Lets a file of the old report be one of the new report where it says the same: a new name for
  /// it is made much faster than a new file, and publishing sees what has changed.
  ///
  /// - Returns: whether it could be done.
  private static func takeOver(_ old: String, holding bytes: [UInt8], as new: String) -> Bool {
    var info = stat()
    guard lstat(old, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size == bytes.count,
      FileManager.default.contents(atPath: old) == Data(bytes)
    else { return false }
    return link(old, new) == 0
  }

  /// Leaves it to the system when the bytes reach the disk: a report can be made again, and to wait
  /// for each of its files takes longer than to make them all.
  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw lastSystemError() }
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let failure = lastSystemError()
    guard isWhole else {
      fclose(file)
      throw failure
    }
    guard fclose(file) == 0 else { throw lastSystemError() }
  }

  private static func lastSystemError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
