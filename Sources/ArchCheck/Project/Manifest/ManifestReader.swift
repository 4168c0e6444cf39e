import SwiftParser
import SwiftSyntax

/// Reads a manifest without running it.
///
/// It is evaluated once as it is in an empty environment, and once more for each answer that
/// something outside of it could give; what is declared in any of these is the manifest's union.
///
/// - Parameters:
///   - platform: the platform whose branch of `#if os(…)` decides what has one value only.
func readManifest(
  _ text: String, path: String, platform: String = "macOS"
) -> PackageManifest {
  let version = ToolsVersion(ofManifest: text)
  func failed(
    _ reason: String, _ severity: Severity = .warning, line: Int? = nil
  ) -> PackageManifest {
    let message = "manifest is not read: \(reason); its targets are guessed from folders"
    return PackageManifest(
      name: lastComponent(of: parentFolder(of: path)), path: path, toolsVersion: version,
      diagnostics: [Diagnostic(severity, message, file: path, line: line)],
      isEvaluated: false, isWhole: false)
  }
  if let line = MergeConflict.line(in: text) {
    return failed("it has an unresolved merge conflict", .error, line: line)
  }
  if let reason = reasonNotToParse(text) { return failed(reason) }
  return DeepStackThreads.run {
    var parser = Parser(text, maximumNestingLevel: 256)
    let file = SourceFileSyntax.parse(from: &parser)
    let converter = SourceLocationConverter(fileName: path, tree: file)
    let runs = allRuns { choices in
      evaluate(file, converter, path, version, platform: platform, choices)
    }
    let place = file.hasError ? converter.location(for: file.firstSyntaxError) : nil
    return union(
      of: runs, path: path, toolsVersion: version,
      syntaxError: place.map {
        ManifestProblem(line: $0.line, column: $0.column, message: "a syntax error")
      })
  }
}

/// One evaluation of a manifest.
struct ManifestRun {
  /// The answers that differ from the usual ones, with what each is called.
  var answers: [String: Int]
  var decisions: [ManifestDecision]
  var branches: Set<ManifestChoices.Branch>
  var manifest: PackageManifest?
  var problems: [ManifestProblem]
}

private func evaluate(
  _ file: SourceFileSyntax, _ converter: SourceLocationConverter, _ path: String,
  _ version: ToolsVersion, platform: String, _ answers: [String: Int]
) -> ManifestRun {
  let interpreter = ManifestInterpreter(
    converter: converter, platform: platform, choices: ManifestChoices(answers))
  let isComplete = interpreter.run(file)
  var decoding = ManifestDecoding()
  let made = interpreter.globals.variable("package")?.value
  if case .unknown(let place)? = made?.plain, interpreter.package == nil {
    interpreter.problems.append(
      ManifestProblem(
        line: place.line, column: place.column, message: "\(place.source) is not evaluated"))
  }
  let package = made?.record ?? interpreter.package
  var manifest =
    isComplete || answers.isEmpty
    ? package.map { decoding.manifest(from: $0, path: path, toolsVersion: version) } : nil
  // What was not carried out may have added to any target.
  if !interpreter.problems.isEmpty {
    for index in manifest?.targets.indices ?? 0..<0 {
      manifest?.targets[index].dependenciesAreKnown = false
    }
  }
  return ManifestRun(
    answers: answers, decisions: interpreter.choices.decisions,
    branches: interpreter.choices.branches, manifest: manifest,
    problems: interpreter.problems + decoding.problems)
}

/// Runs for all single answers, for pairs where one question only arises from another's answer,
/// and for the answers together that a condition like `a && b` takes. The first run is the usual
/// one.
private func allRuns(_ run: ([String: Int]) -> ManifestRun) -> [ManifestRun] {
  let maximumRuns = 48
  var runs = [run([:])]
  var waiting = otherAnswers(after: runs[0], known: [])
  var asked = Set(runs[0].decisions.map(\.key))
  while !waiting.isEmpty, runs.count < maximumRuns {
    let next = run(waiting.removeFirst())
    runs.append(next)
    if next.answers.count < 3 { waiting += otherAnswers(after: next, known: asked) }
    asked.formUnion(next.decisions.map(\.key))
  }
  let branches = Set(runs.flatMap(\.branches))
  for branch in branches.sorted(by: { $0.offset < $1.offset })
  where !branches.contains(where: { $0.isOpposite(of: branch) }) {
    guard runs.count < maximumRuns else { break }
    let answers = otherAnswers(toAllIn: branch.condition, decisions: runs.flatMap(\.decisions))
    guard answers.count > 1, !runs.contains(where: { $0.answers == answers }) else { continue }
    runs.append(run(answers))
  }
  return runs
}

private func otherAnswers(
  toAllIn condition: String, decisions: [ManifestDecision]
) -> [String: Int] {
  let meant = decisions.filter { decision in
    decision.literals.count == 2 && decision.literals.contains { condition.contains($0) }
  }
  return Dictionary(keepingFirst: meant.map { ($0.key, 1 - $0.usual) })
}

private func otherAnswers(after run: ManifestRun, known: Set<String>) -> [[String: Int]] {
  run.decisions.filter { !known.contains($0.key) && run.answers[$0.key] == nil }
    .flatMap { decision in
      decision.literals.indices.filter { $0 != decision.usual }.map { answer in
        run.answers.merging([decision.key: answer]) { $1 }
      }
    }
}

extension ManifestChoices.Branch {
  fileprivate func isOpposite(of other: ManifestChoices.Branch) -> Bool {
    offset == other.offset && outcome != other.outcome
  }
}

/// Why a text is not given to the parser: what would overflow its stack is not a manifest.
private func reasonNotToParse(_ text: String) -> String? {
  let maximumBytes = 4_000_000
  if text.utf8.count > maximumBytes { return "it is larger than 4 MB" }
  let bytes = Array(text.utf8)
  if let line = SourceScan(bytes).trap { return "line \(line) nests too many brackets" }
  let branches = ["else", "#if", "?"].map { mark in
    let mark = Array(mark.utf8)
    return bytes.indices.count { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }
  return branches.contains { $0 > 5_000 } ? "it branches more than 5,000 times" : nil
}
