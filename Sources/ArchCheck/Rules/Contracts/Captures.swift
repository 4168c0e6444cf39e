/// Names in angle brackets stand for the same text wherever a contract has them: with
/// `protected: { target: <name>Testing, importers: <name>Tests }`, each module has its own importers.
extension Contract {
  /// The names in angle brackets in the contract's terms, each once, in their order.
  var captures: [String] {
    kind.terms.flatMap { CaptureTemplate($0.text).captures }.uniqued()
  }

  /// The contract once for each text that its captures can stand for, or itself where it has none.
  func instances(_ resolver: TermResolver) -> [Contract] {
    let captures = captures
    if captures.isEmpty { return [self] }
    let templates = kind.terms.map { CaptureTemplate($0.text) }
      .filter { Set($0.captures) == Set(captures) }
    let texts = Set(templates.flatMap { resolver.texts(of: captures, in: $0) })
    return texts.sorted { $0.lexicographicallyPrecedes($1) }.map { texts in
      let text = Dictionary(uniqueKeysWithValues: zip(captures, texts))
      return replacingCaptures { text[$0] ?? "*" }
    }
  }

  /// The contract with a `*` in the place of each capture.
  var generalized: Contract { replacingCaptures { _ in "*" } }

  /// Positions of the terms that have captures.
  var capturing: [Int] {
    let terms = kind.terms
    return terms.indices.filter { !CaptureTemplate(terms[$0].text).captures.isEmpty }
  }

  private func replacingCaptures(by text: (String) -> String) -> Contract {
    func replaced(_ term: Term) -> Term { term.replacingCaptures(by: text) }
    var contract = self
    contract.kind = kind.mapTerms(replaced)
    contract.ignore = ignore.map {
      Exemption(
        from: $0.from.map(replaced), to: $0.to.map(replaced), because: $0.because)
    }
    return contract
  }
}

extension Contract.Term {
  /// The term with a `*` in the place of each capture.
  var generalized: Self { replacingCaptures { _ in "*" } }

  fileprivate func replacingCaptures(by text: (String) -> String) -> Self {
    Self(CaptureTemplate(self.text).text(text), at: location)
  }
}

/// A term that may have names in angle brackets.
struct CaptureTemplate {
  private enum Part {
    case text(Substring)
    case capture(Substring)
  }

  private let parts: [Part]

  init(_ term: some StringProtocol) {
    var parts: [Part] = []
    var rest = Substring(term)
    while let match = rest.firstMatch(of: /<([A-Za-z][A-Za-z0-9]*)>/) {
      parts += [.text(rest[..<match.range.lowerBound]), .capture(match.1)]
      rest = rest[match.range.upperBound...]
    }
    self.parts = parts + [.text(rest)]
  }

  var captures: [String] {
    parts.compactMap { if case .capture(let name) = $0 { String(name) } else { nil } }
  }

  /// The term with a text in the place of each capture.
  func text(_ text: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let literal): String(literal)
      case .capture(let name): text(String(name))
      }
    }.joined()
  }

  /// Up to the end of the path's step that has the last capture; what stands behind it says nothing
  /// about what the capture is.
  fileprivate var head: (template: CaptureTemplate, isPath: Bool) {
    let term = text { "<\($0)>" }
    let step = term.lastIndex(of: ">").flatMap { term[$0...].firstIndex(of: "/") }
    return (CaptureTemplate(term[..<(step ?? term.endIndex)]), term.contains("/"))
  }

  /// A regular expression that matches what the pattern does.
  fileprivate var expression: String {
    var seen: Set<Substring> = []
    return parts.map { part -> String in
      switch part {
      case .capture(let name):
        return seen.insert(name).inserted ? "(?<\(name)>[^/]+)" : "\\k<\(name)>"
      case .text(let text):
        return String(text).replacing(/\*\*\/|\*\*+|[^A-Za-z0-9_\/]/) { match -> String in
          switch match.output {
          case "**/": "(?:.*/)?"
          case "*": "[^/]*"
          case "?": "[^/]"
          case let stars where stars.hasPrefix("**"): ".*"
          case let other: "\\\(other)"
          }
        }
      }
    }.joined()
  }
}

extension TermResolver {
  /// What the captures are in each folder or name that the template matches, in their order.
  fileprivate func texts(of captures: [String], in template: CaptureTemplate) -> [[String]] {
    let (head, isPath) = template.head
    guard let expression = try? Regex(head.expression) else { return [] }
    func texts(in names: [String]) -> [[String]] {
      names.compactMap { name in
        guard let match = try? expression.wholeMatch(in: name) else { return nil }
        return captures.compactMap { capture in match[capture]?.substring.map { String($0) } }
      }
    }
    guard isPath else {
      return texts(in: groups(of: head.text { _ in "*" }, at: .source).map(\.label))
    }
    let found = texts(in: folderPaths(besides: testFiles))
    return found.isEmpty ? texts(in: folderPaths(besides: [])) : found
  }

  /// Paths of the folders that hold other Swift files than these.
  private func folderPaths(besides leftOut: Set<Int>) -> [String] {
    let paths = graph.files.indices.filter { !leftOut.contains($0) }.flatMap { file -> [String] in
      let steps = pathSteps(graph.files[file].path)
      return steps.indices.dropFirst().map { steps[..<$0].joined(separator: "/") }
    }
    return Array(Set(paths))
  }
}
