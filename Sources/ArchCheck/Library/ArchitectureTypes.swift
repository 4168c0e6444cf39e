extension Architecture {
  /// A class, struct, enum, actor, protocol or type alias, merged over its extensions.
  public struct SwiftType: Sendable, Hashable, CustomStringConvertible {
    private let linked: Linked
    private let id: TypeID

    init(_ linked: Linked, _ id: TypeID) {
      self.linked = linked
      self.id = id
    }

    private var graph: DependencyGraph { linked.graph }
    private var node: TypeNode { graph[id] }

    private func type(_ id: TypeID) -> SwiftType { SwiftType(linked, id) }

    /// Dotted, without generic arguments: `Outer.Inner`.
    public var name: String { node.name }
    /// `Module.Outer.Inner`, as findings and the baseline name it.
    public var qualifiedName: String { graph.qualifiedName(of: id) }
    /// Its name, without the module.
    public var description: String { name }
    /// Whether it is a class, a struct and so on.
    public var kind: TypeKind { node.kind }
    /// The module that declares it.
    public var module: Module { Module(linked, node.module) }
    /// As written, or as its extension says for what stands in it; else internal.
    public var access: Access { graph.access(of: id) }
    /// Whether it is marked `final`.
    public var isFinal: Bool { node.modifiers.contains(.final) }
    /// Names of attributes without `@`, such as `MainActor`, sorted.
    public var attributes: [String] { node.attributes }
    /// Whether another project declares it, such as `UIView`.
    public var isExternal: Bool { node.isExternal }
    /// Whether it belongs to tests.
    public var isTest: Bool { graph.isTest(id) }
    /// Whether it stands in generated code.
    public var isGenerated: Bool { graph.isGenerated(id) }
    /// Where it is declared; nil for an external type.
    public var location: Location? { graph.location(of: id) }
    /// The file that declares it; nil for an external type.
    public var file: File? { node.declarations.first.map { File(linked, $0.file) } }

    /// What the type is in the architecture, by what it inherits, conforms to, wraps and is called.
    public var role: Role? { graph.role(of: id) }
    /// What the role rests on, in words.
    public var roleEvidence: [String] { graph.assignment(of: id).evidence }

    /// The type that the declaration names as its superclass.
    public var superclass: SwiftType? { node.superclass.map(type) }
    /// All superclasses that the code names, nearest first.
    public var superclasses: [SwiftType] { graph.superclasses(of: id).map(type) }
    /// Protocols that the declaration and its extensions name.
    public var conformances: [SwiftType] { node.conformances.map(type) }
    /// Its ``conformances`` with those that protocols and superclasses bring along.
    public var allConformances: [SwiftType] { graph.allConformances(of: id).map(type) }
    /// Whether a superclass has that name, alone or with its module; those of the SDK are known at any
    /// distance.
    public func inherits(from name: String) -> Bool {
      graph.hasSuperclass(id, among: [Glob(name)])
    }

    /// Whether it conforms to a protocol of that name, alone or with its module, by way of others
    /// too: a type that is `Codable` conforms to `Decodable`, and an error to `Sendable`.
    public func conforms(to name: String) -> Bool {
      graph.conforms(id, to: [Glob(name)])
    }

    /// Its members, those of its extensions included.
    public var members: [Member] { node.members.map { Member(linked, $0) } }

    /// What the type uses, one element for each other type.
    public var dependencies: [Dependency] {
      graph.dependencies(of: id).map { Dependency(linked, $0) }
    }

    /// What uses the type.
    public var dependents: [Dependency] {
      graph.dependents(of: id).map { Dependency(linked, $0) }
    }

    /// A figure of a type of the project; nil where it is undefined.
    public func figure(_ metric: TypeMetric) -> Double? {
      isExternal ? nil : graph.figure(metric, of: id)
    }

    /// A finding about the type, at its declaration unless a place is given.
    public func finding(
      _ message: String, at location: Location? = nil, target: SwiftType? = nil, fix: String = ""
    ) -> Finding {
      Finding(
        message, at: location ?? self.location ?? module.place, module: module.name,
        subject: qualifiedName, target: target?.qualifiedName, fix: fix)
    }

    /// Whether both are one type of one project, also of two revisions of it, where its name and, for
    /// a private type, its file tell.
    public static func == (left: SwiftType, right: SwiftType) -> Bool {
      left.linked === right.linked
        ? left.id == right.id
        : left.qualifiedName == right.qualifiedName && left.privateFile == right.privateFile
    }

    /// Feeds its name to the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(qualifiedName)
    }

    private var privateFile: String? { access <= .fileprivate ? location?.file : nil }
  }

  /// A property, method, initializer, subscript or enum case of a type.
  public struct Member: Sendable, CustomStringConvertible {
    private let linked: Linked
    private let index: Int

    init(_ linked: Linked, _ index: Int) {
      self.linked = linked
      self.index = index
    }

    private var member: ArchCheck.Member { linked.graph.members[index] }

    /// Without labels and parameters; `init` for initializers.
    public var name: String { member.name }
    /// `Outer.Inner.name`
    public var description: String { "\(owner).\(name)" }
    /// Whether it is a property, a method and so on.
    public var kind: MemberKind { member.kind }
    /// The type that has it, also where an extension declares it.
    public var owner: SwiftType { SwiftType(linked, member.owner) }
    /// As written, or as its extension says; what a protocol requires and the cases of an enum have the
    /// access of their type.
    public var access: Access { linked.graph.access(of: member) }
    /// The access of a property's or subscript's setter, as in `private(set) var`.
    public var setterAccess: Access { member.modifiers.setterAccess ?? access }
    /// Names of its attributes without `@`, sorted.
    public var attributes: [String] { linked.graph.attributes(of: member) }
    /// Whether it stands in an extension: in one of a protocol, it is no requirement.
    public var isInExtension: Bool { member.isInExtension }
    /// Whether it belongs to the type and not to its values: `static` or `class`.
    public var isStatic: Bool { member.isStatic }
    /// A property with storage.
    public var isStored: Bool { member.isStored }
    /// A property that is written with `let`.
    public var isConstant: Bool { member.modifiers.contains(.let) }
    /// The property's, result's or case's type, where it is a single named one.
    public var type: SwiftType? { member.type.map { SwiftType(linked, $0) } }
    /// The type of each parameter; nil where it is not a single named one.
    public var parameterTypes: [SwiftType?] {
      member.parameterTypes.map { id in id.map { SwiftType(linked, $0) } }
    }
    /// Where it is declared.
    public var location: Location { linked.graph.location(of: member.node) }

    /// A finding about the member, at its declaration unless a place is given.
    public func finding(
      _ message: String, at location: Location? = nil, target: SwiftType? = nil, fix: String = ""
    ) -> Finding {
      let owner = owner
      return Finding(
        message, at: location ?? self.location, module: owner.module.name,
        subject: "\(owner.qualifiedName).\(member.signature)", target: target?.qualifiedName,
        fix: fix)
    }
  }
}
