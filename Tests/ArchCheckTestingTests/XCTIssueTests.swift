import ArchCheck
import ArchCheckTesting
import XCTest

final class XCTIssueTests: XCTestCase {
  func testAFindingStandsAtItsLine() throws {
    let folder = try ShopFolder()
    let shop = try Project(at: folder.path)
    let recorder = Recorder(name: "recorder") { _ in }
    let cell = try XCTUnwrap(shop.architecture.type("Cart.OrderCell"))
    recorder.assertNoFindings([cell.finding("OrderCell is here")], in: shop)
    recorder.assertNoFindings(in: try Project(at: "/no/such/folder"), file: "Here.swift", line: 7)
    XCTAssertEqual(
      recorder.recorded,
      [
        "\(shop.root)/Sources/Cart/OrderCell.swift:4 OrderCell is here",
        "Here.swift:7 /no/such/folder: there is no such file or folder",
      ])
  }
}

/// A test case that keeps what is recorded instead of failing.
private final class Recorder: XCTestCase {
  var recorded: [String] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      recorded.append(
        "\(place?.fileURL.path ?? ""):\(place?.lineNumber ?? 0) \(issue.compactDescription)")
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      recorded.append("\(filePath):\(lineNumber) \(description)")
    }
  #endif
}
