/// The modules and types of a project and what they depend on, linked and immutable.
///
/// Everything is an array with dense ids, sorted where it is made: own modules by name before
/// external ones, own types by module and name before external ones, dependencies by source and
/// target, sites by file and offset. Rules read it and nothing else.
/// ``linkedGraph(project:facts:claims:generated:jobs:didFinish:)`` makes it as a whole.
public struct DependencyGraph: Sendable {
  /// Name of the module that holds external types of which no table says where they stand.
  package static let unknownModule = "?"

  /// Name of the type that stands for the code of a module outside of types.
  static let globalsName = "<globals>"

  package internal(set) var files: [GraphFile] = []
  package internal(set) var modules: [ModuleNode] = []
  package internal(set) var types: [TypeNode] = []
  /// Members of own types and of extensions of external types, grouped by owner.
  package internal(set) var members: [Member] = []
  /// One element for each pair of types.
  package internal(set) var dependencies: [Dependency] = []
  /// Every place of a dependency; ``Dependency/sites`` are ranges of it.
  package internal(set) var sites: [Site] = []
  /// Overloads of which a type uses one and nothing tells which, as indexes into ``members``.
  var possibleUses: [TypeID: Set<Int>] = [:]
  /// Every import statement, by file and offset.
  package internal(set) var imports: [ImportSite] = []
  /// Every extension of a type that stands in another file, by file and offset.
  var extensions: [ExtensionSite] = []
  /// One element for each pair of modules.
  package internal(set) var moduleDependencies: [ModuleEdge] = []
  /// Conditions of `#if`, by their texts; ``Site/condition`` is an index into it.
  var conditions: [BuildCondition] = []
  /// Names that could not be decided, for the figure in the summary.
  package internal(set) var unresolvedNames = 0
  /// Names that only functions of the project have which never return, such as `abstractMethod`.
  package internal(set) var trappingNames: Set<String> = []
  /// `&&` and `||`, as far as the project declares operators of these names.
  package internal(set) var overloadedLogic: Set<String> = []
  /// Names of the classes whose objects storyboards and nibs make.
  package internal(set) var interfaceClasses: Set<String> = []
  /// Names of the modules that storyboards and nibs take classes from.
  package internal(set) var interfaceModules: Set<String> = []
  /// What the project says its architecture is.
  package internal(set) var claims = Claims()
  /// The role of each type, by ``TypeID``.
  package internal(set) var roles: [RoleAssignment] = []
  /// Nil for a graph without code.
  var valueTypes: (any ValueTypes)?

  /// Index of the first element of ``dependencies`` of each type, and one more.
  var firstDependency: [Int32] = []
  /// Indexes of ``dependencies`` by target, and where each target's start.
  var incoming: [Int32] = []
  var firstIncoming: [Int32] = []
  /// Indexes of ``sites`` by file and offset, and where each file's start.
  var sitesByPlace: [Int32] = []
  var firstSiteOfFile: [Int32] = []
  /// What ``types(inFile:)`` answers for each file.
  var typesOfFile: [[TypeID]] = []
  /// What ``superclasses(of:)`` and ``allConformances(of:)`` answer for each type.
  var superclassesOfType: [[TypeID]] = []
  var conformancesOfType: [[TypeID]] = []
  /// How many own classes inherit directly from each type that has some.
  var subclassCounts: [TypeID: Int] = [:]
  /// Types outside of tests that conform to each own protocol, in order.
  var conformersByProtocol: [TypeID: [TypeID]] = [:]
  /// What ``overridden(byMember:)`` answers for each member; -1 for none.
  var overriddenMembers: [Int32] = []
  /// Types that rules speak of, and those of them that stand in for no other.
  var judged: [TypeID] = []
  var judgedAndOriginal: [TypeID] = []
  /// Indexes of ``members``, by owner and name; ``members(of:named:)`` makes it.
  let membersByName = Once<[Int]>()
  /// The protocols that inherit each one; ``defaultImplementations(of:)`` makes it.
  let inheritingProtocols = Once<[TypeID: [TypeID]]>()
  /// Instance properties of own classes that others inherit from, by name; ``TypeCohesion`` makes it.
  let inheritedProperties = Once<[String: [Int]]>()
  let answers = Answers()
  var typeIndex: [QualifiedName: TypeID] = [:]
  var moduleIndex: [String: ModuleID] = [:]

  package init() {}
}

/// Index of a type in ``DependencyGraph/types``.
package struct TypeID: Sendable, Hashable, Comparable {
  package var index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static func < (left: TypeID, right: TypeID) -> Bool {
    left.index < right.index
  }
}

/// Index of a module in ``DependencyGraph/modules``.
package struct ModuleID: Sendable, Hashable, Comparable {
  package var index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static func < (left: ModuleID, right: ModuleID) -> Bool {
    left.index < right.index
  }
}

/// Module and dotted name: what identifies a type.
struct QualifiedName: Sendable, Hashable {
  var module: String
  var name: String
}

/// A file of the graph with its facts.
package struct GraphFile: Sendable {
  package let path: String
  package let module: ModuleID
  let facts: SourceFacts
  /// In a test target, importing XCTest or Testing, or in a folder for tests.
  package let isTest: Bool
  /// Written by a tool; it is in the graph and never in findings.
  package let isGenerated: Bool
  /// Further modules that compile the file.
  package internal(set) var otherModules: [ModuleID] = []

  /// All modules that compile the file.
  package var modules: [ModuleID] { [module] + otherModules }
}

/// A node of a file's outline.
package struct NodeRef: Sendable, Hashable, Comparable {
  /// Index into ``DependencyGraph/files``.
  package var file: Int
  /// Index into ``SourceFacts/nodes``.
  package var node: Int

  package init(file: Int, node: Int) {
    self.file = file
    self.node = node
  }

  package static func < (left: NodeRef, right: NodeRef) -> Bool {
    (left.file, left.node) < (right.file, right.node)
  }
}

/// A module of the graph.
package struct ModuleNode: Sendable {
  package let name: String
  /// The module as its manifest declares it; nil for an external module.
  package let declaration: Module?
  package let isExternal: Bool
  package let isTest: Bool
  /// Whether the module ships with a platform or toolchain.
  package let isSystem: Bool
  /// Indexes into ``DependencyGraph/files``.
  package internal(set) var files: [Int] = []
  /// Own types of the module.
  package internal(set) var types: [TypeID] = []

  package init(name: String, declaration: Module?, isSystem: Bool) {
    self.name = name
    self.declaration = declaration
    self.isSystem = isSystem
    isExternal = declaration == nil
    isTest = declaration?.kind == .test
  }
}

/// What keyword declares a type.
public enum TypeKind: String, Sendable, Codable, CaseIterable {
  case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
  /// A name that only imported code without a table declares.
  case unknown
  /// File-level code of a module, named `<globals>`.
  case globals
}

/// What a member of a type is.
public enum MemberKind: String, Sendable {
  case property, method, initializer, deinitializer, `subscript`, enumCase
}

/// A type of the graph, merged over its extensions in the declaring module.
package struct TypeNode: Sendable {
  package typealias Kind = TypeKind

  package var id: TypeID
  package var module: ModuleID
  /// Dotted, without generic arguments: `Outer.Inner`.
  package var name: String
  package var kind: Kind
  package var isExternal: Bool
  /// Where the type is declared, several for branches of `#if`; empty for external types.
  package var declarations: [NodeRef] = []
  /// Extensions in the declaring module.
  package var extensions: [NodeRef] = []
  /// The type it is nested in.
  package var outer: TypeID?
  var modifiers: Node.Modifiers = []
  /// Names of attributes without `@`, such as `main` or `Observable`, sorted.
  package var attributes: [String] = []
  /// The superclass as written, own or external.
  package var superclass: TypeID?
  /// Protocols of inheritance clauses, also of extensions in the declaring module, sorted.
  package var conformances: [TypeID] = []
  /// For a type alias, the type it stands for.
  package var aliasTarget: TypeID?
  /// For a type alias to which branches of `#if` give different classes of toolkits, as `UIView` and
  /// `NSView`, what these have in common.
  var toolkitFamilies: SDKFamilies = []
  /// Indexes into ``DependencyGraph/members``.
  package var members: Range<Int> = 0..<0
  /// `#if` condition around the declaration, an index into ``DependencyGraph/conditions``.
  package var condition: Int?

  package var isReferenceType: Bool { kind == .class || kind == .actor }
  /// Whether it is a type that source code declares in braces.
  package var isNominal: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol: true
    case .typealias, .unknown, .globals: false
    }
  }
  /// The last part of the dotted name.
  var simpleName: String { lastPart(of: name) }
}

/// A property, method, initializer, subscript or enum case of a type.
package struct Member: Sendable {
  package typealias Kind = MemberKind

  package var kind: Kind
  package var name: String
  /// External names of the parameters; `_` where there is none.
  package var labels: [String]
  package var owner: TypeID
  package var node: NodeRef
  var modifiers: Node.Modifiers
  /// A property with storage: no accessors, or only observers.
  package var isStored: Bool
  /// Whether the member stands in an extension.
  package var isInExtension: Bool
  /// The property's, result's or case's type where it is a single nominal type, through optional,
  /// `some`, `any` and attributes.
  package var type: TypeID?
  /// The same for each parameter.
  package var parameterTypes: [TypeID?]
  /// `#if` condition around the declaration.
  package var condition: Int?

  /// Whether each instance stores a value of it.
  var isStoredInstanceProperty: Bool { kind == .property && isStored && !isStatic }

  var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .classMember]) }
}

/// How one type uses another.
public enum DependencyKind: UInt8, Sendable, Codable, CaseIterable, Comparable {
  /// The other is the superclass.
  case inherits
  /// The other is a protocol that the type conforms to or refines.
  case conforms
  /// The other is the type of a stored property or of an enum case's associated value.
  case stores
  /// The other is the type of a parameter.
  case parameter
  /// The other is the type of a result or of a computed property.
  case returns
  /// The other is a generic argument or a constraint.
  case generic
  /// The other is created by a call of an initializer.
  case constructs
  /// The other is named in front of a static member, or is a function of the SDK that is called.
  case `static`
  /// The other is what `as` and `is` ask for.
  case casts
  /// The other is written elsewhere: for a local variable, an alias, an attribute or an error.
  case mentions
  /// The other is the owner of a member that is read, set or called.
  case member

  /// Whether the left kind is told first: what a type is comes before what it does.
  public static func < (left: DependencyKind, right: DependencyKind) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The kind as outputs write it, such as `stores`.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }
}

/// All uses of one type by another.
package struct Dependency: Sendable {
  package var source: TypeID
  package var target: TypeID
  /// Indexes into ``DependencyGraph/sites``.
  package var sites: Range<Int>
}

/// One use of a type.
package struct Site: Sendable {
  package var file: Int32
  package var offset: UInt32
  package var kind: DependencyKind
  var flags: Flags
  /// Index into ``DependencyGraph/conditions``, or -1.
  package var condition: Int32
  /// Index into ``DependencyGraph/members`` of the member the use stands in, or -1.
  package var member: Int32
  /// For ``DependencyKind/member``, the index of the used member, else -1.
  package var usedMember: Int32

  /// ``condition``, ``member`` and ``usedMember`` where there is one.
  package var conditionIndex: Int? { condition < 0 ? nil : Int(condition) }
  package var memberIndex: Int? { member < 0 ? nil : Int(member) }
  package var usedMemberIndex: Int? { usedMember < 0 ? nil : Int(usedMember) }

  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// The type is the whole type of the property, parameter or result, up to optionality.
    static let direct = Flags(rawValue: 1)
    /// The use stands in an extension that another module than the type's own declares.
    static let foreignExtension = Flags(rawValue: 2)
    /// The value is written, not read.
    static let write = Flags(rawValue: 4)
    /// The use is the callee of a call.
    static let call = Flags(rawValue: 8)
    /// The use stands in a default argument.
    static let defaultArgument = Flags(rawValue: 16)
    /// The use is the outer name of `Outer.Inner`.
    static let qualifier = Flags(rawValue: 32)
    /// The use names a property in a key path with a root, `\Order.total`, and reads nothing.
    static let keyPath = Flags(rawValue: 64)
    /// The use is `.init`, which does not name the type.
    static let unnamed = Flags(rawValue: 128)
  }
}

/// An import statement.
package struct ImportSite: Sendable {
  package var file: Int
  package var offset: UInt32
  /// The imported module; for `import struct M.T` and `import M.Sub` the module `M`.
  package var module: ModuleID
  /// The whole path as written.
  package var path: String
  var modifiers: Node.Modifiers
  /// Index into ``DependencyGraph/conditions``.
  package var condition: Int?
}

/// An extension of a type that another file declares.
struct ExtensionSite: Sendable {
  var file: Int
  /// Of the extended type's name.
  var offset: UInt32
  var type: TypeID
}

/// One module's dependency on another, from the manifest, from imports and from uses of types.
package struct ModuleEdge: Sendable {
  package var source: ModuleID
  package var target: ModuleID
  /// The manifest's line, where it declares the dependency.
  package var declaration: ModuleDependency?
  /// Indexes into ``DependencyGraph/imports``.
  package var imports: [Int]
  /// Number of uses of the target's types.
  package var uses: Int

  /// Number of places in code; 0 where only the manifest states the dependency.
  package var places: Int { imports.count + uses }
}
