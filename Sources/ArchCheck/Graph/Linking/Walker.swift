/// Walks one file, notes every use of a type and infers the types of values on the way.
///
/// The extensions of this type follow the grammar, as those of `Collector` do. One instance serves
/// one thread; what every node needs is not checked for exclusive access each time.
final class Walker {
  /// A use of a type before the graph's numbers are known.
  struct RawSite {
    /// Index of the using type, or -1 for file-level code.
    var source: Int32
    /// Index of the used type, or `-1 - n` for the n-th of `externals`.
    var target: Int32
    var kind: DependencyKind
    var flags: Site.Flags
    var offset: UInt32
    /// Number in ``Walker/conditions``, or -1.
    var condition: Int32
    var member: Int32
    var usedMember: Int32
  }

  /// A type that perhaps uses a member, as one of several overloads.
  struct PossibleUse: Hashable {
    var source: Int32
    var member: Int32
  }

  /// What stands around the code at hand.
  struct Frame {
    var scope: TypeScope
    /// The type that uses what the code names, and its member, or -1.
    var source = -1
    var member = -1
    var isStaticContext = false
    /// What the function or closure around is to return, and what its code does return.
    var returnType = TypeValue.unknown
    var returned = TypeValue.unknown
    /// Whether the code waits for what it calls.
    var isAwaited = false
  }

  let index: DeclarationIndex
  let types: TypeLookup
  let members: MemberLookup
  let file: Int
  let facts: SourceFacts
  let ids: [NameID]
  let emits: Bool
  /// Takes down the types of values, where somebody asks for them.
  private let record: ValueRecord?

  @exclusivity(unchecked) var sites: [RawSite] = []
  var possibleUses: Set<PossibleUse> = []
  var externals: [String] = []
  private var externalIndex: [String: Int] = [:]
  var conditions = ConditionTable()
  var unresolved = 0

  @exclusivity(unchecked) var frame: Frame
  var buildCondition = -1
  @exclusivity(unchecked) var locals: [(name: NameID, type: TypeValue)] = []
  @exclusivity(unchecked) var flags: Site.Flags = []
  /// The value in front of a postfix `#if`, and the member in a clause that is looked up in it.
  var implicitReceiver: (node: Int, value: TypeValue)?
  /// Depth of silent inference for telling overloads apart.
  var silence = 0
  /// The generic parameters that may be anything for the values compared at the moment; nil: all.
  var freeGenerics: [NameID]?
  /// What the `do` around has thrown so far; nil where no `catch` asks for it.
  var thrown: [TypeValue]?
  /// Whether the code stands behind a `try` that hands errors on.
  var isTried = false
  /// What names mean at file level, as far as they were asked for.
  var globalMembers: [NameID: [Int]] = [:]
  /// Whether the file sees SwiftUI, and not only types that are called like some of its own.
  private(set) lazy var seesViews = index.seesSDKType(index.wellKnown.view, in: file)

  init(members: MemberLookup, file: Int, emits: Bool, record: ValueRecord? = nil) {
    self.members = members
    index = members.index
    types = members.types
    self.file = file
    facts = members.index.facts[file]
    ids = members.index.names.ofFile[file]
    self.emits = emits
    self.record = record
    frame = Frame(scope: TypeScope(file: file, context: members.index.fileContexts[file]))
  }

  /// Walks the declaration of a member.
  func walk(_ entry: DeclarationIndex.MemberEntry) {
    frame.scope = TypeScope(file: file, context: entry.context)
    frame.source = entry.owner
    declaration(entry.node)
  }

  /// Prepares the inference of a member's initial value.
  func enter(_ entry: DeclarationIndex.MemberEntry) {
    frame.scope = types.scope(of: entry)
    frame.source = entry.owner
    frame.isStaticContext = entry.isStatic
  }

  /// Walks what has values of its own: behind it their names are forgotten.
  @discardableResult
  func scoped<Result>(_ body: () -> Result) -> Result {
    let count = locals.count
    defer { locals.removeLast(locals.count - count) }
    return body()
  }

  /// Walks what has a frame of its own, and values.
  func framed<Result>(_ body: () -> Result) -> Result {
    let outer = frame
    defer { frame = outer }
    return scoped(body)
  }

  // MARK: Reading the outline

  func kind(_ node: Int) -> Node.Kind { facts.nodes[node].kind }
  func name(_ node: Int) -> NameID { ids[Int(facts.nodes[node].name)] }
  func hasBase(_ node: Int) -> Bool { facts.hasBase(node) }
  func offset(_ node: Int) -> UInt32 { facts.nodes[node].offset }
  func end(_ node: Int) -> Int { Int(facts.nodes[node].end) }
  func children(_ node: Int) -> SourceFacts.Children { facts.children(of: node) }

  /// The first child, where there is one.
  func first(_ node: Int) -> Int? {
    node + 1 < end(node) ? node + 1 : nil
  }

  // MARK: Noting uses

  /// Whether uses count: not in code that is read once more, or only to try a reading of it.
  private var isNoting: Bool { emits && silence == 0 }

  /// What keeps the types of values, where code is read for them and not only tried.
  private var openRecord: ValueRecord? { silence == 0 ? record : nil }

  func noteType(_ type: TypeValue, at node: Int) {
    openRecord?.add(type, at: node)
  }

  func emit(
    _ target: Int, _ kind: DependencyKind, at offset: UInt32, flags: Site.Flags = [],
    usedMember: Int = -1
  ) {
    if usedMember >= 0 { openRecord?.add(member: usedMember, at: offset) }
    // The number of an external type can be that of code outside of types.
    guard isNoting, target != frame.source || target < 0 else { return }
    sites.append(
      RawSite(
        source: Int32(frame.source), target: Int32(target), kind: kind,
        flags: flags.union(self.flags), offset: offset, condition: Int32(buildCondition),
        member: Int32(frame.member), usedMember: Int32(usedMember)))
  }

  func emitExternal(
    _ name: String, _ kind: DependencyKind, at offset: UInt32, flags: Site.Flags = []
  ) {
    guard isNoting else { return }
    let number = externalIndex[name] ?? externals.count
    if number == externals.count {
      externals.append(name)
      externalIndex[name] = number
    }
    emit(-1 - number, kind, at: offset, flags: flags)
  }

  func emitMember(_ used: Int, at offset: UInt32, flags: Site.Flags = []) {
    let owner = index.members[used].owner
    guard owner >= 0 else { return }
    emit(owner, .member, at: offset, flags: flags, usedMember: used)
  }

  /// Notes the use of a member of a value. Where an own type has no declared witness of a
  /// requirement, the compiler makes one or finds it outside of the project: the protocol itself is
  /// not used.
  func emitMember(
    _ used: Int, of receiver: TypeValue, at offset: UInt32, flags: Site.Flags = []
  ) {
    if members.isRequirement(used), index.isConcrete(receiver) { return }
    emitMember(used, at: offset, flags: flags)
  }

  /// Notes the members any of which the code may mean.
  func noteOpenChoice(among members: [Int]) {
    guard isNoting, members.count > 1 else { return }
    for member in members where index.members[member].owner >= 0 {
      possibleUses.insert(PossibleUse(source: Int32(frame.source), member: Int32(member)))
    }
  }

  // MARK: Types

  /// Notes the uses in the type written at `node`.
  func mention(_ node: Int, _ kind: DependencyKind, direct: Bool = true) {
    if record != nil { noteType(types.value(of: node, in: frame.scope), at: node) }
    switch self.kind(node) {
    case .namedType: mentionNamed(node, kind, direct: direct)
    case .functionType:
      for child in children(node) { mention(child, .mentions, direct: false) }
    case .metatype:
      for child in children(node) { mention(child, .mentions, direct: false) }
    case .arrayType, .dictionaryType, .tupleType, .packType:
      for child in children(node) { mention(child, kind, direct: false) }
    case .attribute: attribute(node)
    case .parameter, .throwsType:
      for child in children(node) { mention(child, kind, direct: direct) }
    case .optionalType, .unwrappedType, .someType, .anyType, .compositionType, .attributedType:
      for child in children(node) { mention(child, kind, direct: direct) }
    default: break
    }
  }

  private func mentionNamed(_ node: Int, _ kind: DependencyKind, direct: Bool) {
    let flags = self.flags
    defer { self.flags = flags }
    if hasBase(node) {
      let base = node + 1
      if self.kind(base) == .namedType { self.flags.insert(.qualifier) }
      switch types.base(at: base, in: frame.scope) {
      case .module: break
      default: mention(base, .mentions, direct: false)
      }
      self.flags = flags
    }
    var resolution = types.resolve(node, in: frame.scope)
    if case .external(let name) = resolution, isAnother(name, at: node, kind) {
      resolution = .foreign(name)
    }
    emit(resolution, kind, at: offset(node), flags: direct ? .direct : [])
    if case .generic = resolution, hasBase(node) {
      switch types.dependentType(at: node, in: frame.scope) {
      case .associatedType(let owner): emit(owner, .member, at: offset(node))
      case .alias(let alias): emit(alias, kind, at: offset(node), flags: direct ? .direct : [])
      case nil: break
      }
    }
    // In `Box<Item>.Index` only the box qualifies.
    self.flags.remove(.qualifier)
    for argument in facts.genericArguments(of: node) {
      mention(argument, .generic, direct: false)
    }
  }

  /// Whether a parameter or result named like a generic type of the SDK, such as the `Task` of a
  /// library, is none of that type, as it has no generic arguments.
  private func isAnother(_ name: NameID, at node: Int, _ kind: DependencyKind) -> Bool {
    [.parameter, .returns].contains(kind) && index.genericsOfSDK.contains(name)
      && facts.genericArguments(of: node).isEmpty
  }

  func emit(
    _ resolution: TypeResolution, _ kind: DependencyKind, at offset: UInt32, flags: Site.Flags = []
  ) {
    switch resolution {
    case .own(let type): emit(type, kind, at: offset, flags: flags)
    case .external(let name): emitExternal(index.names[name], kind, at: offset, flags: flags)
    case .unresolved(let name):
      if isNoting { unresolved += 1 }
      emitExternal(index.names[name], kind, at: offset, flags: flags)
    case .foreign: if isNoting { unresolved += 1 }
    case .generic, .local, .module: break
    }
  }

  func attribute(_ node: Int) {
    guard let type = first(node), self.kind(type).isType else { return }
    let resolution = types.resolve(type, in: frame.scope)
    switch resolution {
    // `@Entry` is a macro, whatever types have its name.
    case .own(let owner) where !isAttribute(owner): return
    case .own, .external: mention(type, .mentions, direct: false)
    // Attributes of the language are no types. `@_spi(Name)`, `@inline(never)`: what stands in one is no
    // value.
    default:
      if facts.name(facts.nodes[node]).first?.isUppercase != true { return }
      for child in children(type) where self.kind(child).isType {
        mention(child, .generic, direct: false)
      }
    }
    let arguments = arguments(of: node)
    var parameters: [TypeValue] = []
    var labels: [NameID] = []
    if case .own(let owner) = resolution {
      // `@Field(key: .name) var name = ""` gives the wrapper the value, too.
      let value = Argument(label: index.wellKnown.wrappedValue, isTrailing: false, value: node)
      let initializers = [arguments, [value] + arguments].lazy.map { [self] arguments in
        members.members(
          index.wellKnown.initializer, of: members.ownValue(owner), from: file, isStatic: true,
          accepts: { self.accepts(arguments, by: $0) })
      }.first { !$0.isEmpty }
      if let chosen = initializers?.first, case .function(let types, _) = members.type(of: chosen) {
        parameters = types
        labels = index.parameters(of: chosen).map(\.label)
      }
    }
    if labels.isEmpty, let values = members.injectedValues(by: node, in: frame.scope) {
      // `@Environment(\.theme)`: a path into them.
      parameters = [.function([values], .unknown)]
      labels = [0]
    }
    for argument in arguments {
      let position =
        argument.isTrailing && argument.label == 0
        ? parameters.indices.last : labels.firstIndex(of: argument.label)
      let expected = position.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
      _ = infer(argument.value, expected: expected ?? .unknown)
    }
  }

  /// Whether an own type can be an attribute: a wrapper, a builder or an actor of that kind.
  private func isAttribute(_ type: Int) -> Bool {
    let entry = index.types[type]
    return entry.kind == .typealias
      || entry.declarations.contains { declaration in
        let facts = index.facts[declaration.file]
        return Self.ofAttributes.contains { facts.attribute($0, of: declaration.node) != nil }
      }
  }

  private static let ofAttributes = ["globalActor", "propertyWrapper", "resultBuilder"]

  // MARK: Conditions

  func ifConfig(_ node: Int, _ body: (Int) -> Void) {
    let outer = buildCondition
    for clause in conditions.clauses(of: node, in: facts, within: outer) {
      buildCondition = clause.condition
      for child in children(clause.node) { body(child) }
    }
    buildCondition = outer
  }
}
