/// What aliases are written to name, in each branch of `#if`.
extension TypeLookup {
  /// The names that a type as written consists of.
  func words(of node: Int, in file: Int) -> [NameID] {
    let facts = index.facts[file]
    return (node..<Int(facts.nodes[node].end)).map { index.name(facts.nodes[$0], file) }
  }

  private func target(ofAlias declaration: NodeRef) -> Int? {
    index.facts[declaration.file].children(of: declaration.node)
      .first(where: index.isType(in: declaration.file))
  }

  /// What the classes of toolkits have in common that the branches of `#if` give an alias; empty
  /// where one of them is something else, and for an alias that is declared once.
  func toolkitFamilies(ofAlias type: Int) -> SDKFamilies {
    let entry = index.types[type]
    guard entry.declarations.count > 1 else { return [] }
    let families = zip(entry.declarations, entry.contexts).map { declaration, context in
      let scope = TypeScope(file: declaration.file, context: index.contexts[context].parent)
      guard let node = target(ofAlias: declaration),
        case .external(let name) = resolve(node, in: scope),
        let named = index.sdk.types(named: index.names[name]).first, named.kind == .class
      else { return SDKFamilies() }
      return index.sdk.families(of: named)
    }
    let common = families.dropFirst().reduce(families[0]) { $0.intersection($1) }
    return common.contains(.ui) ? common : []
  }

  /// The first of the protocols that the branches of `#if` give an alias, where each is a toolkit's for
  /// what adapts a view or controller to SwiftUI: `NSViewRepresentable` and `UIViewRepresentable`.
  func toolkitProtocol(ofAlias type: Int) -> NameID? {
    let entry = index.types[type]
    guard entry.kind == .typealias, entry.declarations.count > 1 else { return nil }
    let named = zip(entry.declarations, entry.contexts).map { declaration, context -> NameID? in
      let scope = TypeScope(file: declaration.file, context: index.contexts[context].parent)
      guard let node = target(ofAlias: declaration),
        case .external(let name) = resolve(node, in: scope),
        index.names[name].hasSuffix("Representable"),
        index.sdk.types(named: index.names[name]).first?.kind == .protocol
      else { return nil }
      return name
    }
    return named.contains(nil) ? nil : named[0]
  }

  /// The type node of an alias and where it is written; nil where its declarations differ.
  func aliasedType(_ type: Int) -> (node: Int, scope: TypeScope)? {
    let entry = index.types[type]
    let targets = entry.declarations.map(target(ofAlias:))
    let written = zip(targets, entry.declarations).map { node, declaration in
      node.map { words(of: $0, in: declaration.file) }
    }
    guard let first = written.first else { return nil }
    // Branches of `#if` may each name another type, and which one is meant is not known, unless only
    // one of them is there.
    let isSame = written.allSatisfy { $0 == first }
    guard let position = isSame ? 0 : onlyKnown(targets, ofAlias: entry),
      let node = targets[position]
    else { return nil }
    return (node, scope(ofAlias: entry, position))
  }

  /// The position of the only target of an alias that stands for something, where it is the project's
  /// and the others would have to be, too, or are for systems that few programs are built for.
  private func onlyKnown(
    _ targets: [Int?], ofAlias entry: DeclarationIndex.TypeEntry
  ) -> Int? {
    let known = targets.indices.filter { position in
      guard let target = targets[position] else { return true }
      let condition = index.contexts[entry.contexts[position]].condition
      if condition >= 0, index.conditions[condition].implies(Self.isForFew) { return false }
      return !isMissing(target, in: scope(ofAlias: entry, position), under: condition)
    }
    guard known.count == 1, let node = targets[known[0]],
      case .own = resolve(node, in: scope(ofAlias: entry, known[0]))
    else { return nil }
    return known[0]
  }

  private static let isForFew = BuildCondition("os(Windows) || os(Android) || os(WASI)")

  /// Whether a name stands for nothing, in a file that imports only known modules where the name is
  /// compiled.
  private func isMissing(_ node: Int, in scope: TypeScope, under condition: Int) -> Bool {
    let syntax = index.facts[scope.file].nodes[node]
    guard syntax.kind == .namedType else { return false }
    switch resolve(node, in: scope) {
    case .unresolved: break
    case .foreign:
      guard syntax.hasBase, case .own(let outer) = base(at: node + 1, in: scope),
        !index.types[outer].isExternal
      else { return false }
    default: return false
    }
    return index.imports[scope.file].allSatisfy { entry in
      entry.module >= 0 || index.sdk.isSystemModule(index.names[entry.name])
        || entry.condition >= 0
          && (condition < 0
            || !index.conditions[condition].implies(index.conditions[entry.condition]))
    }
  }

  /// Where a declaration of an alias is written. The alias itself is no scope that could hold what it
  /// names.
  private func scope(
    ofAlias alias: DeclarationIndex.TypeEntry, _ position: Int
  ) -> TypeScope {
    let declaration = alias.declarations[position]
    return TypeScope(
      file: declaration.file, context: index.contexts[alias.contexts[position]].parent,
      generics: alias.generics, owners: [declaration.node])
  }
}
