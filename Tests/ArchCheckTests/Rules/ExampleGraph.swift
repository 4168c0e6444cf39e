import Testing

@testable import ArchCheck

/// What is done to an example that may not change what a rule finds in it.
enum Disguise: String, CaseIterable {
  case asWritten, reversed, movedDown, commentedOut
  /// All of a file is for one system.
  case conditional

  /// Comments with characters of several bytes, of which no offset may depend.
  static let prefix = "// Ünïcödé – 漢字 🙂\n/* ñ */\n"

  static let condition = "os(iOS)"

  var addedLines: Int {
    switch self {
    case .movedDown: 2
    case .conditional: 1
    case .asWritten, .reversed, .commentedOut: 0
    }
  }

  func disguise(_ text: String) -> String {
    switch self {
    case .asWritten, .reversed: text
    case .movedDown: Self.prefix + text
    case .commentedOut:
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "// \($0)" }.joined(separator: "\n")
    case .conditional: "#if \(Self.condition)\n\(text)\n#endif\n"
    }
  }
}

extension Example {
  /// The linked graph of the example in a disguise.
  ///
  /// - Parameter heading: a line to put at the top of each file.
  func graph(_ disguise: Disguise, heading: String = "") -> DependencyGraph {
    let disguised = files.map { file in
      File(
        path: file.path, module: file.module, text: heading + disguise.disguise(file.text))
    }
    return graph(of: disguise == .reversed ? Array(disguised.reversed()) : disguised)
  }
}

extension ConfiguredRule {
  /// The findings of a rule; an issue and none where it throws.
  func findingsOrIssue(in graph: DependencyGraph) -> [Finding] {
    do {
      return try findings(in: graph)
    } catch {
      Issue.record("\(error)")
      return []
    }
  }
}
