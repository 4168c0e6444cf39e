/// Views and view controllers show texts and make none.
struct NoFormattingInViews: Rule {
  var formatters = Self.patternsOfSDK
  var allowSwiftuiFormat = true
  var roles: [Role] = [.view, .viewController]

  /// Only types of the SDK that format are meant by these; own ones of such names may give a view its
  /// texts.
  private static let patternsOfSDK = ["*FormatStyle", "*Formatter"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let ownMethods = Set(graph.members.lazy.filter { $0.kind == .method }.map(\.name))
    return graph.judgedTypes.filter { type in
      // A field writes what is typed into it the way that it is typed.
      !graph.descends(type.id, from: ["UITextField"])
        && (graph.role(of: type.id).map(roles.contains) ?? false
          || roles.contains(.view) && graph.drawsLikeView(type))
    }.flatMap { type -> [Finding] in
      let bodies = graph.bodies(of: type.id).filter { graph.isJudged(file: $0.file) }
      let unread = Unread(in: bodies, of: graph, allowsStyles: allowSwiftuiFormat)
      let places =
        (formatterUses(by: type, unread, in: graph)
        + calls(in: bodies, ownMethods: ownMethods, graph)).filter { place in
          !unread.contains(place.offset, inFile: place.file)
        }
      return (places.isEmpty ? [] : [finding(about: type, places, in: graph)])
        + transformations(of: type, bodies, in: graph)
    }
  }

  // MARK: View states

  /// `viewState.title.uppercased()`: a view state is ready to be shown.
  private func transformations(
    of type: TypeNode, _ bodies: [Body], in graph: DependencyGraph
  ) -> [Finding] {
    guard graph.role(of: type.id) == .view else { return [] }
    let places = bodies.flatMap { body -> [(name: String, location: Location, condition: Int?)] in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).compactMap { node in
        guard let callee = facts.callee(of: node), Self.transforming.contains(callee.name),
          facts.base(of: callee.node).map({ isViewState($0, facts) }) ?? false
        else { return nil }
        return (
          callee.name, graph.location(file: body.file, offset: facts.nodes[callee.node].offset),
          graph.members[body.member].condition
        )
      }
    }.sorted { $0.location < $1.location }
    guard let first = places.first else { return [] }
    var finding = Finding(
      "\(type.name) transforms its view state with \(first.name)", at: first.location,
      about: type.id, in: graph,
      target: "viewState", severity: .info, strength: graph.assignment(of: type.id).strength,
      condition: graph.condition(ofAny: places.map(\.condition))?.description,
      fix: "Let the view store put the finished value into the view state.",
      evidence: graph.roleEvidence(of: type.id)
        + places.dropFirst().map { Finding.Evidence("\($0.name) here", at: $0.location) }
    ).caused(by: places.map { Finding.Cause($0.name, at: $0.location) })
    finding.guidelines = ["LK-59"]
    return [finding]
  }

  private static let transforming: Set<String> = [
    "capitalized", "compactMap", "joined", "lowercased", "map", "sorted", "uppercased",
  ]

  /// Whether an expression is `viewState`, or a chain of members that begins or passes there.
  private func isViewState(_ expression: Int, _ facts: SourceFacts) -> Bool {
    var node = facts.unwrapped(expression)
    while true {
      if facts.name(at: node) == "viewState", [.identifier, .member].contains(facts.kind(node)) {
        return true
      }
      guard facts.kind(node) == .member, let base = facts.base(of: node) else { return false }
      node = base
    }
  }

  // MARK: Formatters

  /// A use of something that formats.
  private struct Place {
    var name: String
    var file: Int
    var offset: UInt32
    var condition: Int?
  }

  private func finding(
    about type: TypeNode, _ places: [Place], in graph: DependencyGraph
  ) -> Finding {
    var seen: Set<String> = []
    // One line is evidence enough for what it uses.
    let located = places.map { ($0.name, graph.location(file: $0.file, offset: $0.offset)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .filter { seen.insert("\($0.0) \($0.1.file):\($0.1.line)").inserted }
    let names = located.reduce(into: [String]()) { names, place in
      if !names.contains(place.0) { names.append(place.0) }
    }
    return Finding(
      "\(type.name) formats values with \(names.listed(atMost: 3))", at: located[0].1,
      about: type.id, in: graph,
      strength: graph.isStrong(type.id) ? .strong : .weak,
      condition: graph.condition(ofAny: places.map(\.condition))?.description,
      evidence: graph.roleEvidence(of: type.id)
        + located.dropFirst().map { Finding.Evidence("\($0.0) here", at: $0.1) }
    ).caused(by: located.map { Finding.Cause($0.0, at: $0.1) })
  }

  /// Constructions and calls of formatters; one that is only handed on is not used here.
  private func formatterUses(
    by type: TypeNode, _ unread: Unread, in graph: DependencyGraph
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
  private func formats(_ site: Site, _ unread: Unread, in graph: DependencyGraph) -> Bool {
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
    by callee: Int, in body: Body, _ types: DeclaredTypes, _ unread: Unread, _ facts: SourceFacts
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

  /// `.formatted(formatter)` and `JSONDecoder.DateDecodingStrategy.formatted(formatter)`, which say
  /// how dates are coded.
  private func isStrategy(_ call: Int, _ facts: SourceFacts) -> Bool {
    guard let callee = facts.callee(of: call), callee.name == "formatted",
      facts.kind(callee.node) == .member
    else { return false }
    return facts.base(of: callee.node).map {
      facts.name(at: $0).namesType
    } ?? true
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

  /// `.formatted(…)`, `String(format:)` and, where it is forbidden, `Text(_:format:)`.
  private func calls(
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

  /// Code whose text no person reads: logs, assertions and traps, what a debugger shows, keys and
  /// what stands under written ones, names of assets, files and cells, and addresses; and styles by
  /// which SwiftUI itself formats.
  private struct Unread {
    private let graph: DependencyGraph
    /// The outermost nodes of such code, by their files.
    private var nodes: [Int: Set<Int>] = [:]

    /// - Parameter allowsStyles: whether a view may be given a style, as `Text(count, format: …)` is.
    init(in bodies: [Body], of graph: DependencyGraph, allowsStyles: Bool) {
      self.graph = graph
      for body in bodies {
        let facts = graph.facts(of: body)
        let member = graph.members[body.member]
        if Self.isForDebugger(member, in: graph)
          || Self.givesName(member, in: graph)
        {
          nodes[body.file, default: []].insert(body.node)
        }
        for node in facts.descendants(of: body.node) {
          let isUnread = Self.isLog(node, facts) || Self.isName(node, facts)
          let parts =
            Self.names(in: node, facts) + Self.values(in: node, facts)
            + (allowsStyles ? Self.styles(of: node, facts) : [])
          nodes[body.file, default: []].formUnion(isUnread ? [node] : parts)
        }
        for variable in facts.descendants(of: body.node)
        where facts.kind(variable) == .variableDecl && isOnlyUnread(variable, in: body, facts) {
          nodes[body.file, default: []].insert(variable)
        }
      }
    }

    /// Whether a variable of a body is used, and only where nobody reads it:
    /// `let name = String(format: …); image = UIImage(named: name)`.
    private func isOnlyUnread(_ variable: Int, in body: Body, _ facts: SourceFacts) -> Bool {
      let uses = facts.nodes(named: facts.nodes[variable].name, below: body.node)
        .filter { $0 > variable && facts.kind($0) == .identifier }
      return !uses.isEmpty
        && uses.allSatisfy { contains(facts.nodes[$0].offset, inFile: body.file) }
    }

    /// Whether what a member gives is a name and not for people: `nibName`, `cellIdentifier(at:)`.
    private static func givesName(_ member: Member, in graph: DependencyGraph) -> Bool {
      guard isName(member.name) else { return false }
      return member.kind == .property
        || member.kind == .method
          && member.type.map { ["NSString", "String", "URL"].contains(graph[$0].name) } ?? false
    }

    func contains(_ offset: UInt32, inFile file: Int) -> Bool {
      guard let unread = nodes[file] else { return false }
      return graph.files[file].facts.nodes(around: offset).contains(where: unread.contains)
    }

    /// Whether a property is the text that a debugger shows of an object: a view of SwiftUI may show
    /// one called `description`.
    private static func isForDebugger(_ property: Member, in graph: DependencyGraph) -> Bool {
      guard property.kind == .property else { return false }
      switch property.name {
      case "debugDescription": return true
      case "description":
        return property.modifiers.contains(.override)
          || graph.allConformances(of: property.owner).contains {
            ["CustomDebugStringConvertible", "CustomStringConvertible"].contains(graph[$0].name)
          }
      default: return false
      }
    }

    /// The style that a call gives a view of SwiftUI: `Text(count, format: …)`.
    private static func styles(of call: Int, _ facts: SourceFacts) -> [Int] {
      guard let name = facts.callee(of: call)?.name, name.namesType,
        !["NSString", "String"].contains(name)
      else { return [] }
      return facts.arguments(of: call).filter { facts.name(at: $0) == "format" }
    }

    /// What names an asset or a view among the arguments of a call: `Image(…)`, `.id(…)`.
    private static func names(in call: Int, _ facts: SourceFacts) -> [Int] {
      guard let name = facts.callee(of: call)?.name, identifying.contains(name),
        let first = facts.arguments(of: call).first,
        ["", "decorative"].contains(facts.name(at: first))
      else { return [] }
      return [first]
    }

    private static let identifying: Set<String> = [
      "Color", "Image", "accessibilityIdentifier", "id", "tag",
    ]

    /// The values of a dictionary whose keys are written texts, as what is tracked or sent has:
    /// `["price": String(format: …)]`.
    private static func values(in dictionary: Int, _ facts: SourceFacts) -> [Int] {
      guard facts.kind(dictionary) == .dictionary else { return [] }
      let parts = Array(facts.children(of: dictionary))
      return stride(from: 1, to: parts.count, by: 2)
        .filter { facts.kind(parts[$0 - 1]) == .string }.map { parts[$0] }
    }

    /// Whether a text names something, `named: …`, `URL(string: …)`, `let fileName = …`, or stands
    /// under a written key.
    private static func isName(_ node: Int, _ facts: SourceFacts) -> Bool {
      switch facts.kind(node) {
      case .argument: labels.contains(facts.name(at: node))
      case .call:
        facts.callee(of: node).map { callee in
          // `Notification.Name(…)`
          naming.contains(callee.name)
            || callee.name == "Name" && facts.base(of: callee.node) != nil
        } ?? false || isOfAddressOrFile(node, facts)
      case .variableDecl: isName(facts.name(at: node))
      case .assignment:
        facts.firstChild(of: node).map {
          isName(facts.name(at: $0)) || isUnderWrittenKey($0, facts)
        } ?? false
      default: false
      }
    }

    /// `form["price"]`
    private static func isUnderWrittenKey(_ target: Int, _ facts: SourceFacts) -> Bool {
      facts.kind(target) == .subscriptCall
        && facts.arguments(of: target).first.flatMap(facts.firstChild)
          .map { facts.kind($0) == .string } ?? false
    }

    /// Whether a text is made from a pattern that begins like an address, `https://…`, or ends like
    /// the name of a file, `photo-%03d.jpg`.
    private static func isOfAddressOrFile(_ call: Int, _ facts: SourceFacts) -> Bool {
      guard let pattern = facts.arguments(of: call).first.flatMap(facts.firstChild),
        facts.kind(pattern) == .string
      else { return false }
      let text = facts.name(at: pattern)
      return text.prefix { $0.isLetter }.count > 1 && text.drop { $0.isLetter }.hasPrefix("://")
        || fileExtensions.contains { text.hasSuffix(".\($0)") }
    }

    private static let fileExtensions = [
      "aac", "caf", "csv", "db", "gif", "heic", "html", "jpeg", "jpg", "js", "json", "log", "m4a",
      "mov", "mp3", "mp4", "pdf", "plist", "png", "sqlite", "svg", "tmp", "txt", "wav", "webp",
      "xml", "zip",
    ]

    private static func isName(_ variable: String) -> Bool {
      let name = variable.lowercased()
      return [
        "assetname", "fontname", "filename", "iconname", "identifier", "imagename", "key",
        "namefieldstringvalue", "nibname", "path", "soundname", "url", "urlstring",
      ]
      .contains(where: name.hasSuffix)
    }

    private static let labels: Set<String> = [
      "atPath", "component", "fileName", "fileURLWithPath", "forKey", "forResource", "id",
      "identifier", "imageLiteralResourceName", "key", "named", "nibName", "path",
      "reuseIdentifier", "sourceID", "systemName", "toFile", "withIdentifier",
      "withReuseIdentifier", "withVisualFormat",
    ]

    private static let naming: Set<String> = [
      "NSFont", "UIFont", "UINib", "URL", "URLQueryItem", "appendPathComponent",
      "appendingPathComponent", "evaluateJavaScript",
    ]

    private static func isLog(_ node: Int, _ facts: SourceFacts) -> Bool {
      guard let callee = facts.callee(of: node) else { return false }
      let names = ([callee.node] + facts.descendants(of: callee.node)).map { facts.name(at: $0) }
      return Self.functions.contains(callee.name)
        || names.contains { name in
          ["Log", "log", "Logger", "Logging"].contains { name.hasSuffix($0) }
            || name.hasPrefix("Logg") || name.hasPrefix("logg")
        }
    }

    private static let functions: Set<String> = [
      "NSLog", "assert", "assertionFailure", "debugPrint", "fatalError", "os_log", "precondition",
      "preconditionFailure", "print",
    ]
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

  static let documentation = RuleDocumentation(
    summary: "Views and view controllers must not format values.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      How a price or date reads is logic that deserves a test, and a view is the hardest place to \
      test it. A view model hands over the finished text.
      """,
    fix: "Format in the view model or presenter, and hand the view the text.",
    limits: """
      A formatter that a property holds counts where it is used, and what adapts a view of UIKit \
      or AppKit to SwiftUI is judged like a view. What a view makes of a property named \
      `viewState` is reported as info.

      Not reported:
      - formatters that only read what somebody entered, are asked how they write, as for their \
      `decimalSeparator`, or are handed on, as to a field as `formatter:`
      - text fields that write what is typed into them
      - texts that are not for people: logs, keys and values under written keys (`form["price"] = \
      …`), addresses, names of files, assets, views (`id:`) and cells, and hexadecimal and ISO 8601 texts
      - `debugDescription`, and `description` as an override or for `CustomStringConvertible`
      - format strings that do not stand in the call: they are taken for translations
      - calls of `formatted`, if the project has a method of that name
      """,
    options: [
      "formatters":
        "Patterns of the names of formatting types. The two of the default mean those of "
        + "the SDK, others any type.",
      "allowSwiftuiFormat": "Whether `Text(_:format:)` and `Text(_:style:)` are allowed.",
      "roles": "Roles that must not format.",
    ],
    guidelines: ["LK-40", "LK-59", "WX-07", "WX-33"],
    profiles: [.lickability, .wolox, .recommended],
    examples: [
      Example(
        """
        //- App/PriceView.swift
        import UIKit
        final class PriceView: UIView {
          let priceLabel = UILabel()
          func show(_ price: Double, count: Int) {
            priceLabel.text = NumberFormatter().string(for: price)  // finding
            priceLabel.text = NumberFormatter().string(for: count)
            priceLabel.accessibilityLabel = String(format: "%.2f", price)
          }
        }
        final class ShareView: UIView {
          func show(_ share: Double) { print(share); tag = String(format: "%.1f %%", share).count }  // finding
        }
        """),
      Example(
        """
        //- App/DateRow.swift
        import SwiftUI
        struct DateRow: View {
          let date: Date
          var body: some View {
            VStack {
              Text(date.formatted())  // finding
              Text(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))
              Text(date, style: .date)
            }
          }
        }
        """),
      Example(
        """
        //- App/DateRow.swift
        import SwiftUI
        struct DateRow: View {
          let date: Date
          var body: some View { Text(date, style: .date) }  // finding
        }
        """, of: NoFormattingInViews(allowSwiftuiFormat: false)),
      Example(
        """
        //- App/PriceView.swift
        import SwiftUI
        import UIKit
        final class PriceView: UIView {
          let priceLabel = UILabel()
          func show(_ viewModel: PriceViewModel) {
            priceLabel.text = viewModel.price
            priceLabel.text = String(format: NSLocalizedString("%d items", comment: ""), 3)
            logger.debug("took \\(String(format: "%.3f", 0.5)) s")
            MPVLogging.log("took", details: String(format: "%.3f", 0.5))
            accessibilityIdentifier = String(format: "%02x", 255)
            exportURL = folder.appending(path: Date.now.formatted(.iso8601))
          }
        }
        final class PriceViewModel {
          let price = NumberFormatter().string(for: 3) ?? ""
        }
        struct DateRow: View {
          let date: Date
          var body: some View {
            Text(date, format: .dateTime)
            Text(3, format: IntegerFormatStyle<Int>().grouping(.never))
          }
          private var imageName: String { String(format: "stars_%d", 3) }
        }
        """),
      Example(
        """
        //- App/PriceView.swift
        import UIKit
        extension Double {
          func formatted() -> String { "" }
        }
        final class PriceView: UIView {
          private let formatter: NumberFormatter
          let label = UILabel()
          init(formatter: NumberFormatter) {
            self.formatter = formatter
            super.init(frame: .zero)
            label.text = 3.0.formatted()
          }
        }
        """),
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        struct FeedState {
          let title: String
          let rows: [String]
        }
        struct FeedView: View {
          let viewState: FeedState
          let note: String
          var body: some View {
            VStack {
              Text(viewState.title.uppercased())  // finding
              Text(note.uppercased())
              ForEach(viewState.rows, id: \\.self) { Text($0) }
            }
          }
        }
        """),
    ])
}
