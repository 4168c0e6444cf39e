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

extension XCTIssueTests {
  func testAnExampleThatDoesNotHoldStandsAtItsLine() {
    let recorder = Recorder(name: "recorder") { _ in }
    recorder.assertExamplesHold(of: HeldExample.self)
    XCTAssertEqual(recorder.recorded, [])
    recorder.assertExamplesHold(of: BrokenExample.self)
    XCTAssertEqual(
      recorder.recorded,
      [
        "\(#filePath):\(BrokenExample.line) the example of broken_example: line 1 is marked and has "
          + "no finding"
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

private struct HeldExample: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let documentation = RuleDocumentation(
    summary: "Finds nothing.", examples: [Example("struct A {}")])
}

private struct BrokenExample: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let line = #line + 2
  static let documentation = RuleDocumentation(
    summary: "Finds nothing.", examples: [Example("struct A {}  // finding")])
}
