/// Finds members of values and what type they have, from declarations alone.
///
/// One instance serves one thread; it remembers the types of members and what types descend from.
/// What is asked for at every name is not checked for exclusive access each time.
final class MemberLookup {
  let index: DeclarationIndex
  let types: TypeLookup
  private let descent: Descent
  @exclusivity(unchecked) private var memberTypes: [MemberType?]
  @exclusivity(unchecked) private var ownValues: [TypeValue?]
  /// What `self` is, by context.
  @exclusivity(unchecked) private var selfValues: [TypeValue?]
  /// How many types are above each type, itself among them, or -1 as long as nobody asked.
  @exclusivity(unchecked) private var ancestorCounts: [Int32]
  /// The initializers that a type has by its protocols.
  @exclusivity(unchecked) private var addedInitializers: [[Int]?]
  private let constraints: ExtensionConstraints
  private let bindings: GenericBindings
  private var inProgress: Set<Int> = []
  /// Set while a result depends on a member whose type is being inferred right now; such results
  /// are not remembered, since they would depend on the order of questions.
  private var metCycle = false
  /// Such results, until the question that they belong to is answered: each is worked out once for it.
  private var partialTypes: [Int: MemberType] = [:]

  private struct MemberType {
    var value: TypeValue
    /// Whether a receiver could make it more definite.
    var isGeneric: Bool
    /// The member's own generic parameters, which hide those of its type.
    var generics: [NameID] = []
  }

  init(index: DeclarationIndex, namesUnresolved: Bool = false) {
    self.index = index
    types = TypeLookup(index: index, namesUnresolved: namesUnresolved)
    descent = Descent(index: index)
    constraints = ExtensionConstraints(types: types, descent: descent)
    bindings = GenericBindings(types: types, constraints: constraints)
    memberTypes = Array(repeating: nil, count: index.members.count)
    ownValues = Array(repeating: nil, count: index.types.count)
    selfValues = Array(repeating: nil, count: index.contexts.count)
    ancestorCounts = Array(repeating: -1, count: index.types.count)
    addedInitializers = Array(repeating: nil, count: index.types.count)
    types.witnessed = WitnessedTypes(
      types: TypeLookup(index: index, namesUnresolved: namesUnresolved))
  }

  // MARK: Finding

  /// Members called `name` of a value, the nearest declaring type first; empty if there is none.
  ///
  /// - Parameter accepts: tells overloads apart; if it accepts none, the nearest property is
  ///   returned, whose value may be what is called.
  func members(
    _ name: NameID, of value: TypeValue, from file: Int, isStatic: Bool = false,
    accepts: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    guard index.membersOfType.names.contains(name) else { return [] }
    let module = index.moduleOfFile[file]
    let lineage = descent.lineage(of: value, from: module)
    guard !lineage.isEmpty else { return [] }
    let isForeign = isExternal(value)
    let isAbstract = isAbstract(value)
    var found = FoundMembers()
    for owner in lineage {
      if owner == Descent.levelEnd {
        let decided = endLevel(of: &found, isAbstract: isAbstract)
        if !decided.isEmpty { return withoutHidden(decided, from: module) }
        continue
      }
      let isNearest = found.refused.isEmpty
      for member in index.membersOfType[Int(owner), name]
      where isMember(
        member, of: value, isForeign: isForeign, isStatic: isStatic, from: file, module)
      {
        if accepts(member) {
          found.ofLevel.append(member)
        } else if isNearest, index.members[member].kind == .property {
          found.refused.append(member)
        }
      }
    }
    if !found.added.isEmpty { return withoutHidden(found.added, from: module) }
    if !found.demanded.isEmpty { return withoutHidden(found.demanded, from: module) }
    return found.refused
  }

  /// Members of one name that are met on the way up from a value's type.
  private struct FoundMembers {
    /// Those of the level that is being looked at.
    var ofLevel: [Int] = []
    /// Properties of the nearest type that has any, where nothing is accepted.
    var refused: [Int] = []
    /// What extensions of protocols add, until a requirement of that name is found further up.
    var added: [Int] = []
    /// Requirements that a type meets by what nothing declares.
    var demanded: [Int] = []
  }

  /// What is meant after all types of a level have been looked at; empty where that shows further up.
  private func endLevel(of found: inout FoundMembers, isAbstract: Bool) -> [Int] {
    var members = found.ofLevel
    found.ofLevel = []
    if !found.added.isEmpty {
      let added = found.added
      members.removeAll { member in !added.contains { isRequirement(member, metBy: $0) } }
      if !members.isEmpty {
        members += added.filter { other in !members.contains { isRequirement($0, metBy: other) } }
      }
    }
    // What is of a type has witnesses, perhaps in an extension further up.
    if !isAbstract, !members.isEmpty {
      let witnesses = members.filter { !isRequirement($0) }
      if witnesses.isEmpty, found.demanded.isEmpty { found.demanded = members }
      return witnesses
    }
    if isAbstract, found.added.isEmpty, members.allSatisfy(isAddedToProtocol) {
      found.added = members
      return []
    }
    return members
  }

  /// Overloads of methods and subscripts that types above those of the nearest ones have: neither does
  /// one of those override them, nor are they requirements that a type meets.
  func overloads(
    of nearest: [Int], above value: TypeValue, from file: Int, isStatic: Bool,
    accepts: (Int) -> Bool
  ) -> [Int] {
    guard let first = nearest.first else { return [] }
    let (name, kind) = (index.members[first].name, index.members[first].kind)
    guard kind == .method || kind == .subscript, index.membersOfType.sharedNames.contains(name)
    else { return [] }
    let module = index.moduleOfFile[file]
    let isForeign = isExternal(value)
    let isAbstract = isAbstract(value)
    var found: [Int] = []
    for owner in descent.lineage(of: value, from: module) where owner != Descent.levelEnd {
      let all = index.membersOfType[Int(owner), name]
      guard !all.isEmpty, !nearest.contains(where: { index.members[$0].owner == owner }) else {
        continue
      }
      for member in all
      where index.members[member].kind == kind
        && (isAbstract || !isRequirement(member))
        && isMember(
          member, of: value, isForeign: isForeign, isStatic: isStatic, from: file, module)
        && accepts(member)
      {
        found.append(member)
      }
    }
    guard !found.isEmpty else { return [] }
    let taken = nearest.map { (type: type(of: $0, on: value), generics: generics(of: $0)) }
    return found.filter { member in
      let type = type(of: member, on: value)
      let generics = generics(of: member)
      return !taken.contains { near in
        guard case .function(let parameters, _) = near.type,
          case .function(let others, _) = type
        else { return false }
        return Self.areSame(parameters, others, near.generics, generics)
      }
    }
  }

  /// The initializers that extensions of a type's protocols give it beside its own; those of a
  /// superclass are the superclass's.
  func addedInitializers(
    of value: TypeValue, from file: Int, accepts: (Int) -> Bool
  ) -> [Int] {
    guard let type = value.nominal, !index.types[type].isExternal else { return [] }
    let module = index.moduleOfFile[file]
    return addedInitializers(ofType: type).filter {
      accepts($0)
        && isMember($0, of: value, isForeign: false, isStatic: true, from: file, module)
    }
  }

  private func addedInitializers(ofType type: Int) -> [Int] {
    if let known = addedInitializers[type] { return known }
    let found = index.ancestors(of: type).dropFirst().flatMap { ancestor in
      index.membersOfType[ancestor, index.wellKnown.initializer].filter(isAddedToProtocol)
    }
    addedInitializers[type] = found
    return found
  }

  /// Whether parameters of two functions are of the same types, whatever the functions call their own
  /// generic parameters, which stand in `generics` and `others`. What another generic parameter is, is
  /// not known: it may be the same.
  private static func areSame(
    _ left: [TypeValue], _ right: [TypeValue], _ generics: [NameID], _ others: [NameID]
  ) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        switch (left, right) {
        case (.generic, .generic): true
        case (.generic(let name, _), _): !generics.contains(name)
        case (_, .generic(let name, _)): !others.contains(name)
        case (.function(let parameters, let result), .function(let demanded, let other)):
          areSame(parameters + [result], demanded + [other], generics, others)
        case (.nominal(let type, let parts), .nominal(let other, let otherParts)):
          type == other && areSame(parts, otherParts, generics, others)
        case (.external(let name, let parts), .external(let other, let otherParts)):
          name == other && areSame(parts, otherParts, generics, others)
        case (.optional(let inner), .optional(let other)), (.array(let inner), .array(let other)),
          (.meta(let inner), .meta(let other)):
          areSame([inner], [other], generics, others)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
          areSame([key, value], [otherKey, other], generics, others)
        case (.tuple(_, let parts), .tuple(_, let otherParts)):
          areSame(parts, otherParts, generics, others)
        default: left == right
        }
      }
  }

  private func isMember(
    _ member: Int, of value: TypeValue, isForeign: Bool, isStatic: Bool, from file: Int,
    _ module: Int
  ) -> Bool {
    isVisible(member, from: file, of: module)
      && index.members[member].isStatic == isStatic
      && (!isForeign || isForeignMember(member, of: value))
      && constraints.hold(
        for: index.members[member].context, receiver: value, isStatic: isStatic, from: module)
  }

  /// Whether a value's type is known by its protocols alone: what it has of a requirement of them is
  /// preferred to what their extensions add.
  func isAbstract(_ value: TypeValue) -> Bool {
    switch value {
    case .generic, .composition: true
    case .nominal(let type, _): index.types[type].kind == .protocol
    case .meta(let inner): isAbstract(inner)
    default: false
    }
  }

  /// Whether what an extension of a protocol adds could be the witness of a requirement.
  private func isRequirement(_ member: Int, metBy added: Int) -> Bool {
    guard !isAddedToProtocol(member), index.members[member].kind == index.members[added].kind else {
      return false
    }
    guard case .function(let demanded, _) = type(of: member),
      case .function(let given, _) = type(of: added)
    else { return index.members[member].kind == .property }
    return demanded.count == given.count
      && zip(demanded, given).allSatisfy { demand, value in
        if case .generic = demand { return true }
        return demand == value
      }
  }

  /// Whether a protocol demands the member.
  func isRequirement(_ member: Int) -> Bool {
    let owner = index.members[member].owner
    return !index.members[member].isInExtension && owner >= 0
      && index.types[owner].kind == .protocol
  }

  /// Whether an extension of a protocol declares the member.
  func isAddedToProtocol(_ member: Int) -> Bool {
    let owner = index.members[member].owner
    return index.members[member].isInExtension && owner >= 0
      && index.types[owner].kind == .protocol
  }

  /// Without the properties of other modules that one of the module's own hides: two modules may each
  /// extend the class of a third one by a property of the same name.
  private func withoutHidden(_ members: [Int], from module: Int) -> [Int] {
    guard members.count > 1, members.allSatisfy({ index.members[$0].kind == .property }) else {
      return members
    }
    let own = members.filter { index.moduleOfFile[index.members[$0].file] == module }
    return own.isEmpty ? members : own
  }

  /// A type outside the project may have members of its own that no table knows, so of its protocols
  /// only what the project's extensions add under names of their own is surely meant.
  private func isForeignMember(_ member: Int, of value: TypeValue) -> Bool {
    let owner = index.members[member].owner
    guard owner >= 0 else { return true }
    let isOfProtocol = index.types[owner].kind == .protocol && value.nominal != owner
    if index.types[owner].isExternal, !isOfProtocol { return true }
    let kind = index.members[member].kind
    return index.members[member].isInExtension && (kind == .method || kind == .property)
      && !index.standardMembers.contains(index.members[member].name)
      && index.names[index.members[member].name].startsLikeWord
  }

  private func isExternal(_ value: TypeValue) -> Bool {
    switch value {
    case .external, .array, .dictionary, .optional: true
    case .nominal(let type, _): index.types[type].isExternal
    case .meta(let inner): isExternal(inner)
    default: false
    }
  }

  private func isVisible(_ member: Int, from file: Int, of module: Int) -> Bool {
    let declaring = index.members[member].file
    switch index.members[member].modifiers.access {
    case .private, .fileprivate: return declaring == file
    // Members of an extension are there for modules that import its module, in any of their files.
    default:
      let declaringModule = index.moduleOfFile[declaring]
      return declaringModule == module
        || (!index.members[member].isInExtension || index.sees(declaringModule, from: module))
          && index.isAccessible(index.members[member].access, in: declaring, from: file)
    }
  }

  /// Whether a type inherits from another one or conforms to it.
  func isSubtype(_ type: Int, of other: Int, from file: Int) -> Bool {
    descent.isSubtype(type, of: other, from: index.moduleOfFile[file])
  }

  /// Whether a value is of a type that something is constrained to; nil where that is not known.
  func isOfType(_ value: TypeValue, _ constraint: TypeValue, from file: Int) -> Bool? {
    types.isOfType(value, constraint, from: index.moduleOfFile[file], by: descent)
  }

  /// How many types a type inherits from and conforms to, itself among them.
  func ancestorCount(of type: Int) -> Int {
    if ancestorCounts[type] < 0 {
      ancestorCounts[type] = index.ancestors(of: type).reduce(0) { count, _ in count + 1 }
    }
    return Int(ancestorCounts[type])
  }

  /// How much the extension demands that a member stands in.
  func specificity(of context: Int) -> Int { constraints.specificity(of: context) }

  /// Whether a receiver may meet what a member's own `where` clause demands of it.
  func meetsRequirements(of member: Int, _ receiver: TypeValue, from file: Int) -> Bool {
    let entry = index.members[member]
    guard index.facts[entry.file].child(.requirement, of: entry.node) != nil else { return true }
    return constraints.areMet(
      by: receiver, in: entry, at: types.scope(of: entry), from: index.moduleOfFile[file])
  }

  // MARK: Types of members

  /// The type of a member as its declaration gives it, for the generic owner.
  func type(of member: Int) -> TypeValue {
    memberType(of: member).value
  }

  /// The type of a type's member for the type itself; unknown for what stands at file level.
  func ownType(of member: Int) -> TypeValue {
    let owner = index.members[member].owner
    guard owner >= 0 else { return .unknown }
    // `Self` in a class is the class as far as the class itself tells.
    return index.types[owner].kind == .class
      ? type(of: member).substituting([index.wellKnown.selfType: ownValue(owner)], by: types)
      : type(of: member)
  }

  /// A member's own generic parameters, as far as its type names them.
  func generics(of member: Int) -> [NameID] { memberType(of: member).generics }

  private func memberType(of member: Int) -> MemberType {
    if let known = memberTypes[member] { return known }
    let entry = index.members[member]
    if let declared = declaredType(of: entry) {
      let value = inItsExtension(declared, of: entry)
      let isGeneric = value.isGeneric
      let type = MemberType(
        value: value, isGeneric: isGeneric,
        generics: isGeneric ? types.scope(of: entry).generics : [])
      memberTypes[member] = type
      return type
    }
    if let partial = partialTypes[member] {
      metCycle = true
      return partial
    }
    guard inProgress.insert(member).inserted else {
      metCycle = true
      return MemberType(value: .unknown, isGeneric: false)
    }
    let outer = metCycle
    metCycle = false
    let value = inferredType(of: entry).bounded
    let type = MemberType(value: value, isGeneric: value.isGeneric)
    inProgress.remove(member)
    if metCycle { partialTypes[member] = type } else { memberTypes[member] = type }
    if inProgress.isEmpty { partialTypes = [:] }
    metCycle = metCycle && !inProgress.isEmpty || outer
    return type
  }

  /// The type that a declaration states; nil where its initial value or an attribute tells it.
  private func declaredType(of member: DeclarationIndex.MemberEntry) -> TypeValue? {
    var scope = types.scope(of: member)
    scope.isStatedType = true
    switch member.kind {
    case .property, .method, .subscript: return types.statedType(of: member)
    case .initializer:
      let result = ownValue(member.owner)
      return .function(
        types.parameters(of: member.node, in: scope),
        member.modifiers.contains(.failable) ? .optional(result) : result)
    case .enumCase:
      let payload = types.parameters(of: member.node, in: scope)
      let result = ownValue(member.owner)
      return index.facts[member.file].child(.parameter, of: member.node) == nil
        ? result : .function(payload, result)
    case .deinitializer: return .unknown
    }
  }

  /// What a declaration states, with what the constraints of the extension around it say of the type's
  /// generic parameters: `extension Request where Reply == User { static var me: Self }`.
  private func inItsExtension(
    _ value: TypeValue, of member: DeclarationIndex.MemberEntry
  ) -> TypeValue {
    guard member.context >= 0, index.contexts[member.context].isExtension, value.isGeneric else {
      return value
    }
    let equal = constraints.equalTypes(in: member.context)
    return equal.isEmpty ? value : value.substituting(equal, by: types)
  }

  private func inferredType(of member: DeclarationIndex.MemberEntry) -> TypeValue {
    let walker = Walker(members: self, file: member.file, emits: false)
    walker.enter(member)
    guard let value = index.facts[member.file].child(.initialValue, of: member.node) else {
      return injectedType(of: member, as: walker)
    }
    return walker.infer(value + 1, expected: .unknown)
  }

  /// A type as it sees itself, with its own generic parameters.
  func ownValue(_ type: Int) -> TypeValue {
    guard type >= 0 else { return .unknown }
    if let known = ownValues[type] { return known }
    let value = types.value(of: type)
    ownValues[type] = value
    return value
  }

  /// `self` in a type's body or extension: where an extension is for one type of elements only, the
  /// elements are of that type.
  func selfValue(in context: Int) -> TypeValue {
    let entry = index.contexts[context]
    guard entry.isExtension, entry.type >= 0 else { return ownValue(entry.type) }
    if let known = selfValues[context] { return known }
    let extended = extendedValue(in: context, where: constraints.equalTypes(in: context))
    let own = constraints.selfTypes(in: context)
    let value =
      own.types.isEmpty
      ? extended : own.isSame ? own.types[0] : .composition([extended] + own.types)
    selfValues[context] = value
    return value
  }

  private func extendedValue(in context: Int, where equal: [NameID: TypeValue]) -> TypeValue {
    let type = index.contexts[context].type
    let value = ownValue(type)
    let known = index.wellKnown
    guard index.types[type].isExternal else {
      if index.types[type].kind == .protocol {
        return .nominal(type, equal.sorted { $0.key < $1.key }.map { .associated($0, $1) })
      }
      let scope = TypeScope(file: index.contexts[context].file, context: context)
      return .nominal(
        type,
        index.types[type].generics.map { parameter in
          equal[parameter] ?? .generic(parameter, types.constraints(of: parameter, in: scope))
        })
    }
    switch index.types[type].name {
    case known.optional: return equal[known.wrappedType].map { .optional($0) } ?? value
    case known.dictionary:
      guard let key = equal[known.keyType], let element = equal[known.valueType] else {
        return value
      }
      return .dictionary(key, element)
    case known.array: return equal[known.element].map { .array($0) } ?? value
    default: return equal[known.element].map { .nominal(type, [$0]) } ?? value
    }
  }

  /// The type of a member for a receiver: generic parameters, `Self` and associated types are
  /// replaced as far as the receiver tells.
  func type(of member: Int, on receiver: TypeValue) -> TypeValue {
    let declared = memberType(of: member)
    guard declared.isGeneric else { return declared.value }
    var bindings = self.bindings.ofMembers(of: index.members[member].owner, on: receiver)
    for name in declared.generics { bindings[name] = nil }
    return declared.value.substituting(bindings, by: types)
  }
}

extension String {
  /// Whether the first character is a letter or `_`, as in names that are no operators.
  var startsLikeWord: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 0x80 {
      return byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    return first.map { $0.isLetter } ?? false
  }
}
