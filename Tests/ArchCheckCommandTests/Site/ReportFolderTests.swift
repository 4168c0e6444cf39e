import Foundation
import Testing

@testable import ArchCheckCommand

@Suite struct ReportFolderTests {
  /// No files make no folder that could take the old one's place.
  @Test func aReportThatCannotBeReplacedStays() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/report", withIntermediateDirectories: true)
    let report = try ReportFolder(folder.path + "/report")
    try folder.write("old", to: "report/index.html")
    #expect(throws: (any Error).self) { try report.write([], jobs: 1) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
    let kept = try String(contentsOfFile: folder.path + "/report/index.html", encoding: .utf8)
    #expect(kept == "old")
  }
}
