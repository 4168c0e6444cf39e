/// Where formatters write.
extension NoFormattingInViews {
  /// Constructions and calls of formatters; one that is only handed on is not used here.
  func formatterUses(
    by type: TypeNode, _ unread: UnreadTexts, in graph: DependencyGraph
  ) -> [Place] {
    graph.dependencies(of: type.id).flatMap { dependency -> [Place] in
      let target = graph[graph.resolved(dependency.target)]
      guard isFormatter(target, in: graph) else { return [] }
      return graph.sites[dependency.sites].filter { site in
        [.constructs, .static, .member].contains(site.kind)
          && !site.flags.contains(.foreignExtension) && graph.isJudged(file: Int(site.file))
      }.filter { formats($0, unread, in: graph) }
        .map {
          Place(
            name: target.name, file: Int($0.file), offset: $0.offset,
            condition: $0.conditionIndex)
        }
    }
  }

  private func isFormatter(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let isKnown = type.isExternal && graph.belongs(type.id, to: .formatter)
    let patterns = isKnown ? formatters : formatters.filter { !Self.patternsOfSDK.contains($0) }
    return patterns.matches(type.name) && type.name != "ISO8601DateFormatter"
  }

  /// Whether a formatter writes at a place: it is neither set up nor handed on there, nor does it
  /// read.
  private func formats(_ site: Site, _ unread: UnreadTexts, in graph: DependencyGraph) -> Bool {
    guard let member = site.memberIndex else { return true }
    if isSetUp(graph.members[member], in: graph) { return false }
    for body in graph.bodies(ofMember: member) where body.file == Int(site.file) {
      let facts = graph.facts(of: body)
      let used = facts.nodes(at: site.offset).first { node in
        facts.descendants(of: body.node).contains(node)
          && [.identifier, .member].contains(facts.kind(node))
      }
      guard let used else { continue }
      let types = DeclaredTypes(in: body, of: graph)
      return site.kind == .constructs
        ? formatsWhenMade(by: used, in: body, types, unread, facts)
        : !isHarmless(used, types, facts)
          && !(facts.member(of: used).map { isHarmless($0, types, facts) } ?? false)
    }
    return true
  }

  /// Whether a formatter is only set up, as the value of a property that holds it; where it is used,
  /// it formats.
  private func isSetUp(_ member: Member, in graph: DependencyGraph) -> Bool {
    guard member.kind == .property, member.isStored else { return false }
    if member.isStatic { return true }
    if let type = member.type {
      return graph.belongs(type, to: .formatter)
        || isFormatter(graph[graph.resolved(type)], in: graph)
    }
    let facts = graph.files[member.node.file].facts
    // `= { let made = NumberFormatter(); return made }()`
    return facts.child(.initialValue, of: member.node.node).map(facts.unwrapped).map {
      facts.kind($0) == .call
        && facts.firstChild(of: $0).map { facts.kind($0) == .closure } ?? false
    } ?? false
  }

  /// Whether a new formatter formats: one that is stored does where it is used, and a field that is
  /// given one edits its value.
  private func formatsWhenMade(
    by callee: Int, in body: Body, _ types: DeclaredTypes, _ unread: UnreadTexts,
    _ facts: SourceFacts
  ) -> Bool {
    var made = callee
    // `NumberFormatter.init()`
    while let call = types.parent(of: made),
      facts.kind(call) == .call && facts.firstChild(of: call) == made
        || facts.kind(call) == .member && facts.name(at: call) == "init"
    {
      made = call
    }
    guard let user = types.parent(of: made) else { return true }
    switch facts.kind(user) {
    case .member: return !isHarmless(user, types, facts)
    case .initialValue:
      guard let variable = types.parent(of: user), facts.kind(variable) == .variableDecl else {
        return true
      }
      let uses = facts.nodes(named: facts.nodes[variable].name, below: body.node)
        .filter { facts.kind($0) == .identifier }
      return uses.isEmpty
        || !uses.allSatisfy { use in
          unread.contains(facts.nodes[use].offset, inFile: body.file)
            || isHandedOn(use, types, facts)
            || types.parent(of: use).map { isHarmless($0, types, facts) } ?? false
        }
    default: return !isHandedOn(made, types, facts)
    }
  }

  /// Whether a formatter is stored, or given to what formats or reads with it:
  /// `field.formatter = formatter`, `Axis(formatter: formatter)`.
  private func isHandedOn(
    _ formatter: Int, _ types: DeclaredTypes, _ facts: SourceFacts
  ) -> Bool {
    guard let user = types.parent(of: formatter) else { return false }
    switch facts.kind(user) {
    case .argument:
      return facts.name(at: user) == "formatter"
        || types.parent(of: user).map { isStrategy($0, facts) } ?? false
    case .assignment: return facts.lastChild(of: user) == formatter
    default: return false
    }
  }

  /// Whether a member of a formatter reads a value, `formatter.number(from: text)` and
  /// `text.flatMap(formatter.number)`, is set, or tells how the formatter writes.
  private func isHarmless(_ member: Int, _ types: DeclaredTypes, _ facts: SourceFacts) -> Bool {
    guard facts.kind(member) == .member, let user = types.parent(of: member) else { return false }
    let name = facts.name(at: member)
    if facts.callee(of: user)?.node != member, Self.settings.contains(where: name.hasSuffix) {
      return true
    }
    switch facts.kind(user) {
    case .argument: return Self.reading.contains(name)
    case .call:
      return facts.firstChild(of: user) == member
        && (Self.reading.contains(name) || name.beginsWithWord("set"))
    case .assignment: return facts.firstChild(of: user) == member
    default: return false
    }
  }

  private static let reading: Set<String> = [
    "date", "dateFormat", "getObjectValue", "isPartialStringValid", "number",
    "personNameComponents",
  ]

  /// How the names of properties end that tell how a formatter writes: `decimalSeparator`.
  private static let settings = [
    "Code", "Digits", "Format", "Separator", "Sign", "Style", "Symbol", "Symbols", "calendar",
    "locale", "timeZone",
  ]
}
