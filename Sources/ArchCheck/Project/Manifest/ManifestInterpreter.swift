import SwiftSyntax

/// Evaluates one manifest once, for one set of choices about what lies outside of it.
///
/// Nothing is run: the syntax tree is walked, a step limit ends what would not, and what is not
/// understood becomes an unknown value that keeps its place.
final class ManifestInterpreter {
  let converter: SourceLocationConverter
  let platform: String
  let globals = ManifestScope(in: nil)

  var choices: ManifestChoices
  var types: [String: ManifestType] = [:]
  var aliases: [String: ManifestWrittenType] = [:]
  /// Names of the result builders that the manifest declares. What they make is not evaluated.
  var resultBuilders: Set<String> = []
  /// Values of static properties, made at first use.
  var statics: [String: ManifestValue] = [:]
  /// Initializers of global variables that are used before their line was reached.
  var pendingGlobals: [String: PatternBindingSyntax] = [:]
  var problems: [ManifestProblem] = []
  var package: ManifestRecord?
  /// The result types of the bodies being evaluated, innermost last.
  var resultShapes: [ManifestWrittenType?] = []

  private var steps = 0
  private var depth = 0

  static let maximumSteps = 300_000
  /// A list of so many elements is changed in one step.
  static let elementsPerStep = 16
  /// So many bytes of a text are made in one step.
  private static let bytesPerStep = 64
  static let maximumDepth = 300
  /// No list or text of a manifest grows beyond this many elements.
  static let maximumCount = 100_000

  init(
    converter: SourceLocationConverter, platform: String, choices: ManifestChoices
  ) {
    self.converter = converter
    self.platform = platform
    self.choices = choices
  }

  /// Evaluates the file's statements; false where the manifest gave up or was given up.
  func run(_ file: SourceFileSyntax) -> Bool {
    do {
      try declareTypesAndFunctions(in: file.statements)
      _ = try execute(file.statements, in: globals)
      return true
    } catch let stop as ManifestStop {
      if let problem = stop.problem { problems.append(problem) }
      return false
    } catch {
      return false
    }
  }

  /// Counts one step of work, or `count` at once.
  func step(_ count: Int = 1) throws(ManifestStop) {
    steps += count
    if steps > Self.maximumSteps {
      throw ManifestStop(
        problem: ManifestProblem(line: 1, message: "manifest takes too many steps to evaluate"))
    }
  }

  /// Counts the work of making a text of so many bytes, before it is made.
  func stepForText(of bytes: Int) throws(ManifestStop) {
    try step(bytes / Self.bytesPerStep)
  }

  /// Runs `body` one level deeper.
  func nested<Result>(
    at node: some SyntaxProtocol, _ body: () throws -> Result
  ) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    try step()
    if depth > Self.maximumDepth {
      throw ManifestStop(
        problem: problem("manifest nests too deeply", at: node))
    }
    return try body()
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func manifestPlace(of node: some SyntaxProtocol) -> ManifestPlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return ManifestPlace(
      line: location.line, column: location.column, source: shortened(node.trimmedDescription))
  }

  func problem(_ message: String, at node: some SyntaxProtocol) -> ManifestProblem {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return ManifestProblem(line: location.line, column: location.column, message: message)
  }

  func unknown(_ node: some SyntaxProtocol) -> ManifestValue {
    .unknown(manifestPlace(of: node))
  }

  func report(_ message: String, at node: some SyntaxProtocol) {
    let problem = problem(message, at: node)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// Ends a run of the interpreter.
struct ManifestStop: Error {
  /// Nil where the manifest itself gave up, as by `fatalError()`.
  var problem: ManifestProblem?
}

/// Something about a manifest that could not be evaluated.
struct ManifestProblem: Hashable {
  var line: Int
  var column: Int?
  var message: String
}

/// The first line of a source text, cut to a length that a message can hold.
func shortened(_ source: String) -> String {
  let line = source.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  let isWhole = line.count == source.count && line.count <= 60
  return isWhole ? line : line.prefix(60) + "…"
}
