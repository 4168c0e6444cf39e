/// Everything the project declares, by dense numbers: what names are looked up in.
///
/// A class because every lookup reads it, often from several threads: a structure of this many
/// arrays would cost a dozen reference counts each time it is handed on.
final class DeclarationIndex: Sendable {
  /// An own type, or an external one that the project extends.
  struct TypeEntry: Sendable {
    /// Dotted for a type outside the project, as ``TypeValue/external(_:_:)`` has it.
    var name: NameID
    /// Dotted.
    var fullName: String
    var module: Int
    var kind: TypeNode.Kind
    var isExternal: Bool
    /// The entry it is nested in, or -1.
    var outer: Int
    /// The only file that sees the type, or -1.
    var privateTo: Int
    var modifiers: Node.Modifiers
    /// Who sees it outside of its file: as written, else as what stands around it says.
    var access = Access.public
    /// Contexts of the type's declarations and extensions.
    var contexts: [Int] = []
    var declarations: [NodeRef] = []
    var extensions: [(context: Int, module: Int)] = []
    var generics: [NameID] = []
    /// Associated types that stand in angle brackets, as in `Source<Item>`.
    var primary: [NameID] = []
    /// Associated types by name, with their declaration.
    var associated: [NameID: NodeRef] = [:]
    /// Superclass and protocols.
    var supertypes: [Supertype] = []
  }

  struct Supertype: Sendable {
    var type: TypeValue
    var site: NodeRef
    /// Module of the declaration or extension that states it.
    var module: Int
    /// Whether an extension states it, which can name protocols only.
    var isOfExtension: Bool
  }

  /// A file, type body or extension body: where names are looked up from.
  struct Context: Sendable {
    /// The lexically enclosing context, or -1 for a file.
    var parent: Int
    var file: Int
    var node: Int
    /// Index of the type, or -1 for a file.
    var type: Int
    var isExtension: Bool
    /// Number of the condition of the `#if` around it, or -1.
    var condition: Int
  }

  struct MemberEntry: Sendable {
    var kind: Member.Kind
    var name: NameID
    /// Index of the owner, or -1 for a global.
    var owner: Int
    var context: Int
    var file: Int
    var node: Int
    var modifiers: Node.Modifiers
    /// Who sees it outside of its file: as written, else as what stands around it says.
    var access: Access
    /// Indexes into ``DeclarationIndex/parameters``.
    var parameters: Range<Int> = 0..<0
    var isInExtension: Bool
    var isStored: Bool
    var condition: Int

    var isStatic: Bool {
      !modifiers.isDisjoint(with: [.static, .classMember]) || kind == .enumCase
        || kind == .initializer
    }
  }

  struct Parameter: Sendable {
    /// External label; 0 where there is none.
    var label: NameID
    /// Whether a call may leave it out.
    var isOptional: Bool
    var isVariadic: Bool
  }

  struct ImportEntry: Sendable {
    var file: Int
    var node: Int
    var name: NameID
    /// Index of the own module, or -1.
    var module: Int
    var modifiers: Node.Modifiers
    /// For `import struct M.T`, the only name that it brings, else 0.
    var only: NameID
    var condition: Int
  }

  let facts: [SourceFacts]
  let names: NameTable
  let modules: ProjectModules
  let moduleNames: [String]
  let moduleOfFile: [Int]
  let packageOfModule: [String]
  let sdk: SDKTable
  /// The kind of the SDK's type of each name that the files use.
  let sdkKinds: [TypeNode.Kind?]
  /// Names of types of the SDK that stand with generic arguments wherever they are written as a type.
  let genericsOfSDK: NameSet
  /// The generic parameters of types of the SDK, and the associated types of their protocols.
  let parametersOfSDK: [NameID: [NameID]]

  let types: [TypeEntry]
  let contexts: [Context]
  let members: [MemberEntry]
  /// Parameters of all members, so that copying a member counts no references.
  let parameters: [Parameter]
  /// Imports by file.
  let imports: [[ImportEntry]]
  let conditions: [BuildCondition]

  /// Types at file level, by module.
  let topLevel: ScopedNames
  /// The scope in which ``globals`` has those of all modules.
  static let anyModule = -1
  /// Functions and variables at file level, by module.
  let globals: ScopedNames
  /// Functions of operators at file level, by the types that they name for their operands.
  let globalOperators: ScopedNames
  /// Types nested in a type.
  let nested: ScopedNames
  /// The names of associated types.
  let associatedNames: NameSet
  /// Members of a type and of its extensions.
  let membersOfType: ScopedNames
  /// External types that the project extends, by name.
  let extendedExternals: [NameID: Int]
  let fileContexts: [Int]
  /// Modules that importing a module brings along, by module index.
  let reexports: [[Int]]
  /// Names of single declarations outside the project that each module passes on.
  let namesPassedOn: [Set<NameID>]
  /// Modules outside the project that each module passes on.
  private let modulesPassedOn: [[NameID]]
  /// Own modules that some file of a module imports, with what they import.
  private let visibleModules: TransitiveClosure
  let wellKnown: WellKnownNames
  /// Names that members of the standard library's and Foundation's values have.
  let standardMembers: NameSet

  /// Context that a node opens, and member that a node declares.
  let contextOfNode: NodeTable
  let memberOfNode: NodeTable

  convenience init(_ facts: [SourceFacts], of project: ProjectLayout, jobs: Int) {
    // The table is decoded while names are numbered.
    let sdk = Later(jobs: jobs) { SDKTable.bundled }
    let names = NameTable(facts, jobs: jobs)
    self.init(
      DeclarationCollection(
        facts: facts, names: names, modules: ProjectModules(project, sdk: sdk.value),
        sdk: sdk.value, jobs: jobs))
  }

  init(_ found: DeclarationCollection) {
    facts = found.facts
    names = found.names
    modules = found.modules
    moduleNames = found.modules.names
    moduleOfFile = found.modules.ofFile
    packageOfModule = found.modules.packages
    sdk = found.sdk
    sdkKinds = found.sdkKinds
    genericsOfSDK = found.genericsOfSDK
    parametersOfSDK = found.parametersOfSDK
    types = found.types
    contexts = found.contexts
    members = found.members
    parameters = found.parameters
    imports = found.imports
    conditions = found.conditions.all
    topLevel = found.topLevel
    globals = found.globals
    globalOperators = found.globalOperators
    nested = found.nested
    associatedNames = found.associatedNames
    membersOfType = found.membersOfType
    extendedExternals = found.extendedExternals
    fileContexts = found.fileContexts
    reexports = found.reexports
    namesPassedOn = found.namesPassedOn
    modulesPassedOn = found.modulesPassedOn
    visibleModules = found.visibleModules
    wellKnown = found.wellKnown
    standardMembers = found.standardMembers
    contextOfNode = found.contextOfNode
    memberOfNode = found.memberOfNode
  }

  func parameters(of member: Int) -> ArraySlice<Parameter> {
    parameters[members[member].parameters]
  }

  func name(_ node: Node, _ file: Int) -> NameID {
    names.ofFile[file][Int(node.name)]
  }

  /// The own module that code of a file calls by a name.
  func module(named name: NameID, from file: Int) -> Int? {
    modules.module(named: names[name], from: moduleOfFile[file])
  }

  /// The modules of the project that a file imports as a whole, each once, in order; behind each stand
  /// those that it passes on. What one file of a module passes on is there for all of its files.
  func modulesImported(by file: Int) -> [Int] {
    exports(
      of: imports[file].filter { $0.module >= 0 && $0.only == 0 }.map(\.module)
        + reexports[moduleOfFile[file]])
  }

  /// Modules and those that they pass on, each once.
  func exports(of modules: [Int]) -> [Int] {
    var found: [Int] = []
    var met: Set<Int> = []
    func add(_ module: Int) {
      guard met.insert(module).inserted else { return }
      found.append(module)
      for next in reexports[module] { add(next) }
    }
    for module in modules { add(module) }
    return found
  }

  /// The modules outside of the project that a file sees, by its own imports and through what modules
  /// of the project pass on, and whether it sees C code of the project.
  func seenFromOutside(by file: Int) -> (modules: [NameID], seesClang: Bool) {
    let passing = exports(
      of: reexports[moduleOfFile[file]] + imports[file].map(\.module).filter { $0 >= 0 })
    let seen =
      imports[file].filter { $0.module < 0 }.map(\.name)
      + ([moduleOfFile[file]] + passing).flatMap { modulesPassedOn[$0] }
    return (seen, passing.contains { modules.isClang[$0] })
  }

  /// Whether a file sees the SDK's type of a name by what it imports.
  func seesSDKType(_ name: NameID, in file: Int) -> Bool {
    let seen = seenFromOutside(by: file).modules.map { names[$0] }
    return sdk.type(named: names[name], visibleIn: sdk.visibleModules(importing: seen)) != nil
  }

  /// Whether code of a module knows the extensions that another one makes.
  func sees(_ declaring: Int, from module: Int) -> Bool {
    visibleModules.reaches(module, declaring)
  }

  /// Whether a file, or any where it is -1, may see a declaration of this access level in another one.
  /// What is private to a file is for that file to decide.
  func isAccessible(_ access: Access, in declaring: Int, from file: Int) -> Bool {
    guard file >= 0 else { return true }
    let module = moduleOfFile[declaring]
    if module == moduleOfFile[file] || access >= .public { return true }
    if access == .package, packageOfModule[module] == packageOfModule[moduleOfFile[file]] {
      return true
    }
    return modules.compileTogether(declaring, file)
      || imports[file].contains {
        $0.modifiers.contains(.testable) && modules.compiles($0.module, declaring)
      }
  }

  /// The kind of the SDK's type of that name.
  func sdkKind(of name: NameID) -> TypeNode.Kind? {
    name < sdkKinds.count ? sdkKinds[Int(name)] : sdk.kind(of: names[name])
  }

  /// Whether the SDK has a type of that name, which is no other name for one.
  func isSDKType(_ name: NameID) -> Bool {
    sdkKind(of: name).map { $0 != .typealias } ?? false
  }

  /// A type and everything above it, each once: what it inherits from and conforms to.
  func ancestors(of type: Int) -> some Sequence<Int> {
    sequence(state: (pending: [type], visited: Set<Int>())) { [types] state in
      while let current = state.pending.popLast() {
        guard state.visited.insert(current).inserted else { continue }
        state.pending += types[current].supertypes.compactMap(\.type.nominal)
        return current
      }
      return nil
    }
  }

  /// What a type outside the project is called, and its generic arguments, whether the project extends
  /// it or not; nil for own types and what has no name.
  func external(_ value: TypeValue) -> (name: NameID, arguments: [TypeValue])? {
    switch value {
    case .external(let name, let arguments): (name, arguments)
    case .nominal(let type, let arguments) where types[type].isExternal:
      (types[type].name, arguments)
    default: nil
    }
  }

  /// The name in ``external(_:)``.
  func externalName(of value: TypeValue) -> NameID? { external(value)?.name }

  /// Whether a value is known to be of an own type that is no protocol.
  func isConcrete(_ value: TypeValue) -> Bool {
    switch value {
    case .nominal(let type, _): types[type].kind != .protocol && !types[type].isExternal
    case .meta(let inner): isConcrete(inner)
    default: false
    }
  }

  func isType(in file: Int) -> (Int) -> Bool {
    { [facts = facts[file]] in facts.nodes[$0].kind.isType }
  }
}
