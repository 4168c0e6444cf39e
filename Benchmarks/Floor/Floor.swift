import ArchCheck
import Foundation
import SwiftParser
import SwiftSyntax

/// The least that any analysis must do: read the files, parse them and walk each tree once.
///
/// `floor list ROOT` prints the absolute paths of the Swift files that archcheck would read below
/// ROOT; `floor JOBS` reads such a list from standard input and prints what it met.
@main
struct Floor {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "list", let root = arguments.dropFirst().first {
      try list(root)
    } else {
      walk(jobs: arguments.first.flatMap { Int($0) } ?? 1)
    }
  }

  private static func list(_ root: String) throws {
    let root = try projectRoot(for: root).path
    let project = try ProjectLayout.load(tree: DiskTree(root: root), rootName: root)
    for file in project.files { print("\(root)/\(file.path)") }
  }

  private static func walk(jobs: Int) {
    var paths: [String] = []
    while let path = readLine() { paths.append(path) }
    let all = DeepStackThreads.map(paths.count, jobs: jobs) { [paths] number in
      read(paths[number])
    }
    let total = all.reduce(into: Met()) { $0 += $1 }
    print("files \(paths.count) lines \(total.lines) bytes \(total.bytes) tokens \(total.tokens)")
  }

  private static func read(_ path: String) -> Met {
    guard let file = FileManager.default.contents(atPath: path) else { return Met() }
    return file.withUnsafeBytes { bytes in
      let source = bytes.bindMemory(to: UInt8.self)
      let walk = Walk(viewMode: .sourceAccurate)
      walk.walk(Parser.parse(source: source, maximumNestingLevel: 256))
      return Met(
        lines: source.count { $0 == UInt8(ascii: "\n") }, bytes: source.count, tokens: walk.tokens)
    }
  }
}

/// What a walk met, so that none of it can be optimized away.
private struct Met {
  var lines = 0
  var bytes = 0
  var tokens = 0

  static func += (total: inout Met, one: Met) {
    total.lines += one.lines
    total.bytes += one.bytes
    total.tokens += one.tokens
  }
}

private final class Walk: SyntaxVisitor {
  var tokens = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens += 1
    return .skipChildren
  }
}
