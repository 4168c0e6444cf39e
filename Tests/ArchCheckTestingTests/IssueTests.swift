import ArchCheck
import ArchCheckTesting
import Foundation
import Synchronization
import Testing

/// Issues stand at the offending line of the analysed project, or at the call where nothing could
/// be judged.
@Suite struct IssueTests {
  private let folder: ShopFolder
  private let shop: Project

  init() throws {
    folder = try ShopFolder()
    shop = try Project(at: folder.path)
  }

  /// Checks what `body` records, as `file:line:column message` with the folder's path left out.
  private func check(_ expected: String..., body: () throws -> Void) {
    let recorded = Mutex<[String]>([])
    let root = shop.root
    try? withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      guard let place = issue.sourceLocation else { return false }
      let path = place.filePath.replacing(root + "/", with: "")
      let isHere = path.hasSuffix("/IssueTests.swift")
      let name = isHere ? "IssueTests.swift" : "\(path)"
      let text = issue.comments.map(\.rawValue).joined(separator: " ")
      let column = isHere ? "" : ":\(place.column)"
      recorded.withLock { $0.append("\(name):\(place.line)\(column) \(text)") }
      return true
    }
    #expect(recorded.withLock { $0 } == expected)
  }

  @Test func aTestFileLeadsToItsPackage() throws {
    let folder = try ShopFolder()
    try FileManager.default.removeItem(atPath: "\(folder.path)/.archcheck.yml")
    let shop = try Project(at: "\(folder.path)/Tests/HouseRuleTests.swift")
    #expect(shop.root.hasSuffix(folder.url.lastPathComponent))
    #expect(shop.types.contains { $0.name == "Order" })
  }

  @Test func aHouseRuleFailsAtTheUse() {
    let offences = shop.dependencies.filter {
      $0.source.name.hasSuffix("Cell") && $0.target.role == .model
    }
    check("Sources/Cart/OrderCell.swift:5:14 OrderCell knows Order") {
      expectNoFindings(
        offences.map { $0.finding("\($0.source) knows \($0.target)") }, in: shop)
    }
  }

  @Test func aRuleFailsAtTheDeclaration() {
    check("Sources/Cart/OrderCell.swift:8:7 CartViewController is open  [open_screens]\nfix: final")
    {
      expectNoFindings(of: OpenScreens(), in: shop)
    }
    check {
      expectNoFindings(of: OpenScreens(), in: shop, atLeast: .error)
    }
  }

  @Test func theConfigurationFailsAtItsLines() throws {
    try folder.write("import Cart", to: "Sources/Models/Order.swift")
    let shop = try Project(at: folder.path)
    check(
      "Sources/Models/Order.swift:1:8 Models must not use Cart, which stands above it "
        + "(Layers point downward)  [layers]\nfix: Move what both need into the lower layer, or turn the "
        + "dependency around with a protocol there."
    ) {
      expectNoFindings(in: shop)
    }
  }

  @Test func aSuppressedFindingIsNone() throws {
    try folder.write(
      """
      // archcheck:disable:next open_screens - shown in a sheet
      class CartViewController: UIViewController {}
      """, to: "Sources/Cart/OrderCell.swift")
    #expect(try Project(at: folder.path).findings(of: OpenScreens()) == [])
  }

  @Test func aRuleThatThrowsIsToldAtTheCall() {
    let line = #line + 2
    check("IssueTests.swift:\(line) the rule gives_up threw an error: no table for UIKit") {
      expectNoFindings(of: GivesUp(), in: shop)
    }
  }

  @Test func aProjectThatIsNotThereIsToldAtTheCall() {
    let line = #line + 2
    check("IssueTests.swift:\(line) /no/such/folder: there is no such file or folder") {
      expectNoFindings(in: try Project(at: "/no/such/folder"))
    }
  }

  @Test func aWrongConfigurationNamesItsLine() throws {
    try folder.write("version: 1\nruels: {}", to: ".archcheck.yml")
    let line = #line + 4
    check(
      "IssueTests.swift:\(line) .archcheck.yml:2:1: error: unknown key \"ruels\"; did you mean \"rules\"?"
    ) {
      expectNoFindings(in: try Project(at: folder.path))
    }
  }

  @Test func anExampleThatDoesNotHoldIsToldAtItsLine() {
    check(
      "IssueTests.swift:\(WrongExamples.line) the example of wrong_examples: line 1 is marked and has no finding"
    ) {
      expectExamplesHold(of: WrongExamples.self)
    }
  }

  @Test func aRuleWithoutExamplesIsToldAtTheCall() {
    let line = #line + 2
    check("IssueTests.swift:\(line) gives_up has no examples") {
      expectExamplesHold(of: GivesUp.self)
    }
  }

  @Test func twoTestsAtOnceSeeTheSame() async {
    let path = folder.path
    let findings = await withTaskGroup(of: [Finding]?.self) { group in
      for _ in 0..<2 {
        group.addTask { try? Project(at: path).findings(of: OpenScreens()) }
      }
      return await group.reduce(into: []) { $0.append($1 ?? []) }
    }
    #expect(findings.count == 2)
    #expect(findings.first?.count == 1)
    #expect(findings.first == findings.last)
  }
}

private struct OpenScreens: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] {
    Architecture(graph).types.filter { $0.role == .viewController && !$0.isFinal }
      .map { $0.finding("\($0) is open") }
  }

  static let documentation = RuleDocumentation(summary: "Screens are final.", fix: "final")
}

private struct GivesUp: Rule {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func findings(in graph: DependencyGraph) throws -> [Finding] {
    throw Failure(description: "no table for UIKit")
  }

  static let documentation = RuleDocumentation(summary: "Gives up.")
}

private struct WrongExamples: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] { [] }

  static let line = #line + 4
  static let documentation = RuleDocumentation(
    summary: "Finds nothing.",
    examples: [
      Example("struct A {}  // finding"), Example("struct B {}"),
    ])
}
