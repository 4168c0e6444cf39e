import Foundation

/// The site of a project in which every name, path, comment, page, reason and commit message wants
/// to be more than text.
struct HostileSite {
  /// What must not run and not become an element, wherever it stands.
  static let attacks = [
    "<script>hacked=1</script>", "</script><script>hacked=1</script>",
    "<img src=x onerror=hacked=1>", "\"><svg onload=hacked=1>", "' onmouseover='hacked=1",
    "<svg><animate onbegin=hacked=1 attributeName=x dur=1s>", "<iframe srcdoc='<script>hacked=1'>",
    "<details open ontoggle=hacked=1>", "</title></style></textarea><script>hacked=1</script>",
    "<base href=//evil.example/>", "<meta http-equiv=refresh content='0;url=//evil.example/'>",
    "<style>*{display:none}</style>", "<link rel=stylesheet href=//evil.example/x.css>",
    "<form action=//evil.example><input name=x autofocus onfocus=hacked=1>",
    "<a href=javascript:hacked=1>a</a>", "[a](javascript:hacked=1)", "[a](JaVa\tScRiPt:hacked=1)",
    "[a](data:text/html,<script>hacked=1</script>)", "![a](x\" onerror=\"hacked=1)",
    "[a]: javascript:hacked=1", "<javascript:hacked=1>", "&lt;script&gt;hacked=1&lt;/script&gt;",
    "&#60;img src=x onerror=hacked=1&#62;", "&#x6A;avascript:hacked=1",
    "]]><script>hacked=1</script>",
    "--><script>hacked=1</script><!--", "\"];hacked=1;//", "\\\"];hacked=1;//", "${hacked=1}",
    "`${hacked=1}`", "{{constructor.constructor('hacked=1')()}}", "\u{2028}hacked=1//",
    "| <b>x</b> | `a | b` |", "```\n<script>hacked=1</script>\n```", "# <b>x</b>",
    "\u{202E}txt.exe\u{2066}", "\u{FEFF}\u{FFFE}\u{85}\u{1B}[31m\u{7F}",
    "\u{0}<script>hacked=1</script>",
    "\u{FF1C}script\u{FF1E}", "<!--><script>hacked=1</script>",
    "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>hacked=1</x:script>",
  ]

  let folder: TemporaryFolder
  var path: String { folder.path + "/site" }

  init() throws {
    folder = try TemporaryFolder()
    for (number, attack) in Self.attacks.enumerated() { try addModule(number, attack) }
    try addManifest()
    try addConfiguration()
    try folder.write(
      "# \(Self.attacks[0])\n\n" + Self.attacks.joined(separator: "\n\n") + "\n\n"
        + "```mermaid\nflowchart TD\n  A[\"\(Self.attacks[2])\"] --> B[\"\(Self.attacks[3])\"]\n```\n",
      to: "Shop/Docs/\(Self.fileName(Self.attacks[2])).md")
    try folder.write(
      Self.attacks.map { "* @\(Self.line($0).replacing(" ", with: ""))" }.joined(separator: "\n"),
      to: "Shop/CODEOWNERS")
    try folder.git("init", "-q", "-b", "main")
    for attack in Self.attacks where !attack.contains(where: { "\u{0}\u{FFFE}".contains($0) }) {
      try folder.git("commit", "-qm", attack, "--allow-empty")
    }
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", Self.attacks[1])
    try report(to: path, jobs: "3")
  }

  func report(to output: String, jobs: String) throws {
    let written = try Command(
      "report", folder.path + "/Shop", "--output", output, "--fail-on", "never", "--jobs", jobs,
      "--since", "HEAD~1", "--history", "HEAD", "--every", "commit", "--source-url",
      "javascript:hacked=1//{path}")
    guard written.code == 0 else { throw Browser.Failure(description: written.errors) }
  }

  /// A module, a file, types, members and comments named like the attack, with things to find.
  private func addModule(_ number: Int, _ attack: String) throws {
    let name = Self.line(attack).replacing("`", with: "").replacing("\\", with: "")
    let comment = Self.line(attack)
    try folder.write(
      """
      import UIKit
      // \(comment)
      /* \(comment.replacing("*/", with: "")) */
      public final class `\(name)` { // \(comment)
        static let shared = `\(name)`() // \(comment)
        var delegate: `\(name)Delegate`? // \(comment)
        let text = \(Self.literal(attack)) // \(comment)
        func `do \(name)`() { _ = `other \(name)`() }
      }
      protocol `\(name)Delegate`: AnyObject {}
      final class `other \(name)` { var a: `\(name)`? }
      """, to: "Shop/Sources/M\(number)/\(Self.fileName(attack)).swift")
  }

  private func addManifest() throws {
    let targets = Self.attacks.indices.map { number in
      """
          .target(name: \(Self.literal("M\(number) " + Self.attacks[number])), \
      path: "Sources/M\(number)"),
      """
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: \(Self.literal(Self.attacks[1])),
        targets: [
      \(targets.joined(separator: "\n"))
        ])
      """, to: "Shop/Package.swift")
  }

  private func addConfiguration() throws {
    func quoted(_ text: String) -> String { Self.literal(text) }
    let contracts = Self.attacks.prefix(12).map { attack in
      """
        - name: \(quoted(attack))
          forbidden: { from: "M*", to: UIKit }
          because: \(quoted(attack))
      """
    }
    try folder.write(
      """
      version: 1
      name: \(quoted(Self.attacks[0]))
      report: { title: \(quoted(Self.attacks[1])), pages: ["Docs/*.md"] }
      components:
        \(quoted(Self.attacks[2])): { modules: ["M1*"] }
      contracts:
      \(contracts.joined(separator: "\n"))
        - name: \(quoted("Layers \(Self.attacks[3])"))
          layers: [\(quoted(Self.attacks[2])), "M2*"]
      rules:
        no_singletons: on
        final_classes: on
      exceptions:
        - rule: no_singletons
          subject: "*7*"
          because: \(quoted(Self.attacks[4]))
      """, to: "Shop/.archcheck.yml")
  }

  /// The attack on one line of source.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\u{0}" ? " " : $0 })
  }

  /// A string literal of Swift, YAML and JSON at once.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in line(text).unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
      case "\u{FFFE}", "\u{FEFF}": break
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func fileName(_ text: String) -> String {
    String(line(text).map { "/\\".contains($0) ? "-" : $0 }.prefix(60))
  }
}
