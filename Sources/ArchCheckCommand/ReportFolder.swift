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
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: self.path)) ?? []
    let isReport = Set(["index.html", "README.md", "assets", ".nojekyll"]).isSubset(of: entries)
    guard isFolder.boolValue, entries.isEmpty || isReport else {
      throw ProjectError(
        "\(path): there is something other than a report; name an empty or new folder")
    }
  }

  func write(_ files: [SiteFile]) throws(ProjectError) {
    let mark = UUID().uuidString.prefix(8)
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent()
    let new = parent.appendingPathComponent(".\(url.lastPathComponent).new-\(mark)")
    let old = parent.appendingPathComponent(".\(url.lastPathComponent).old-\(mark)")
    do {
      try Self.write(files, to: new)
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.moveItem(at: url, to: old)
      }
      try FileManager.default.moveItem(at: new, to: url)
      try? FileManager.default.removeItem(at: old)
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw cannotBeWritten("\(path): the report", error)
    }
  }

  private static func write(_ files: [SiteFile], to folder: URL) throws {
    var made: Set<String> = []
    for file in files {
      let target = folder.appendingPathComponent(file.path)
      let parent = target.deletingLastPathComponent()
      if made.insert(parent.path).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(file.bytes).write(to: target)
    }
  }
}
