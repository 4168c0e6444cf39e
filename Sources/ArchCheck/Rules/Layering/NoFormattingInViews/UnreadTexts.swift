/// Code whose text no person reads: logs, assertions and traps, what a debugger shows, keys and
/// what stands under written ones, names of assets, files and cells, and addresses; and styles by
/// which SwiftUI itself formats.
struct UnreadTexts {
  private let graph: DependencyGraph
  private let bodies: [Body]
  private let allowsStyles: Bool
  /// The outermost nodes of such code, by their files; most types format nothing, so that nobody asks.
  private let nodes = Once<[Int: Set<Int>]>()

  /// - Parameter allowsStyles: whether a view may be given a style, as `Text(count, format: …)` is.
  init(in bodies: [Body], of graph: DependencyGraph, allowsStyles: Bool) {
    self.graph = graph
    self.bodies = bodies
    self.allowsStyles = allowsStyles
  }

  func contains(_ offset: UInt32, inFile file: Int) -> Bool {
    contains(offset, inFile: file, nodes.value(unreadNodes))
  }

  private func contains(_ offset: UInt32, inFile file: Int, _ nodes: [Int: Set<Int>]) -> Bool {
    guard let unread = nodes[file] else { return false }
    return graph.files[file].facts.nodes(around: offset).contains(where: unread.contains)
  }

  private func unreadNodes() -> [Int: Set<Int>] {
    var nodes: [Int: Set<Int>] = [:]
    for body in bodies {
      let facts = graph.facts(of: body)
      let member = graph.members[body.member]
      if Self.isForDebugger(member, in: graph) || Self.givesName(member, in: graph) {
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
      where facts.kind(variable) == .variableDecl
        && isOnlyUnread(variable, in: body, facts, nodes)
      {
        nodes[body.file, default: []].insert(variable)
      }
    }
    return nodes
  }

  /// Whether a variable of a body is used, and only where nobody reads it:
  /// `let name = String(format: …); image = UIImage(named: name)`.
  private func isOnlyUnread(
    _ variable: Int, in body: Body, _ facts: SourceFacts, _ nodes: [Int: Set<Int>]
  ) -> Bool {
    let uses = facts.nodes(named: facts.nodes[variable].name, below: body.node)
      .filter { $0 > variable && facts.kind($0) == .identifier }
    return !uses.isEmpty
      && uses.allSatisfy { contains(facts.nodes[$0].offset, inFile: body.file, nodes) }
  }

  /// Whether what a member gives is a name and not for people: `nibName`, `cellIdentifier(at:)`.
  private static func givesName(_ member: Member, in graph: DependencyGraph) -> Bool {
    guard isName(member.name) else { return false }
    return member.kind == .property
      || member.kind == .method
        && member.type.map { ["NSString", "String", "URL"].contains(graph[$0].name) } ?? false
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
