import Testing

@testable import ArchCheck

/// What has another name for a reason that is none of its own is as known as it was.
@Suite struct RenamedTests {
  private func finding(
    _ subject: String, _ target: String? = nil, in module: String, file: String,
    rule: String = "no_singletons", causes: [String] = []
  ) -> Finding {
    let place = Location(file: file, line: 1, column: 1)
    var finding = Finding("wrong", at: place, module: module, subject: subject, target: target)
    finding.rule = rule
    finding.cycle = rule == "module_cycle" ? causes.joined(separator: " → ") : nil
    return finding.caused(by: causes.map { Finding.Cause($0, at: place) })
  }

  /// The states of findings held against others, in a baseline and in a commit.
  private func check(
    _ old: [Finding], _ new: [Finding], are states: [Finding.State], contracts: Set<String> = [],
    inCommit: [Finding.State]? = nil, modules: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let baseline = Baseline(of: old, version: "1", rules: [], modules: modules)
      .renamed(today: new, contracts: contracts)
    #expect(
      Comparison(of: new, with: baseline).findings.map(\.state) == states, "baseline",
      sourceLocation: location)
    // What is written is what is read.
    #expect(
      try Baseline(Array(baseline.text.utf8), file: "b.json") == baseline, sourceLocation: location)
    let pruned = Comparison(of: new, with: baseline.pruned(to: new))
    #expect(pruned.findings.map(\.state) == states, "pruned", sourceLocation: location)
    let ofCommit = Comparison(of: new, since: old.renamed(today: new))
    #expect(
      ofCommit.findings.prefix(new.count).map(\.state) == inCommit ?? states, "commit",
      sourceLocation: location)
  }

  @Test func modulesThatShareTheirNameByNow() throws {
    let old = [
      finding("App.Log", in: "App", file: "iOS/Log.swift"),
      finding("Cart.Log", "App.Log", in: "Cart", file: "Cart/Log.swift"),
      finding("Own", "Cart → App", in: "Cart", file: "Cart/Log.swift", rule: "forbidden"),
      finding(
        "App", "Cart, Feed", in: "App", file: "iOS/A.swift", rule: "module_cycle",
        causes: ["App", "Cart", "Feed"]),
    ]
    let comment = finding(
      "App final_classes", in: "App", file: "iOS/Log.swift", rule: "unused_suppression")
    var qualified = comment
    (qualified.subject, qualified.module) = ("iOS.App final_classes", "iOS.App")
    try check([old[0], comment], [qualified], are: [.known])
    let new = [
      finding("iOS.App.Log", in: "iOS.App", file: "iOS/Log.swift"),
      finding("Cart.Log", "iOS.App.Log", in: "Cart", file: "Cart/Log.swift"),
      finding("Own", "Cart → iOS.App", in: "Cart", file: "Cart/Log.swift", rule: "forbidden"),
      finding(
        "Cart", "Feed, iOS.App", in: "Cart", file: "Cart/A.swift", rule: "module_cycle",
        causes: ["Cart", "Feed", "iOS.App"]),
    ]
    let twin = finding("macOS.App.Log", in: "macOS.App", file: "macOS/Log.swift")
    try check(old, new + [twin], are: [.known, .known, .known, .known, .new])
    try check(new + [twin], old, are: [.known, .known, .known, .known])
    // The new one takes the name.
    let outer = finding("App.Log", in: "App", file: "App/Log.swift")
    try check(old, new + [outer], are: [.known, .known, .known, .known, .new])
    let still = finding("iOS.App.A", in: "iOS.App", file: "iOS/A.swift")
    try check(
      [old[0], finding("App.A", in: "App", file: "iOS/A.swift")], [still, outer],
      are: [.known, .new])
  }

  @Test func otherModulesAreOthers() throws {
    let old = finding("iOS.App.Log", in: "iOS.App", file: "iOS/Log.swift")
    // Another name, a module that there was, and files that do not agree.
    try check(
      [old], [finding("iOS.Cart.Log", in: "iOS.Cart", file: "iOS/Log.swift")], are: [.new])
    let moved = finding("macOS.App.Log", in: "macOS.App", file: "iOS/Log.swift")
    let twin = finding("macOS.App.A", in: "macOS.App", file: "macOS/A.swift")
    try check([old, twin], [moved, twin], are: [.new, .known])
    try check(
      [old, finding("iOS.App.A", in: "iOS.App", file: "iOS/A.swift")],
      [moved, finding("tvOS.App.A", in: "tvOS.App", file: "iOS/A.swift")], are: [.new, .new])
    // A module elsewhere.
    try check(
      [old], [finding("macOS.App.Log", in: "macOS.App", file: "macOS/Log.swift")], are: [.new])
  }

  @Test func filesThatStandForWhatTheyImport() throws {
    func imports(_ causes: String...) -> Finding {
      finding("Down", "Low → High", in: "Low", file: "Low/A.swift", rule: "layers", causes: causes)
    }
    try check([imports("A.swift", "Cart")], [imports("B.swift", "Cart")], are: [.known])
    try check([imports("A.swift")], [imports("B.swift")], are: [.known])
    try check([imports("A.swift")], [imports("A.swift", "B.swift")], are: [.new])
    try check([imports("A.swift")], [imports("B.swift", "C.swift")], are: [.new])
    try check([imports("A.swift", "Cart")], [imports("A.swift", "Feed")], are: [.new])
    try check([imports("A.swift")], [imports("Cart")], are: [.new])
  }

  @Test func contractsWithoutNameThatWereEdited() throws {
    func breach(_ contract: String, _ target: String = "Low → High") -> Finding {
      finding(contract, target, in: "Low", file: "Low/A.swift", rule: "layers")
    }
    let (old, new) = (breach("layers High, Low"), breach("layers High, Middle, Low"))
    // A commit is judged by the same configuration.
    try check([old], [new], are: [.known], contracts: [new.subject], inCommit: [.new])
    try check(
      [old], [new, breach(new.subject, "Low → Middle")], are: [.known, .new],
      contracts: [new.subject], inCommit: [.new, .new])
    // A contract that is there yet, one of a name, and one of another kind.
    try check(
      [old], [new], are: [.new], contracts: [old.subject, new.subject])
    try check([old], [breach("Down")], are: [.new], contracts: ["Down"])
    var other = new
    (other.rule, other.subject) = ("forbidden", "forbidden Low → High")
    try check([old], [other], are: [.new], contracts: [other.subject])
    // One entry is one finding, once.
    let second = breach("layers High, Lower, Low")
    let both = Comparison(
      of: [new, second],
      with: Baseline(of: [old], version: "1", rules: [], modules: [])
        .renamed(today: [new, second], contracts: [new.subject, second.subject]))
    #expect(both.knownCount == 1)
  }
}
