/// Calls that format without a formatter of the type's own.
extension NoFormattingInViews {
  /// `.formatted(…)`, `String(format:)` and, where it is forbidden, `Text(_:format:)`.
  func calls(
    in bodies: [Body], ownMethods: Set<String>, _ graph: DependencyGraph
  ) -> [Place] {
    bodies.flatMap { body -> [Place] in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).compactMap { node in
        (formattingCall(node, ownMethods: ownMethods, facts) ?? styleCall(node, in: body, graph))
          .map {
            Place(
              name: $0.name, file: body.file, offset: facts.nodes[$0.node].offset,
              condition: graph.members[body.member].condition)
          }
      }
    }
  }

  private func formattingCall(
    _ node: Int, ownMethods: Set<String>, _ facts: SourceFacts
  ) -> (name: String, node: Int)? {
    guard let callee = facts.callee(of: node) else { return nil }
    let arguments = facts.arguments(of: node)
    let labels = arguments.map(facts.name(at:))
    switch callee.name {
    case "formatted":
      guard facts.base(of: callee.node) != nil, !isStrategy(node, facts),
        !ownMethods.contains("formatted"),
        !facts.descendants(of: node).contains(where: { facts.name(at: $0) == "iso8601" })
      else { return nil }
      return (".formatted()", callee.node)
    case "localizedStringWithFormat":
      guard let format = arguments.first.flatMap(facts.firstChild(of:)),
        facts.kind(format) == .string, !isForMachines(facts.name(at: format))
      else { return nil }
      return (".localizedStringWithFormat()", callee.node)
    case "NSString", "String", "init":
      // With a format from a table of texts it is a translation.
      guard labels.first == "format", let format = arguments.first.flatMap(facts.firstChild(of:)),
        facts.kind(format) == .string, !isForMachines(facts.name(at: format))
      else { return nil }
      guard callee.name == "init" else { return ("\(callee.name)(format:)", callee.node) }
      // `String.init(format:)`, or `.init(format:)` where no name tells of another type.
      let base = facts.base(of: callee.node).map(facts.name) ?? "String"
      return ["NSString", "String"].contains(base) && facts.name(at: format).contains("%")
        ? ("\(base)(format:)", callee.node) : nil
    case "Text" where labels.contains("formatter"): return ("Text(_:formatter:)", callee.node)
    case "Text":
      guard !allowSwiftuiFormat, labels.contains("format") || labels.contains("style") else {
        return nil
      }
      return ("Text(_:\(labels.contains("format") ? "format" : "style"):)", callee.node)
    default: return nil
    }
  }

  /// `Decimal.FormatStyle.Currency(code: "EUR").format(price)`, and the same with a style that a
  /// name holds. A style that is nested in a type of the SDK has no name of its own in the graph.
  private func styleCall(
    _ node: Int, in body: Body, _ graph: DependencyGraph
  ) -> (name: String, node: Int)? {
    let facts = graph.facts(of: body)
    guard let callee = facts.callee(of: node), callee.name == "format",
      var base = facts.base(of: callee.node)
    else { return nil }
    while true {
      switch facts.kind(base) {
      case .identifier: return holdsStyle(base, in: body, graph) ? (".format()", callee.node) : nil
      case .member:
        if isNestedStyle(base, inFile: body.file, graph) { return (".format()", callee.node) }
        guard let inner = facts.base(of: base) else { return nil }
        if facts.isSelf(inner) {
          return holdsStyle(base, in: body, graph) ? (".format()", callee.node) : nil
        }
        base = inner
      case .call:
        guard let called = facts.firstChild(of: base).map(facts.unwrapped) else { return nil }
        base = called
      default: return nil
      }
    }
  }

  /// Whether a local name or a property of the type is written to be such a style.
  private func holdsStyle(_ use: Int, in body: Body, _ graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    let name = facts.name(at: use)
    let local = facts.nodes(named: facts.nodes[use].name, below: body.node).first {
      facts.kind($0) == .variableDecl
    }
    let property = graph.members(of: graph.members[body.member].owner, named: name)
      .map { graph.members[$0] }.first { $0.kind == .property }
    guard
      let declaration = local.map({ NodeRef(file: body.file, node: $0) }) ?? property?.node
    else { return false }
    let declaring = graph.files[declaration.file].facts
    return declaring.children(of: declaration.node).contains { part in
      [.initialValue, .typeAnnotation].contains(declaring.kind(part))
        && declaring.descendants(of: part).contains {
          isNestedStyle($0, inFile: declaration.file, graph)
        }
    }
  }

  /// `Date.FormatStyle`, where no type of the project is called so.
  private func isNestedStyle(_ node: Int, inFile file: Int, _ graph: DependencyGraph) -> Bool {
    let facts = graph.files[file].facts
    guard [.member, .namedType].contains(facts.kind(node)), facts.hasBase(node),
      formatters.matches(facts.name(at: node)), facts.name(at: node) != "ISO8601FormatStyle"
    else { return false }
    let offset = facts.nodes[node].offset
    return graph.sites(inFile: file, from: offset, to: offset + 1).allSatisfy { site in
      graph.target(ofSite: site.index).map { graph[$0].isExternal } ?? true
    }
  }

  /// Whether all that a format writes are hexadecimal digits.
  private func isForMachines(_ format: String) -> Bool {
    let specifiers = format.split(separator: "%").dropFirst(format.hasPrefix("%") ? 0 : 1)
    let letters = specifiers.compactMap { $0.first { $0.isLetter && $0 != "l" && $0 != "h" } }
    return !letters.isEmpty && letters.allSatisfy { ["x", "X", "p"].contains($0) }
  }

  /// `.formatted(formatter)` and `JSONDecoder.DateDecodingStrategy.formatted(formatter)`, which say
  /// how dates are coded.
  func isStrategy(_ call: Int, _ facts: SourceFacts) -> Bool {
    guard let callee = facts.callee(of: call), callee.name == "formatted",
      facts.kind(callee.node) == .member
    else { return false }
    return facts.base(of: callee.node).map {
      facts.name(at: $0).namesType
    } ?? true
  }
}
