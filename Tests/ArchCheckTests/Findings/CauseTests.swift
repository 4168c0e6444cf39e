import Testing

@testable import ArchCheck

/// A finding that holds several things against its subject is known for those it had.
@Suite struct CauseTests {
  private func finding(
    _ causes: String..., subject: String = "Cart.Cell", file: String = "Cell.swift"
  ) -> Finding {
    var finding = Finding(
      "knows models", at: Location(file: file, line: 3, column: 1), module: "Cart",
      subject: subject)
    finding.rule = "views_not_model_aware"
    return finding.caused(
      by: causes.enumerated().map {
        Finding.Cause($1, at: Location(file: file, line: $0 + 3, column: 1))
      })
  }

  private func baseline(_ findings: Finding...) -> Baseline {
    Baseline(of: findings, version: "1", rules: [], modules: ["Cart"])
  }

  private func read(_ entry: String) throws -> Baseline {
    try Baseline(
      Array("{\"schemaVersion\": 1, \"modules\": {\"Cart\": [\(entry)]}}".utf8), file: "b.json")
  }

  /// What two findings compare like, whether the older one is in a baseline or in a commit.
  private func check(
    _ old: Finding, _ new: Finding, is state: Finding.State, because causes: [String] = [],
    resolved: Int = 0, location: SourceLocation = #_sourceLocation
  ) {
    for comparison in [
      Comparison(of: [new], with: baseline(old)), Comparison(of: [new], since: [old]),
    ] {
      let settled = comparison.findings.first
      #expect(settled?.state == state, sourceLocation: location)
      #expect(settled?.newCauses.map(\.name) == causes, sourceLocation: location)
      let gone = comparison.resolvedCount + comparison.findings.count { $0.state == .resolved }
      #expect(gone == resolved, sourceLocation: location)
    }
  }

  @Test func whatIsAddedIsNew() {
    check(finding("Order"), finding("Order"), is: .known)
    check(finding("Order"), finding("Price", "Order"), is: .new, because: ["Price"])
    check(finding("Order", "Price"), finding("Price"), is: .known)
    check(finding("Order", "Price"), finding("Price", "Stock"), is: .new, because: ["Stock"])
    check(finding(), finding(), is: .known)
  }

  @Test func anotherCauseIsAnotherOffence() {
    check(finding("Order"), finding("Price"), is: .new, resolved: 1)
  }

  /// A comment at one of the causes is about that one, wherever the finding is told.
  @Test func aPlaceAcceptsItsCause() throws {
    let both = finding("Order", "Price")
    for (line, accepted, left) in [(3, "Order", "Price"), (4, "Price", "Order")] {
      let parts = both.divided { $0.line == line }
      #expect(parts.accepted?.causes.map(\.name) == [accepted])
      let rest = try #require(parts.left)
      #expect(rest.causes.map(\.name) == [left] && rest.line == 7 - line)
      #expect(rest.message == "knows models; accepted but for \(left)")
      #expect(rest.key == both.key)
    }
    #expect(both.divided { _ in true }.left == nil)
    #expect(both.divided { $0.line == 9 }.accepted == nil)
  }

  /// Another place of the same cause is the same cause, and one that shows none stands for all.
  @Test func allPlacesOfACauseAcceptIt() {
    let twice = finding("Order", "Order")
    #expect(twice.causes.count == 1)
    #expect(twice.divided { $0.line == 4 }.left == nil)
    var ofType = finding("Order", "Price")
    ofType.line = 1
    #expect(ofType.divided { $0.line == 1 }.left == nil)
    #expect(ofType.divided { $0.line == 4 }.accepted == nil)
  }

  @Test func movedFilesAndLinesAddNothing() {
    check(finding("Order", "Price"), finding("Price", "Order", file: "Else.swift"), is: .known)
  }

  @Test func oneOfSeveralThatHaveOneKey() {
    let base = [finding("Order"), finding("Price", file: "Twin.swift")]
    let comparison = Comparison(of: base + [finding("Order")], since: base)
    #expect(comparison.findings.map(\.state) == [.known, .known, .new])
    let grown = Comparison(of: [finding("Order"), finding("Price", "Stock")], since: base)
    #expect(grown.findings.map(\.state) == [.known, .new])
    #expect(grown.findings.map { $0.newCauses.map(\.name) } == [[], ["Stock"]])
  }

  @Test func readersAreToldWhatIsNew() {
    let comparison = Comparison(
      of: [finding("Order", "Price", "Stock")], with: baseline(finding("Order")))
    let told = comparison.findings[0].asShown
    #expect(told.message == "knows models; known but for Price and Stock")
    #expect(told.line == 4)
    #expect(told.evidence.map(\.message) == ["Stock is new", "known here"])
    #expect(told.evidence.map(\.line) == [5, 3])
    #expect([finding("A", "B")].asShown == [finding("A", "B")])
    let many = Comparison(
      of: [finding("A", "B", "C", "D", "Order")], with: baseline(finding("Order")))
    #expect(many.findings[0].asShown.message == "knows models; new but for Order")
  }

  /// Whatever a baseline says that was written before causes were, it accepts all.
  @Test func aBaselineWithoutCausesAcceptsAll() throws {
    let old = try read(#"{"rule": "views_not_model_aware", "subject": "Cart.Cell"}"#)
    let comparison = Comparison(of: [finding("Order", "Price")], with: old)
    #expect(comparison.findings.map(\.state) == [.known])
    #expect(comparison.notes == [])
    #expect(old.pruned(to: [finding("Order")]) == old)
  }

  @Test func theBaselineKeepsThem() throws {
    let written = baseline(finding("Price", "Order"))
    #expect(written.text.contains(#""causes": ["Order", "Price"], "file": "Cell.swift"}"#))
    #expect(try Baseline(Array(written.text.utf8), file: "b.json") == written)
    #expect(!baseline(finding()).text.contains("causes"))
  }

  @Test func entriesOfTwoBranchesAreJoined() throws {
    let entry = #"{"rule": "r", "subject": "s", "causes": ["B", "A"]}"#
    let both = try read(entry + "," + entry.replacing("\"B\"", with: "\"C\""))
    #expect(both.entries.map(\.causes) == [["A", "B", "C"]])
    let open = try read(entry + #", {"rule": "r", "subject": "s"}"#)
    #expect(open.entries.map(\.causes) == [[]])
    for wrong in ["3", "[3]", "{}"] {
      #expect(throws: BaselineError.self) {
        try read(entry.replacing(#"["B", "A"]"#, with: wrong))
      }
    }
  }

  @Test func whatIsGoneIsPruned() {
    let whole = baseline(finding("Order", "Price"))
    let comparison = Comparison(of: [finding("Price")], with: whole)
    #expect(comparison.shrunk.map(\.causes) == [["Order"]])
    #expect(
      comparison.notes.map(\.message) == [
        "the baseline's entry views_not_model_aware Cart.Cell accepts more than is found: Order; "
          + "archcheck baseline prune takes that out"
      ])
    #expect(comparison.notes.map(\.failsStrict) == [true])
    #expect(whole.pruned(to: [finding("Price")]).entries.map(\.causes) == [["Price"]])
    #expect(whole.pruned(to: [finding("Stock", "Price")]).entries.map(\.causes) == [["Price"]])
    #expect(whole.pruned(to: [finding("Stock")]).entries == [])
    // What cannot be read may hold the rest.
    #expect(whole.pruned(to: [finding("Price")], unread: ["Else.swift"]) == whole)
    #expect(
      Comparison(of: [finding("Price")], with: whole, unread: ["Else.swift"]).notes == [])
  }

  private func result(_ findings: [Finding]) -> AnalysisResult {
    AnalysisResult(
      project: .init(name: "Shop"), summary: .init(), findings: findings, diagnostics: [],
      rules: [], notes: [], timings: [], outside: [], accepted: [], unread: [])
  }

  @Test func aCommitAndABaselineAreAskedBoth() {
    func compared(_ base: [String], _ accepted: [String]) -> Finding? {
      let all = finding("Order", "Price", "Stock")
      func part(_ names: [String]) -> Finding {
        all.caused(by: all.causes.filter { names.contains($0.name) })
      }
      let settled = Comparison(
        of: [all].fingerprinted(), with: accepted.isEmpty ? nil : baseline(part(accepted)))
      let before = result([part(base)].fingerprinted())
      return result(settled.findings).compared(with: before, isHeld: { _ in true }).result
        .findings.first
    }
    #expect(compared(["Order"], [])?.newCauses.map(\.name) == ["Price", "Stock"])
    #expect(compared(["Order"], ["Price"])?.newCauses.map(\.name) == ["Stock"])
    #expect(compared(["Order"], ["Price", "Stock"])?.state == .known)
    #expect(compared(["Order", "Price", "Stock"], ["Price"])?.state == .known)
  }

  // MARK: Rules

  private func findings(_ rule: some Rule, _ sources: String) -> [Finding] {
    let graph = Example(sources).graph(.asWritten)
    return ConfiguredRule(rule).findingsOrIssue(in: graph).fingerprinted()
  }

  @Test func aModuleThatJoinsACycleIsNew() {
    let two = """
      //- App/App.swift
      import Cart
      //- Cart/Cart.swift
      import App

      """
    let known = findings(ModuleCycle(), two)
    let grown = findings(
      ModuleCycle(), two + "import Feed\n//- Feed/Feed.swift\nimport Cart\n")
    #expect(known.map(\.fingerprint) == grown.map(\.fingerprint))
    let comparison = Comparison(of: grown, since: known)
    #expect(comparison.findings.map(\.state) == [.new])
    #expect(comparison.findings[0].newCauses.map(\.name) == ["Feed"])
    // Told is the cycle that is new.
    let told = comparison.findings[0].asShown
    #expect(
      told.message == "Feed → Cart → Feed is a cycle and 1 more module with it; known but for Feed")
    #expect(told.fix.hasPrefix("Take out of Feed → Cart → Feed what is new there"))
    #expect(told.evidence.map(\.message) == ["known here"])
    #expect(Comparison(of: known, since: grown).findings.map(\.state) == [.known])
  }

  @Test func aTypeThatJoinsACycleIsNew() {
    let two = """
      //- App/A.swift
      final class A { var b: B? }
      //- App/B.swift
      final class B { weak var a: A? }

      """
    let known = findings(TypeCycle(), two)
    let grown = findings(
      TypeCycle(),
      two.replacing("weak var a: A?", with: "weak var a: A?; var c: C?")
        + "//- App/C.swift\nfinal class C { weak var b: B? }\n")
    #expect(known.map(\.fingerprint) == grown.map(\.fingerprint))
    let comparison = Comparison(of: grown, since: known)
    #expect(comparison.findings.map { $0.newCauses.map(\.name) } == [["C"]])
    #expect(comparison.findings.first?.asShown.file == "App/C.swift")
  }

  /// The rules that fold what would be offences by themselves, and do not count towards a limit.
  @Test func rulesTellTheirCauses() {
    let telling = ExampleCase.all.filter { told in
      told.findings(.asWritten).contains { !$0.causes.isEmpty }
    }.map { type(of: $0.rule).id }
    #expect(
      Set(telling).isSuperset(of: [
        "abstract_method_trap", "constructor_injection", "escaping_self_capture",
        "group_by_feature", "immutable_models", "layer_dependency", "leaky_abstraction",
        "models_ui_independent", "module_cycle", "navigation_in_coordinators",
        "no_formatting_in_views", "no_outlets_in_view_controller",
        "no_styling_in_view_controller", "struct_init_no_side_effects",
        "struct_no_reference_members", "struct_no_self_capture", "thin_app_target", "type_cycle",
        "undeclared_module_dependency", "unimplemented_requirement", "unneeded_open",
        "unneeded_public", "view_model_ui_independent", "views_not_model_aware",
      ]))
    #expect(Set(telling).isDisjoint(with: ["excessive_coupling", "fat_protocol", "god_type"]))
  }
}
