@testable import ArchCheck
@testable import Report

/// A result with one finding of each state and severity, and one in which every text is hostile.
enum SampleResult {
  static let source = """
    import Models

    /// A cell.
    final class CartCell: UITableViewCell {
    \tvar order: Order?
      let shared = Session.shared; let a = "\u{1B}[31m"
    }
    """

  static var setting: FormatSetting {
    var setting = FormatSetting()
    setting.version = "0.1.0"
    setting.root = "/shop"
    setting.source = { $0 == "Sources/Cart/CartCell.swift" ? Array(source.utf8) : nil }
    setting.seconds = 0.409
    return setting
  }

  static var cell: Finding {
    var finding = Finding(
      "CartCell knows the model Order",
      at: Location(file: "Sources/Cart/CartCell.swift", line: 5, column: 13), module: "Cart",
      subject: "Cart.CartCell", target: "Models.Order",
      fix: "hand the cell the values it shows, or let a presenter fill it",
      evidence: [
        Finding.Evidence(
          "Order is a model: it stands in module Models and is Codable",
          at: Location(file: "Sources/Cart/CartCell.swift", line: 5, column: 13)),
        Finding.Evidence(
          "Order is declared here",
          at: Location(file: "Sources/Models/Order.swift", line: 3, column: 8)),
      ])
    finding.rule = "views_not_model_aware"
    finding.category = "layering"
    finding.guidelines = ["RP-05"]
    finding.fingerprint = "00000000000000a1"
    return finding
  }

  static var session: Finding {
    var finding = Finding(
      "Session is a singleton",
      at: Location(file: "Sources/Cart/Session.swift", line: 3, column: 5),
      module: "Cart", subject: "Cart.Session", severity: .error)
    finding.rule = "no_singletons"
    finding.category = "dependency-injection"
    finding.because = "Tests must not share state."
    finding.condition = "DEBUG"
    finding.strength = .weak
    finding.fingerprint = "00000000000000b2"
    return finding
  }

  static var known: Finding {
    var finding = session
    finding.state = .known
    finding.subject = "Cart.Old"
    finding.fingerprint = "00000000000000c3"
    return finding
  }

  static var note: Finding {
    var finding = cell
    finding.severity = .info
    finding.line = 6
    finding.evidence = []
    finding.fingerprint = "00000000000000d4"
    return finding
  }

  /// Everything that means something to one of the formats or to a terminal.
  static let hostile =
    "]]>--><script>alert(1)</script> & \"' ::error file=x::y%0A%25 \n\r\t\u{0}\u{1B}[31m\u{7F}"
    + "\u{85}\u{202E}evil\u{2066} |`*_[a](javascript:x) ${{ secrets.X }} @team #1 \u{FEFF}\u{FFFE}🙂é"

  static var hostileFinding: Finding {
    var finding = Finding(
      hostile, at: Location(file: "Sources/\(hostile).swift", line: 0, column: -4),
      module: hostile, subject: hostile, target: hostile, fix: hostile,
      evidence: [
        Finding.Evidence(hostile, at: Location(file: hostile, line: 1, column: 1))
      ])
    finding.rule = hostile
    finding.category = hostile
    finding.guidelines = [hostile]
    finding.because = hostile
    finding.condition = hostile
    finding.fingerprint = hostile
    return finding
  }

  /// A known finding to which something came.
  static func grown(by name: String, in file: String) -> Finding {
    var finding = cell
    finding.fingerprint = "00000000000000e5"
    finding.causes = [
      Finding.Cause("Order", at: finding.location),
      Finding.Cause(name, at: Location(file: file, line: 9, column: 7)),
    ]
    finding.newCauses = [finding.causes[1]]
    return finding
  }

  static func result(_ findings: [Finding]) -> AnalysisResult {
    var summary = AnalysisResult.Summary()
    (summary.files, summary.lines, summary.modules, summary.types) = (412, 51_200, 14, 903)
    summary.dependencies = 4_410
    summary.unresolvedNames = 12
    summary.findings.error = findings.count { $0.severity == .error }
    summary.findings.warning = findings.count { $0.severity == .warning }
    summary.findings.info = findings.count { $0.severity == .info }
    summary.new = findings.count { $0.state == .new }
    summary.known = findings.count { $0.state == .known }
    summary.suppressed = 2
    summary.contracts = 3
    summary.uncoveredModules = ["Tools"]
    summary.uncovered = .init(modules: 1, files: 12, dependencies: 1_040)
    return AnalysisResult(
      project: AnalysisResult.ProjectIdentity(name: "Shop", revision: "3f2c", dirty: true),
      summary: summary, findings: findings,
      diagnostics: [Diagnostic(.warning, "cannot be read", file: "Sources/A.swift", line: 1)],
      rules: [], notes: [], timings: [], snapshot: Snapshot(of: DependencyGraph()),
      outside: [], accepted: [], unread: [])
  }

  /// The ordinary result of a project without types.
  static var linked: LinkedResult { LinkedResult(result: ordinary, graph: DependencyGraph()) }
  static var ordinary: AnalysisResult { result([cell, note, session, known]) }
  static var hostileResult: AnalysisResult { result([hostileFinding, cell]) }
  static var hostileGrowth: AnalysisResult { result([grown(by: hostile, in: hostile)]) }
  static var empty: AnalysisResult { result([]) }
}
