/// The modules and types of a project and what they depend on, linked and immutable.
///
/// Everything is an array with dense ids, sorted where it is made: own modules by name before
/// external ones, own types by module and name before external ones, dependencies by source and
/// target, sites by file and offset. Rules read it and nothing else.
public struct DependencyGraph: Sendable {
  public var files: [GraphFile] = []
  public var modules: [ModuleNode] = []
  public var types: [TypeNode] = []
  /// Members of own types and of extensions of external types, grouped by owner.
  public var members: [Member] = []
  /// One element for each pair of types.
  public var dependencies: [Dependency] = []
  /// Every place of a dependency; ``Dependency/sites`` are ranges of it.
  public var sites: [Site] = []
  /// Every import statement, by file and offset.
  public var imports: [ImportSite] = []
  /// One element for each pair of modules.
  public var moduleDependencies: [ModuleEdge] = []
  /// Texts of `#if` conditions; ``Site/condition`` is an index into it.
  public var conditions: [String] = []
  /// Names that could not be decided, for the figure in the summary.
  public var unresolvedNames = 0
  /// What the project says its architecture is.
  public var claims = Claims()
  /// The role of each type, by ``TypeID``.
  public var roles: [RoleAssignment] = []

  /// Index of the first element of ``dependencies`` of each type, and one more.
  var firstDependency: [Int32] = []
  /// Indexes of ``dependencies`` by target, and where each target's start.
  var incoming: [Int32] = []
  var firstIncoming: [Int32] = []
  /// Indexes of ``sites`` by file and offset, and where each file's start.
  var sitesByPlace: [Int32] = []
  var firstSiteOfFile: [Int32] = []
  var typeIndex: [QualifiedName: TypeID] = [:]
  var moduleIndex: [String: ModuleID] = [:]

  public init() {}
}

/// Index of a type in ``DependencyGraph/types``.
public struct TypeID: Sendable, Hashable, Comparable {
  public var index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: TypeID, right: TypeID) -> Bool {
    left.index < right.index
  }
}

/// Index of a module in ``DependencyGraph/modules``.
public struct ModuleID: Sendable, Hashable, Comparable {
  public var index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: ModuleID, right: ModuleID) -> Bool {
    left.index < right.index
  }
}

/// Module and dotted name: what identifies a type.
public struct QualifiedName: Sendable, Hashable {
  public var module: String
  public var name: String

  public init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}

/// A file of the graph with its facts.
public struct GraphFile: Sendable {
  public var path: String
  public var module: ModuleID
  public var facts: SourceFacts
  /// In a test target, or importing XCTest or Testing.
  public var isTest: Bool
  /// Written by a tool; it is in the graph and never in findings.
  public var isGenerated: Bool
}

/// A node of a file's outline.
public struct NodeRef: Sendable, Hashable, Comparable {
  /// Index into ``DependencyGraph/files``.
  public var file: Int
  /// Index into ``SourceFacts/nodes``.
  public var node: Int

  public init(file: Int, node: Int) {
    self.file = file
    self.node = node
  }

  public static func < (left: NodeRef, right: NodeRef) -> Bool {
    (left.file, left.node) < (right.file, right.node)
  }
}

/// A module of the graph.
public struct ModuleNode: Sendable {
  public var name: String
  /// The module as its manifest declares it; nil for an external module.
  public var declaration: Module?
  /// Whether the module ships with a platform or toolchain.
  public var isSystem: Bool
  /// Indexes into ``DependencyGraph/files``.
  public var files: [Int] = []
  /// Own types of the module.
  public var types: [TypeID] = []

  public var isExternal: Bool { declaration == nil }
  public var isTest: Bool { declaration?.kind == .test }
}

/// A type of the graph, merged over its extensions in the declaring module.
public struct TypeNode: Sendable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
    /// A name that only imported code without a table declares.
    case unknown
    /// File-level code of a module, named `<globals>`.
    case globals
  }

  public var id: TypeID
  public var module: ModuleID
  /// Dotted, without generic arguments: `Outer.Inner`.
  public var name: String
  public var kind: Kind
  public var isExternal: Bool
  /// Where the type is declared, several for branches of `#if`; empty for external types.
  public var declarations: [NodeRef] = []
  /// Extensions in the declaring module.
  public var extensions: [NodeRef] = []
  /// The type it is nested in.
  public var outer: TypeID?
  public var modifiers: Node.Modifiers = []
  /// Names of attributes without `@`, such as `main` or `Observable`, sorted.
  public var attributes: [String] = []
  /// The superclass as written, own or external.
  public var superclass: TypeID?
  /// Protocols of inheritance clauses, also of extensions in the declaring module, sorted.
  public var conformances: [TypeID] = []
  /// For a type alias, the type it stands for.
  public var aliasTarget: TypeID?
  /// Indexes into ``DependencyGraph/members``.
  public var members: Range<Int> = 0..<0
  /// `#if` condition around the declaration, an index into ``DependencyGraph/conditions``.
  public var condition: Int?

  /// Effective access level.
  public var access: Access { modifiers.access ?? .internal }
  public var isReferenceType: Bool { kind == .class || kind == .actor }
  /// The last part of the dotted name.
  public var simpleName: Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }
}

/// A property, function, initializer, subscript or enum case of a type.
public struct Member: Sendable {
  public enum Kind: String, Sendable {
    case property, method, initializer, deinitializer, `subscript`, enumCase
  }

  public var kind: Kind
  public var name: String
  /// External names of the parameters; `_` where there is none.
  public var labels: [String]
  public var owner: TypeID
  public var node: NodeRef
  public var modifiers: Node.Modifiers
  /// A property with storage: no accessors, or only observers.
  public var isStored: Bool
  /// Whether the member stands in an extension.
  public var isInExtension: Bool
  /// The property's, result's or case's type where it is a single nominal type, through optional,
  /// `some`, `any` and attributes.
  public var type: TypeID?
  /// The same for each parameter.
  public var parameterTypes: [TypeID?]
  /// `#if` condition around the declaration.
  public var condition: Int?

  public var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .classMember]) }
}

/// How one type uses another.
public enum DependencyKind: UInt8, Sendable, Codable, CaseIterable, Comparable {
  case inherits, conforms, stores, parameter, returns, generic, constructs, `static`, casts
  case mentions, member

  public static func < (left: DependencyKind, right: DependencyKind) -> Bool {
    left.rawValue < right.rawValue
  }

  public var name: String { "\(self)" }
}

/// All uses of one type by another.
public struct Dependency: Sendable {
  public var source: TypeID
  public var target: TypeID
  /// Indexes into ``DependencyGraph/sites``.
  public var sites: Range<Int>
}

/// One use of a type.
public struct Site: Sendable {
  public var file: Int32
  public var offset: UInt32
  public var kind: DependencyKind
  public var flags: Flags
  /// Index into ``DependencyGraph/conditions``, or -1.
  public var condition: Int32
  /// Index into ``DependencyGraph/members`` of the member the use stands in, or -1.
  public var member: Int32
  /// For ``DependencyKind/member``, the index of the used member, else -1.
  public var usedMember: Int32

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The type is the whole type of the property, parameter or result, up to optionality.
    public static let direct = Flags(rawValue: 1)
    /// The use stands in an extension that another module than the type's own declares.
    public static let foreignExtension = Flags(rawValue: 2)
    /// The value is written, not read.
    public static let write = Flags(rawValue: 4)
    /// The use is the callee of a call.
    public static let call = Flags(rawValue: 8)
    /// The use stands in a default argument.
    public static let defaultArgument = Flags(rawValue: 16)
    /// The use is the outer name of `Outer.Inner`.
    public static let qualifier = Flags(rawValue: 32)
  }
}

/// An import statement.
public struct ImportSite: Sendable {
  public var file: Int
  public var offset: UInt32
  /// The imported module; for `import struct M.T` and `import M.Sub` the module `M`.
  public var module: ModuleID
  /// The whole path as written.
  public var path: String
  public var modifiers: Node.Modifiers
  /// Index into ``DependencyGraph/conditions``.
  public var condition: Int?
}

/// One module's dependency on another, from the manifest, from imports and from uses of types.
public struct ModuleEdge: Sendable {
  public var source: ModuleID
  public var target: ModuleID
  /// The manifest's line, where it declares the dependency.
  public var declaration: ModuleDependency?
  /// Indexes into ``DependencyGraph/imports``.
  public var imports: [Int]
  /// Number of uses of the target's types.
  public var uses: Int
}
