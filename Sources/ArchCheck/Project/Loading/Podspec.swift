/// What a `.podspec` says in so many words: its module, and which files the module and its tests
/// consist of. It is a program in Ruby, which is never run; what it works out is not known.
struct Podspec {
  /// Path of the file.
  let path: String
  /// Name of the module.
  let name: String
  /// The lines on which it works out names of files, so that they are not known.
  let unknownLines: [Int]
  private let sources: [Glob]
  private let testSources: [Glob]
  private let excluded: [Glob]

  /// - Parameter text: the file's text.
  init(_ text: String, at path: String) {
    var pod = stem(of: path)
    var module: String?
    var patterns: [Attribute: [String]] = [:]
    var testSpecs: Set<Substring> = []
    var sourceLines: [(line: Int, texts: [String])] = []
    let statements = RubyReader.statements(of: text)
    for statement in statements {
      if let variable = statement.blockVariable {
        let isForTests = [".test_spec", ".app_spec"].contains(where: statement.text.contains)
        if isForTests { testSpecs.insert(variable) } else { testSpecs.remove(variable) }
      }
      guard let (object, attribute) = statement.assigned else { continue }
      let isForTests = testSpecs.contains(object)
      switch attribute {
      case "name": pod = statement.texts.first ?? pod
      case "module_name": module = statement.texts.first
      case "source_files":
        sourceLines.append((statement.line, statement.texts))
        patterns[isForTests ? .testSources : .sources, default: []] += statement.texts
      case "exclude_files" where !isForTests: patterns[.excluded, default: []] += statement.texts
      default: break
      }
    }
    self.path = path
    name = module ?? pod
    let written = "#{\(statements.lazy.compactMap(\.blockVariable).first ?? "s").name}"
    unknownLines = sourceLines.filter { _, texts in
      texts.isEmpty || texts.contains { $0.replacing(written, with: "").contains("#{") }
    }.map(\.line)
    let globs = { (attribute: Attribute) in
      (patterns[attribute] ?? []).flatMap { pattern in
        withAlternatives(of: pattern.replacing(written, with: pod)).flatMap { pattern in
          // A folder stands for the files in it.
          [pattern, pattern + "/*"].compactMap { resolvedPath($0, in: parentFolder(of: path)) }
        }
      }.map(Glob.init)
    }
    sources = globs(.sources)
    testSources = globs(.testSources)
    excluded = globs(.excluded)
  }

  private enum Attribute {
    case sources, testSources, excluded
  }

  /// The module that the file at `path` is part of; nil where the podspec does not name it.
  func module(of path: String) -> String? {
    if excluded.contains(where: { $0.matches(path) }) { return nil }
    if sources.contains(where: { $0.matches(path) }) { return name }
    return testSources.contains { $0.matches(path) } ? name + "Tests" : nil
  }
}

/// A statement of a Ruby program, as far as a podspec's need be understood.
private struct RubyStatement {
  /// Without comments and what stands in quotes; several lines are joined.
  var text = ""
  /// What stands in quotes, and the words of lists of words.
  var texts: [String] = []
  /// `t` in `s.test_spec 'Tests' do |t|` and in `s.test_spec('Tests') { |t|`.
  var blockVariable: Substring?
  /// Where it starts, from 1.
  var line = 1

  /// `s` and `source_files` in `s.ios.source_files = …` and with `+=`.
  var assigned: (object: Substring, attribute: Substring)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let steps = text[..<sign].filter { $0 != " " && $0 != "\t" && $0 != "+" }.split(separator: ".")
    let isName = steps.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard steps.count > 1, isName else { return nil }
    return (Substring(steps[0]), Substring(steps[steps.count - 1]))
  }
}

/// Takes a Ruby program apart into statements.
private struct RubyReader {
  private var rest: Substring
  private var statement = RubyStatement()
  private var statements: [RubyStatement] = []
  private var line = 1
  /// Brackets that are open.
  private var depth = 0
  /// `DESC` in `s.description = <<-DESC`, where the lines down to one of that word are a text.
  private var endOfText: Substring?

  static func statements(of program: String) -> [RubyStatement] {
    var reader = RubyReader(rest: program[...])
    reader.read()
    return reader.statements
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func read() {
    while let character = rest.popFirst() {
      switch character {
      case _ where character.isNewline:
        line += 1
        endLine()
      case "#": _ = take { !$0.isNewline }
      case "\"", "'": addText(closedBy: character)
      case "%" where rest.first == "w": addWords()
      case "<" where rest.first == "<": startText()
      case "|" where statement.opensBlock: addBlockVariable()
      case ";": endStatement()
      default:
        statement.text.append(character)
        if "[({".contains(character) { depth += 1 }
        if "])}".contains(character) { depth = max(depth - 1, 0) }
      }
    }
    endStatement()
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// What is not closed on its line is no text.
  private mutating func addText(closedBy quote: Character) {
    let text = take { $0 != quote && !$0.isNewline }
    guard rest.first == quote else { return }
    rest.removeFirst()
    statement.texts.append(String(text))
    statement.text += "\"\""
  }

  /// `%w[A/*.swift B/*.swift]`, on any number of lines.
  private mutating func addWords() {
    rest.removeFirst()
    let brackets: [Character: Character] = ["[": "]", "(": ")", "{": "}", "<": ">"]
    guard let end = rest.popFirst().flatMap({ brackets[$0] }) else { return }
    let words = take { $0 != end }
    line += words.count(where: \.isNewline)
    statement.texts += words.split(whereSeparator: \.isWhitespace).map(String.init)
    rest = rest.dropFirst()
    statement.text += "\"\""
  }

  private mutating func startText() {
    rest.removeFirst()
    _ = take { $0 == "-" || $0 == "~" }
    let word = take { $0.isLetter || $0 == "_" }
    if !word.isEmpty { endOfText = word }
  }

  /// What is done with the variable is a statement of its own.
  private mutating func addBlockVariable() {
    statement.blockVariable = take { $0 != "|" && !$0.isNewline }
    rest = rest.dropFirst()
    depth = 0
    endStatement()
  }

  /// A statement goes on where a line ends with a comma or with a bracket open.
  private mutating func endLine() {
    while let end = endOfText, !rest.isEmpty {
      let text = take { !$0.isNewline }
      rest = rest.dropFirst()
      line += 1
      if text.drop(while: \.isWhitespace) == end { endOfText = nil }
    }
    if depth == 0, !statement.goesOn { endStatement() }
  }

  private mutating func endStatement() {
    statements.append(statement)
    statement = RubyStatement(line: line)
  }
}

extension RubyStatement {
  fileprivate var opensBlock: Bool {
    let words = text.split { $0 == " " || $0 == "\t" }
    return words.last.map { $0 == "do" || $0.hasSuffix("{") } ?? false
  }

  fileprivate var goesOn: Bool {
    text.last { !$0.isWhitespace }.map { ",\\+=".contains($0) } ?? false
  }
}

/// `A/*.{h,swift}` as `A/*.h` and `A/*.swift`; no more than a thousand patterns.
private func withAlternatives(of pattern: String) -> [String] {
  var found: [String] = []
  var waiting = [pattern]
  while let next = waiting.popLast(), found.count + waiting.count < 1000 {
    guard let open = next.firstIndex(of: "{"),
      let close = next[open...].firstIndex(of: "}")
    else {
      found.append(next)
      continue
    }
    let choices = next[next.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
    let end = next[next.index(after: close)...]
    waiting += choices.map { String(next[..<open]) + $0 + end }
  }
  return found
}
