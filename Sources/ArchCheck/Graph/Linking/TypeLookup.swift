/// What the name of a type stands for.
enum TypeResolution: Equatable, BitwiseCopyable {
  /// Index of a ``DeclarationIndex/TypeEntry``.
  case own(Int)
  /// Dotted name of a type that the project does not declare.
  case external(NameID)
  /// A generic parameter or associated type.
  case generic(NameID)
  /// A type declared inside a function body.
  case local
  case module(NameID)
  /// Found nowhere: not in the project, not in the table of SDK types.
  case unresolved(NameID)
  /// Nested in a type that the project does not declare: never the type of that name outside.
  case foreign(NameID)
}

/// Looks type names up as the language does: lexical scope, members of enclosing types and of
/// their supertypes, the module, the imports with their re-exports, the SDK.
///
/// One instance serves one thread; it remembers what it has found.
final class TypeLookup {
  let index: DeclarationIndex
  /// Whether names may be found through supertypes; not while those are being resolved.
  let looksThroughSupertypes: Bool
  /// Whether a name that is found nowhere is taken for a type from outside. Linking concludes nothing
  /// from it.
  let namesUnresolved: Bool
  let inheritance = InheritanceMemory()
  /// What tells associated types that no alias of a type names.
  var witnessed: WitnessedTypes?
  /// The associated types of a protocol and of those that it refines.
  private var associatedNames: [Int: [NameID]] = [:]
  /// Those of which `where` clauses of protocols demand something.
  private var constrainedNames: [Int: [NameID]] = [:]

  // Every name is looked up here, so exclusive access is not checked each time.

  /// What a name means in a context, generic parameters and locals of functions apart.
  @exclusivity(unchecked) private var meanings = PairTable(unused: TypeResolution.local)
  /// Positions in `parentLists`, by type and module.
  @exclusivity(unchecked) private var parentsOfType = PairTable(unused: Int32(-1))
  @exclusivity(unchecked) private var parentLists: [[Int]] = []
  /// What an alias names.
  private var aliases: [Int: TypeResolution?] = [:]
  /// The values of what aliases name.
  private var aliasedValues: [AliasedValue: TypeValue] = [:]
  /// Aliases that are being resolved, each for the one before it.
  private var pendingAliases: [Int] = []
  /// First position in `pendingAliases` that a later one leads back to.
  private var circleStart = Int.max
  /// The modules of the project that a file imports.
  private var importsOfFile: [Int: [Int]] = [:]

  /// An alias, and how deep in another type it is written, which says how far it is followed.
  private struct AliasedValue: Hashable {
    var alias: Int
    var depth: Int
  }

  init(
    index: DeclarationIndex, throughSupertypes: Bool = true, namesUnresolved: Bool = false
  ) {
    self.index = index
    looksThroughSupertypes = throughSupertypes
    self.namesUnresolved = namesUnresolved
  }

  // MARK: Names

  /// Resolves the `namedType` at `node`.
  func resolve(_ node: Int, in scope: TypeScope) -> TypeResolution {
    let facts = index.facts[scope.file]
    let syntax = facts.nodes[node]
    let name = index.name(syntax, scope.file)
    switch syntax.kind {
    case .namedType:
      guard syntax.hasBase else {
        // A name alone is a type, and a module may have one of its own name.
        if case .module(let name) = resolve(name, in: scope) { return .unresolved(name) }
        return resolve(name, in: scope)
      }
      return member(name, of: base(at: node + 1, in: scope), in: scope)
    case .moduleSelector: return .module(name)
    case .arrayType: return .external(index.wellKnown.array)
    case .dictionaryType: return .external(index.wellKnown.dictionary)
    case .optionalType: return .external(index.wellKnown.optional)
    case .attributedType, .someType, .anyType:
      guard let inner = facts.children(of: node).first(where: index.isType(in: scope.file)) else {
        return .unresolved(name)
      }
      return resolve(inner, in: scope)
    default: return .unresolved(name)
    }
  }

  /// Resolves what stands before a dot: a type or a module.
  func base(at node: Int, in scope: TypeScope) -> TypeResolution {
    let syntax = index.facts[scope.file].nodes[node]
    guard syntax.kind == .namedType, !syntax.hasBase else { return resolve(node, in: scope) }
    return resolve(index.name(syntax, scope.file), in: scope)
  }

  /// Resolves a name without a base.
  func resolve(_ name: NameID, in scope: TypeScope) -> TypeResolution {
    if scope.localTypes.contains(name) { return .local }
    if scope.generics.contains(name) { return .generic(name) }
    if name == index.wellKnown.selfType { return selfType(in: scope) }
    return search(name, from: scope.context, file: scope.file)
  }

  private func search(_ name: NameID, from context: Int, file: Int) -> TypeResolution {
    guard context >= 0 else { return global(name, file: file) }
    if let known = meanings[context, name] { return known }
    let entry = index.contexts[context]
    let inside = entry.type < 0 ? nil : lookup(name, in: entry, file: file)
    let found = inside ?? search(name, from: entry.parent, file: file)
    meanings.set(context, name, to: found)
    return found
  }

  private func selfType(in scope: TypeScope) -> TypeResolution {
    let type = index.contexts[scope.context].type
    guard type >= 0 else { return .unresolved(index.wellKnown.selfType) }
    let isOpen =
      switch index.types[type].kind {
      case .protocol: true
      case .class: scope.isStatedType && !index.types[type].modifiers.contains(.final)
      default: false
      }
    return isOpen ? .generic(index.wellKnown.selfType) : .own(type)
  }

  private func lookup(
    _ name: NameID, in context: DeclarationIndex.Context, file: Int
  ) -> TypeResolution? {
    var type = context.type
    if let found = nested(name, of: type, file: file) {
      return isGenericParameter(found, named: name, of: type) ? .generic(name) : found
    }
    // The keys that the compiler writes are nearer than those of a type around.
    if name == index.wellKnown.codingKeys, derivesCoding(type) { return .local }
    // An extension has the generic parameters of all types around the extended one.
    repeat {
      if index.types[type].generics.contains(name) { return .generic(name) }
      type = context.isExtension ? index.types[type].outer : -1
    } while type >= 0
    return context.isExtension && index.types[context.type].kind == .protocol
      && isAssociated(name, inConstraintsOf: context) ? .generic(name) : nil
  }

  /// Whether a name is that of an associated type of what an extension demands of `Self`, as `Element`
  /// is in `extension Source where Self: Collection`.
  private func isAssociated(
    _ name: NameID, inConstraintsOf context: DeclarationIndex.Context
  ) -> Bool {
    guard index.associatedNames.contains(name) else { return false }
    let facts = index.facts[context.file]
    let scope = TypeScope(file: context.file, context: context.parent)
    return facts.children(of: context.node).lazy.prefix { !facts.nodes[$0].kind.isDeclaration }
      .contains { child in
        guard facts.nodes[child].kind == .requirement, !facts.nodes[child].isSameType,
          facts.nodes[child + 1].kind == .namedType, !facts.hasBase(child + 1),
          index.name(facts.nodes[child + 1], context.file) == index.wellKnown.selfType,
          let demanded = facts.lastChild(of: child)
        else { return false }
        switch resolve(demanded, in: scope) {
        case .own(let type):
          guard case .generic? = nested(name, of: type, file: context.file) else { return false }
          return true
        case .external(let type): return isAssociated(name, inExternal: type)
        default: return false
        }
      }
  }

  /// Whether a protocol of the SDK, or one above it, has an associated type of that name.
  private func isAssociated(_ name: NameID, inExternal type: NameID) -> Bool {
    index.sdkKind(of: type) == .protocol
      && index.sdk.parameters(ofType: index.names[type]).contains(index.names[name])
  }

  /// Whether the compiler writes a part of how a type is coded, and with it the keys.
  private func derivesCoding(_ type: Int) -> Bool {
    let known = index.wellKnown
    func declares(_ name: NameID, _ label: NameID) -> Bool {
      index.membersOfType[type, name].contains {
        index.parameters(of: $0).map(\.label) == [label]
      }
    }
    return index.types[type].supertypes.contains { supertype in
      switch index.externalName(of: supertype.type).map({ index.names[$0] }) {
      case "Codable": !declares(known.encode, known.to) || !declares(known.initializer, known.from)
      case "Decodable": !declares(known.initializer, known.from)
      case "Encodable": !declares(known.encode, known.to)
      default: false
      }
    }
  }

  /// Whether a name found in a type is `typealias Value = Value`, which makes a generic parameter known
  /// outside.
  private func isGenericParameter(
    _ found: TypeResolution, named name: NameID, of type: Int
  ) -> Bool {
    guard case .own(let alias) = found, index.types[alias].kind == .typealias,
      index.types[type].generics.contains(name), let (node, scope) = aliasedType(alias)
    else { return false }
    return words(of: node, in: scope.file) == [name]
  }

  /// A type nested in `type` or in one of its supertypes.
  func nested(_ name: NameID, of type: Int, file: Int) -> TypeResolution? {
    guard index.nested.names.contains(name) || index.associatedNames.contains(name) else {
      return nil
    }
    var visited: [Int] = []
    return nested(name, of: type, file: file, throughConformance: false, visited: &visited)
  }

  private func nested(
    _ name: NameID, of type: Int, file: Int, throughConformance: Bool, visited: inout [Int]
  ) -> TypeResolution? {
    let type = followAlias(type) ?? type
    guard !visited.contains(type) else { return nil }
    visited.append(type)
    if let found = visible(among: index.nested[type, name], from: file) { return .own(found) }
    let kind = index.types[type].kind
    // A conforming type's own scope does not know the protocol's associated types by name.
    if !throughConformance, kind == .protocol, isAssociated(name, in: type) {
      return .generic(name)
    }
    guard looksThroughSupertypes else { return nil }
    for parent in parents(of: type, from: file) {
      let isConformance = kind != .protocol && index.types[parent].kind == .protocol
      let found = nested(
        name, of: parent, file: file, throughConformance: throughConformance || isConformance,
        visited: &visited)
      if let found { return found }
    }
    return nil
  }

  /// The associated types of a protocol and of those that it refines.
  func associatedNames(of type: Int) -> [NameID] {
    if let known = associatedNames[type] { return known }
    let found = Set(index.ancestors(of: type).flatMap { index.types[$0].associated.keys }).sorted()
    associatedNames[type] = found
    return found
  }

  /// The associated types of which the `where` clause of a protocol, or of one that it refines, demands
  /// something.
  func constrainedNames(of type: Int) -> [NameID] {
    guard index.types[type].kind == .protocol else { return [] }
    if let known = constrainedNames[type] { return known }
    let found = Set(index.ancestors(of: type).flatMap(namesInWhereClause)).sorted()
    constrainedNames[type] = found
    return found
  }

  private func namesInWhereClause(of type: Int) -> [NameID] {
    guard let declaration = index.types[type].declarations.first else { return [] }
    let facts = index.facts[declaration.file]
    return facts.children(of: declaration.node).compactMap { child in
      guard facts.kind(child) == .requirement, let subject = facts.firstChild(of: child),
        facts.kind(subject) == .namedType, !facts.hasBase(subject)
      else { return nil }
      return index.name(facts.nodes[subject], declaration.file)
    }
  }

  /// Whether a protocol declares an associated type, or refines one of the SDK that does.
  private func isAssociated(_ name: NameID, in type: Int) -> Bool {
    let entry = index.types[type]
    if entry.isExternal { return entry.generics.contains(name) }
    return entry.associated[name] != nil
      || entry.supertypes.contains {
        guard case .external(let parent, _) = $0.type else { return false }
        return isAssociated(name, inExternal: parent)
      }
  }

  /// Superclass and protocols; what a module adds to a type of others is there for those that
  /// import it.
  private func parents(of type: Int, from file: Int) -> [Int] {
    let module = index.types[type].isExternal && file >= 0 ? index.moduleOfFile[file] : -1
    if let known = parentsOfType[type, NameID(module + 1)] {
      return parentLists[Int(known)]
    }
    let found = index.types[type].supertypes
      .filter { module < 0 || index.sees($0.module, from: module) }.compactMap(\.type.nominal)
    parentsOfType.set(type, NameID(module + 1), to: Int32(parentLists.count))
    parentLists.append(found)
    return found
  }

  /// The one of several nested types of a name that a file means: that of its own module, else the
  /// first of a module that it sees. No file, -1, sees all: what is private in a type is there for it.
  private func visible(among types: ScopedNames.Matches, from file: Int) -> Int? {
    let module = file < 0 ? -1 : index.moduleOfFile[file]
    var (alias, other): (Int?, Int?)
    for type in types {
      let privateTo = index.types[type].privateTo
      guard privateTo < 0 || privateTo == file || file < 0 else { continue }
      if file < 0 { return type }
      if index.types[type].module == module {
        if index.types[type].kind != .typealias { return type }
        alias = alias ?? type
      } else if other == nil, index.sees(index.types[type].module, from: module),
        index.isAccessible(
          index.types[type].access, in: index.types[type].declarations[0].file, from: file)
      {
        other = type
      }
    }
    return alias ?? other
  }

  /// The first of several types for which something holds. Branches of `#if` may declare a name
  /// as an alias and as a type; it means the type then, since the alias may be another's.
  private func first(of types: ScopedNames.Matches, where isMeant: (Int) -> Bool) -> Int? {
    var alias: Int?
    for type in types where isMeant(type) {
      if index.types[type].kind != .typealias { return type }
      alias = alias ?? type
    }
    return alias
  }

  // MARK: Module and imports

  private func global(_ name: NameID, file: Int) -> TypeResolution {
    let module = index.moduleOfFile[file]
    let own = [module] + index.modules.othersOfFile[file]
    if let found = topLevel(name, inAnyOf: own, file: file) { return .own(found) }
    if let found = imported(name, file: file) { return .own(found) }
    let isModule = index.module(named: name, from: file) != nil || isImported(name, file: file)
    // `Settings` is SwiftUI's type only where the file sees that, else the module of that name.
    if !isModule || index.seesSDKType(name, in: file) {
      if let extended = index.extendedExternals[name] { return .own(extended) }
      if index.sdkKind(of: name) != nil { return .external(name) }
    }
    return isModule || index.sdk.isSystemModule(index.names[name])
      ? .module(name) : .unresolved(name)
  }

  private func isImported(_ name: NameID, file: Int) -> Bool {
    index.imports[file].contains { $0.name == name }
  }

  /// The type of that name at a module's file level that a file sees.
  private func topLevel(_ name: NameID, in module: Int, file: Int) -> Int? {
    let candidates = index.topLevel[module, name]
    guard !candidates.isEmpty else { return nil }
    return first(of: candidates) { index.types[$0].privateTo == file }
      ?? first(of: candidates) { type in
        index.types[type].privateTo < 0
          && index.isAccessible(
            index.types[type].access, in: index.types[type].declarations[0].file, from: file)
      }
  }

  private func topLevel(_ name: NameID, inAnyOf modules: [Int], file: Int) -> Int? {
    for module in modules {
      if let found = topLevel(name, in: module, file: file) { return found }
    }
    return nil
  }

  private func imported(_ name: NameID, file: Int) -> Int? {
    guard index.topLevel.names.contains(name), !isTakenFromOutside(name, file: file) else {
      return nil
    }
    return topLevel(name, inAnyOf: importedModules(for: name, in: file), file: file)
  }

  /// The modules of the project that a file may have a name from, the likeliest first.
  func importedModules(for name: NameID, in file: Int) -> [Int] {
    let all: [Int]
    if let known = importsOfFile[file] {
      all = known
    } else {
      all = index.modulesImported(by: file)
      importsOfFile[file] = all
    }
    // `import struct Other.Name` decides where several modules have the name.
    let named = index.imports[file].filter { $0.only == name && $0.module >= 0 }
    return named.isEmpty ? all : (index.exports(of: named.map(\.module)) + all).uniqued()
  }

  /// Whether `import struct Other.Name` says that a name is that of a module outside the project, in
  /// the file or, where it is passed on, in any file of the module.
  private func isTakenFromOutside(_ name: NameID, file: Int) -> Bool {
    index.imports[file].contains { $0.only == name && $0.module < 0 }
      || index.namesPassedOn[index.moduleOfFile[file]].contains(name)
  }

  // MARK: Members

  /// The type `name` in a resolved base.
  func member(_ name: NameID, of base: TypeResolution, in scope: TypeScope) -> TypeResolution {
    switch base {
    case .own(let type):
      if let found = nested(name, of: type, file: scope.file) { return found }
      switch aliasEnd(type) {
      case .own(let end)? where index.types[end].isExternal:
        return nested(name, inExternal: index.types[end].fullName)
      case .own, nil: return .foreign(name)
      case let end?: return member(name, of: end, in: scope)
      }
    case .module(let module):
      guard let own = index.module(named: module, from: scope.file) else {
        return index.extendedExternals[name].map { .own($0) } ?? .external(name)
      }
      return topLevel(name, inAnyOf: index.exports(of: [own]), file: scope.file).map { .own($0) }
        ?? .unresolved(name)
    case .external(let outer): return nested(name, inExternal: index.names[outer])
    case .generic: return .generic(name)
    case .local: return .local
    case .unresolved, .foreign: return .foreign(name)
    }
  }

  private func nested(_ name: NameID, inExternal outer: String) -> TypeResolution {
    guard let dotted = index.names.id("\(outer).\(index.names[name])") else {
      return .foreign(name)
    }
    return index.extendedExternals[dotted].map { .own($0) } ?? .external(dotted)
  }

  /// The type behind any number of aliases, or nil where an alias leads out of the project.
  func followAlias(_ type: Int) -> Int? {
    guard case .own(let end)? = aliasEnd(type) else { return nil }
    return end
  }

  /// What stands behind any number of aliases; nil where they lead nowhere or round in a circle.
  func aliasEnd(_ type: Int) -> TypeResolution? {
    var current = type
    for _ in 0..<DepthLimit.aliases {
      guard index.types[current].kind == .typealias else { return .own(current) }
      guard case .own(let target)? = aliasTarget(current) else { return aliasTarget(current) }
      current = target
    }
    return nil
  }

  /// What an alias names, where that is a single type; nil for aliases that lead round in a circle,
  /// whichever of them is asked for first.
  func aliasTarget(_ type: Int) -> TypeResolution? {
    if let known = aliases[type] { return known }
    let position = pendingAliases.count
    if let start = pendingAliases.firstIndex(of: type) {
      circleStart = min(circleStart, start)
      return nil
    }
    pendingAliases.append(type)
    var found: TypeResolution?
    if let (node, scope) = aliasedType(type) {
      switch index.facts[scope.file].nodes[node].kind {
      case .namedType, .attributedType, .anyType: found = resolve(node, in: scope)
      default: break
      }
    }
    // `typealias Value = Value` makes a generic parameter of the type around it known outside.
    if found == .own(type) { found = genericParameter(index.types[type].name, around: type) }
    pendingAliases.removeLast()
    if circleStart <= position {
      found = nil
      if circleStart == position { circleStart = .max }
    }
    aliases[type] = .some(found)
    return found
  }

  /// The value of what an alias names, with the alias's own generic parameters. It is worked out
  /// once, since aliases may each name another one many times.
  func aliasedValue(of alias: Int, depth: Int) -> TypeValue {
    let key = AliasedValue(alias: alias, depth: depth)
    if let known = aliasedValues[key] { return known }
    guard let (node, scope) = aliasedType(alias) else { return .unknown }
    let found = value(of: node, in: scope, depth: depth).bounded
    aliasedValues[key] = found
    return found
  }

  private func genericParameter(_ name: NameID, around type: Int) -> TypeResolution? {
    var outer = index.types[type].outer
    while outer >= 0 {
      if index.types[outer].generics.contains(name) { return .generic(name) }
      outer = index.types[outer].outer
    }
    return nil
  }
}
