/// Input and output by code that names no type for it: contents of URLs and files, contexts of Core
/// Data that it reaches through others, and the functions of Alamofire.
extension DependencyGraph {
  /// Of findings about what a type names and one about what it does without, those to tell: who finds
  /// a file and reads it has one reason to.
  ///
  /// The message is made of what is done: `reads a file or URL`.
  func findings(
    _ named: [Finding], elseUnnamedBy type: TypeNode, strength: Strength? = nil,
    evidence: [Finding.Evidence]? = nil, inFiles counts: (Int) -> Bool = { _ in true },
    mayStoreRecords: Bool = false, _ message: (_ deed: String) -> String
  ) -> [Finding] {
    guard named.isEmpty else { return named }
    let uses = unnamedUses(by: type, inFiles: counts)
      .filter { !mayStoreRecords || $0.deed != .storesRecords }
    guard let first = uses.first else { return [] }
    let deeds = Set(uses.map(\.deed))
    let others = uses.dropFirst().map {
      Finding.Evidence($0.deed.evidence, at: $0.place)
    }
    return [
      Finding(
        message(words(for: deeds)), at: first.place, about: type.id, in: self,
        target: deeds.min()?.target,
        strength: strength ?? (isStrong(type.id) ? .strong : .weak),
        condition: condition(ofAny: uses.map(\.condition))?.description,
        evidence: (evidence ?? roleEvidence(of: type.id)) + others)
    ]
  }

  private func words(for deeds: Set<Deed>) -> String {
    let contents: String? =
      switch (deeds.contains(.reads), deeds.contains(.writes)) {
      case (true, true): "reads and writes files or URLs"
      case (true, false): "reads a file or URL"
      case (false, true): "writes a file or URL"
      case (false, false): nil
      }
    let context = deeds.contains(.manages) ? "works with a managed object context" : nil
    let records = deeds.contains(.storesRecords) ? "works with the context of a record" : nil
    let requests = deeds.contains(.requests) ? "makes requests with Alamofire" : nil
    return [contents, context, records, requests].compactMap(\.self).listed
  }

  private enum Deed: Int, Comparable {
    case reads, writes, manages, storesRecords, requests

    var evidence: String {
      switch self {
      case .reads: "reads here"
      case .writes: "writes here"
      case .manages, .storesRecords: "uses a context here"
      case .requests: "makes a request here"
      }
    }

    /// What a finding is told from others by.
    var target: String {
      switch self {
      case .reads: "contentsOf"
      case .writes: "write"
      case .manages: "viewContext"
      case .storesRecords: "modelContext"
      case .requests: "Alamofire"
      }
    }

    static func < (left: Deed, right: Deed) -> Bool { left.rawValue < right.rawValue }
  }

  private struct UnnamedUse {
    var place: Location
    var deed: Deed
    var condition: Int?
  }

  /// What a type does in judged files, in the order of paths and places.
  private func unnamedUses(by type: TypeNode, inFiles counts: (Int) -> Bool) -> [UnnamedUse] {
    let properties = propertiesOfContexts(in: type.id)
    let isRecord = isRecord(type.id)
    return bodies(of: type.id).filter { body in
      isJudged(file: body.file) && counts(body.file)
        && !isForDebugging(members[body.member].condition)
        // The system asks for the file that it has promised somebody.
        && members[body.member].name != "filePromiseProvider"
    }.flatMap { body -> [UnnamedUse] in
      let facts = facts(of: body)
      let contexts = properties.union(variablesOfContexts(in: body))
      return facts.descendants(of: body.node).compactMap { node in
        guard let callee = facts.callee(of: node), Self.doers.contains(callee.name) else {
          return nil
        }
        let deed: Deed
        if writesContents(node, in: body) {
          deed = .writes
        } else if readsContents(node, in: body) {
          deed = .reads
        } else if usesContext(node, contexts, in: body, isRecord: isRecord) {
          deed = .manages
        } else if usesContextOfRecord(node, in: body) {
          deed = .storesRecords
        } else if callsAlamofire(node, facts) {
          deed = .requests
        } else {
          return nil
        }
        return UnnamedUse(
          place: location(file: body.file, offset: facts.nodes[node].offset), deed: deed,
          condition: members[body.member].condition)
      }
    }.sorted { $0.place < $1.place }
  }

  /// What is called to do one of these things, so that most calls are not looked at.
  private static let doers = InputOutput.contents.union(InputOutput.pictures)
    .union(InputOutput.contextMethods).union(alamofire)
    .union(["archiveRootObject", "unarchiveObject", "write"])

  // MARK: Contents of URLs

  /// `Data(contentsOf: url)`, `String(contentsOfFile: path)`.
  private func readsContents(_ call: Int, in body: Body) -> Bool {
    let facts = facts(of: body)
    guard let callee = facts.callee(of: call), let argument = facts.child(.argument, of: call)
    else { return false }
    if callee.name == "unarchiveObject", facts.name(at: argument) == "withFile" { return true }
    guard facts.name(at: argument).hasPrefix("contentsOf"),
      InputOutput.contents.contains(callee.name)
        || InputOutput.pictures.contains(callee.name) && !isOfBundle(argument, in: body)
    else { return false }
    let made = sites(in: NodeRef(file: body.file, node: callee.node)).compactMap {
      target(ofSite: $0.index)
    }
    return made.allSatisfy { self[resolved($0)].isExternal }
  }

  /// Whether an expression finds a resource, or names a variable of the body that does.
  private func isOfBundle(_ expression: Int, in body: Body) -> Bool {
    let facts = facts(of: body)
    func finds(_ node: Int) -> Bool {
      facts.descendants(of: node).contains { facts.name(at: $0) == "forResource" }
    }
    if finds(expression) { return true }
    let types = DeclaredTypes(in: body, of: self)
    return facts.descendants(of: expression).contains { node in
      facts.kind(node) == .identifier
        && types.declaration(of: facts.nodes[node].name, seenFrom: node).map(finds) ?? false
    }
  }

  /// `text.write(to: url, atomically: true, encoding: .utf8)`, `data.write(to: url)`; not what own
  /// types write to streams and buffers.
  private func writesContents(_ call: Int, in body: Body) -> Bool {
    let facts = facts(of: body)
    if facts.callee(of: call)?.name == "archiveRootObject",
      facts.arguments(of: call).contains(where: { facts.name(at: $0) == "toFile" })
    {
      return true
    }
    guard let (name, callee) = facts.callee(of: call), name == "write",
      let value = facts.base(of: callee), let argument = facts.child(.argument, of: call),
      ["to", "toFile"].contains(facts.name(at: argument)),
      // `text.write(to: &stream)` writes to a value.
      let goal = facts.firstChild(of: argument), facts.kind(goal) != .inoutExpr,
      usedMember(at: NodeRef(file: body.file, node: callee)) == nil
    else { return false }
    let labels = facts.arguments(of: call)
      .map { facts.name(at: $0) }
    if labels.contains("atomically") { return true }
    let types = DeclaredTypes(in: body, of: self)
    func isOf(_ names: Set<String>, _ expression: Int) -> Bool {
      types.type(of: expression).map { self[$0].isExternal && names.contains(self[$0].name) }
        ?? false
    }
    return isOf(InputOutput.contents, value) || isOf(["NSURL", "URL"], goal)
      || makesData(value, types, facts) || namesURL(facts.unwrapped(goal), facts)
  }

  /// Whether an expression is called like a URL: `fileURL`, `URL.documentsDirectory`,
  /// `folder.appendingPathComponent("plan.pdf")`.
  private func namesURL(_ expression: Int, _ facts: SourceFacts) -> Bool {
    let name = facts.callee(of: expression)?.name ?? facts.name(at: expression)
    return name.lowercased().hasSuffix("url") || name.hasSuffix("Directory")
      || ["appending", "appendingPathComponent", "appendingPathExtension"].contains(name)
  }

  /// Whether an expression, or the variable that it names, is the result of a call that makes data:
  /// `try JSONEncoder().encode(orders)`.
  private func makesData(
    _ expression: Int, _ types: DeclaredTypes, _ facts: SourceFacts
  ) -> Bool {
    var node = facts.unwrapped(expression)
    if facts.kind(node) == .identifier {
      let declaration = types.declaration(of: facts.nodes[node].name, seenFrom: node)
      guard let value = declaration.flatMap({ facts.child(.initialValue, of: $0) }) else {
        return false
      }
      node = facts.unwrapped(value)
    }
    return facts.callee(of: node).map {
      Self.makersOfData.contains($0.name)
    } ?? false
  }

  private static let makersOfData: Set<String> = [
    "archivedData", "dataRepresentation", "dataWithPDF", "encode", "jpegData", "pdfData", "pngData",
  ]

  // MARK: Contexts of Core Data

  /// Names of the properties of a type that begin as contexts:
  /// `let context = container.viewContext`.
  private func propertiesOfContexts(in type: TypeID) -> Set<String> {
    Set(
      members(of: type).filter { property in
        let facts = files[property.node.file].facts
        return property.kind == .property
          && facts.child(.initialValue, of: property.node.node).map { isContext($0, facts) }
            ?? false
      }.map(\.name))
  }

  /// The same for the variables of a body, and the contexts that closures are given:
  /// `container.performBackgroundTask { context in … }`.
  private func variablesOfContexts(in body: Body) -> [String] {
    let facts = facts(of: body)
    return facts.descendants(of: body.node).flatMap { node -> [String] in
      switch facts.kind(node) {
      case .variableDecl, .optionalBinding:
        guard let value = facts.child(.initialValue, of: node), isContext(value, facts) else {
          return []
        }
        return [facts.name(at: node)]
      case .call where facts.callee(of: node)?.name == "performBackgroundTask":
        let closures = facts.arguments(of: node).compactMap(facts.firstChild)
          .filter { facts.kind($0) == .closure }
        return closures.flatMap { closure in
          let names = facts.parameters(of: closure).map { facts.name(at: $0) }
          return names.isEmpty ? ["$0"] : names
        }
      default: return []
      }
    }
  }

  /// `container.viewContext`, `container.newBackgroundContext()`.
  private func isContext(_ expression: Int, _ facts: SourceFacts) -> Bool {
    let node = facts.unwrapped(expression)
    if let callee = facts.callee(of: node) { return callee.name == "newBackgroundContext" }
    return facts.kind(node) == .member && facts.name(at: node) == "viewContext"
  }

  /// `context.save()`, `container.viewContext.fetch(request)`, `item.managedObjectContext.save()`;
  /// to hand a context on is no work with it.
  ///
  /// - Parameter isRecord: whether the code is a record's, which may use its own context.
  private func usesContext(
    _ call: Int, _ contexts: Set<String>, in body: Body, isRecord: Bool
  ) -> Bool {
    let facts = facts(of: body)
    guard let callee = facts.callee(of: call), InputOutput.contextMethods.contains(callee.name),
      let base = facts.base(of: callee.node)
    else { return false }
    let context = facts.unwrapped(base)
    let isName =
      facts.kind(context) == .identifier || facts.base(of: context).map(facts.isSelf) ?? false
    if isName, contexts.contains(facts.name(at: context)) { return true }
    return isContext(context, facts) || beginsAsContext(context, in: body)
      || !isRecord && facts.kind(context) == .member
        && facts.name(at: context) == "managedObjectContext"
  }

  /// Whether an expression is a global of the module, or a property of another type, that begins as
  /// a context.
  private func beginsAsContext(_ expression: Int, in body: Body) -> Bool {
    let types = DeclaredTypes(in: body, of: self)
    if let used = types.member(expression) {
      let node = members[used].node
      return isVariableOfContext(node.node, files[node.file].facts)
    }
    let facts = facts(of: body)
    guard facts.kind(expression) == .identifier, !types.isLocal(expression) else { return false }
    return globalContexts(of: files[body.file].module).contains(facts.name(at: expression))
  }

  private enum GlobalContexts: Question {
    typealias Subject = ModuleID
    typealias Answer = Set<String>
  }

  /// Names of the globals of a module that begin as contexts.
  private func globalContexts(of module: ModuleID) -> Set<String> {
    answer(to: GlobalContexts.self, about: module) {
      Set(
        self[module].files.map { files[$0].facts }.flatMap { facts in
          facts.children(of: 0).filter { isVariableOfContext($0, facts) }.map { facts.name(at: $0) }
        })
    }
  }

  private func isVariableOfContext(_ variable: Int, _ facts: SourceFacts) -> Bool {
    facts.kind(variable) == .variableDecl
      && facts.child(.initialValue, of: variable).map { isContext($0, facts) } ?? false
  }

  /// `item.modelContext?.delete(item)`, where a framework stores the item.
  private func usesContextOfRecord(_ call: Int, in body: Body) -> Bool {
    let facts = facts(of: body)
    guard let callee = facts.callee(of: call), InputOutput.contextMethods.contains(callee.name),
      let context = facts.base(of: callee.node), facts.kind(context) == .member,
      ["managedObjectContext", "modelContext"].contains(facts.name(at: context)),
      let record = facts.base(of: context)
    else { return false }
    return DeclaredTypes(in: body, of: self).type(of: record).map(isRecord) ?? false
  }

  // MARK: Functions of libraries

  private static let alamofire: Set<String> = ["download", "request", "upload"]

  /// `Alamofire.request(url)`, a function of the module.
  private func callsAlamofire(_ call: Int, _ facts: SourceFacts) -> Bool {
    guard let callee = facts.callee(of: call), let base = facts.base(of: callee.node),
      Self.alamofire.contains(callee.name)
    else { return false }
    return facts.kind(base) == .identifier && facts.name(at: base) == "Alamofire"
  }
}
