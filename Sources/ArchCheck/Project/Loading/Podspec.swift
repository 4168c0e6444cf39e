/// What a `.podspec` says in so many words: its module, and which files the module and its tests
/// consist of. It is a program in Ruby, which is never run; what it works out is not known.
struct Podspec {
  /// Path of the file.
  let path: String
  /// Name of the module.
  let name: String
  private let sources: [Glob]
  private let testSources: [Glob]
  private let excluded: [Glob]

  /// - Parameter text: the file's text.
  init(_ text: String, at path: String) {
    var pod = stem(of: path)
    var module: String?
    var patterns: [Attribute: [String]] = [:]
    var testSpecs: Set<Substring> = []
    for statement in RubyStatement.all(in: text) {
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
        patterns[isForTests ? .testSources : .sources, default: []] += statement.texts
      case "exclude_files" where !isForTests: patterns[.excluded, default: []] += statement.texts
      default: break
      }
    }
    self.path = path
    name = module ?? pod
    let globs = { (attribute: Attribute) in
      (patterns[attribute] ?? []).flatMap { pattern in
        withAlternatives(of: pattern.replacing("#{s.name}", with: pod)).flatMap { pattern in
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
  let text: String
  /// What stands in quotes.
  let texts: [String]

  /// A statement goes on where a line ends with a comma or with a bracket open.
  static func all(in program: String) -> [RubyStatement] {
    var statements: [RubyStatement] = []
    var text = ""
    var texts: [String] = []
    var depth = 0
    var endOfText: Substring?
    for line in program.split(whereSeparator: \.isNewline) {
      if let end = endOfText {
        if line.drop(while: \.isWhitespace) == end { endOfText = nil }
        continue
      }
      let part = RubyLine(line)
      endOfText = part.endOfText
      text += part.code
      texts += part.texts
      depth = max(depth + part.opened, 0)
      if depth == 0, !part.goesOn {
        statements.append(RubyStatement(text: text, texts: texts))
        (text, texts) = ("", [])
      }
    }
    return statements
  }

  /// `t` in `s.test_spec 'Tests' do |t|`.
  var blockVariable: Substring? {
    text.firstRange(of: "do |").map { text[$0.upperBound...].prefix { $0 != "|" } }
  }

  /// `s` and `source_files` in `s.ios.source_files = …` and with `+=`.
  var assigned: (object: Substring, attribute: Substring)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let steps = text[..<sign].filter { $0 != " " && $0 != "\t" && $0 != "+" }.split(separator: ".")
    let isName = steps.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard steps.count > 1, isName else { return nil }
    return (Substring(steps[0]), Substring(steps[steps.count - 1]))
  }
}

/// A line of a Ruby program.
private struct RubyLine {
  /// Without comments and what stands in quotes.
  private(set) var code = ""
  private(set) var texts: [String] = []
  /// Brackets that are opened and not closed; negative where more are closed.
  private(set) var opened = 0

  init(_ line: Substring) {
    var quote: Character?
    var text = ""
    for character in line {
      switch character {
      case quote:
        texts.append(text)
        code += "\"\""
        quote = nil
      case _ where quote != nil: text.append(character)
      case "\"", "'": (quote, text) = (character, "")
      case "#": return
      default:
        code.append(character)
        if "[({".contains(character) { opened += 1 }
        if "])}".contains(character) { opened -= 1 }
      }
    }
  }

  /// `DESC` in `s.description = <<-DESC`, where the lines down to one of that word are a text.
  var endOfText: Substring? {
    guard let mark = code.firstRange(of: "<<") else { return nil }
    let word = code[mark.upperBound...].drop { $0 == "-" || $0 == "~" }
      .prefix { $0.isLetter || $0 == "_" }
    return word.isEmpty ? nil : word
  }

  var goesOn: Bool {
    code.last { !$0.isWhitespace }.map { ",\\+=".contains($0) } ?? false
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
