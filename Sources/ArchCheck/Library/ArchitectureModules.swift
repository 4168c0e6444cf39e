extension Architecture {
  /// A target of a package or Xcode project, or a module that the project imports.
  public struct Module: Sendable, Hashable, CustomStringConvertible {
    private let linked: Linked
    private let id: ModuleID

    init(_ linked: Linked, _ id: ModuleID) {
      self.linked = linked
      self.id = id
    }

    private var graph: DependencyGraph { linked.graph }

    /// As `import` writes it.
    public var name: String { graph[id].name }
    /// Its name.
    public var description: String { name }
    /// Whether it is imported and not part of the project.
    public var isExternal: Bool { graph[id].isExternal }
    /// Whether it ships with a platform or the toolchain.
    public var isSystem: Bool { graph[id].isSystem }
    /// Whether it is a test target.
    public var isTest: Bool { graph[id].isTest }
    /// Its Swift files, by path; none of an external module.
    public var files: [File] { graph[id].files.map { File(linked, $0) } }

    /// Types that it declares, by name; of an external module those that the project uses.
    public var types: [SwiftType] {
      graph[id].types.filter { graph[$0].kind != .globals }.map { SwiftType(linked, $0) }
    }

    /// Modules that its manifest declares, its files import or its types use, by name.
    public var dependencies: [Module] {
      graph.moduleDependencies(of: id).map { Module(linked, $0.target) }
        .sorted { $0.name < $1.name }
    }

    /// Its ``dependencies`` and all that they depend on in turn, by name; without the module
    /// itself, which a cycle would lead back to.
    public var allDependencies: [Module] {
      var reached: Set<ModuleID> = [id]
      var rest = [id]
      while let next = rest.popLast() {
        for edge in graph.moduleDependencies(of: next) {
          if reached.insert(edge.target).inserted { rest.append(edge.target) }
        }
      }
      reached.remove(id)
      return reached.map { Module(linked, $0) }.sorted { $0.name < $1.name }
    }

    /// Where the manifest or project file declares it; nil for an external module.
    public var location: Location? { graph[id].declaration?.location }

    /// A finding about the module, at its declaration unless a place is given; about an external one,
    /// where it is imported first.
    public func finding(
      _ message: String, at location: Location? = nil, target: Module? = nil, fix: String = ""
    ) -> Finding {
      Finding(
        message, at: location ?? place, module: name, subject: name, target: target?.name,
        fix: fix)
    }

    /// Where a finding about it stands.
    var place: Location {
      let firstImport = graph.imports.first { $0.module == id }
      return location
        ?? firstImport.map { graph.location(file: $0.file, offset: $0.offset) }
        ?? Location(file: "", line: 1, column: 1)
    }

    /// Whether both have one name, which is unique in a project.
    public static func == (left: Module, right: Module) -> Bool {
      left.name == right.name
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
    }
  }

  /// A Swift file of the project.
  public struct File: Sendable, Hashable, CustomStringConvertible {
    private let linked: Linked
    private let index: Int

    init(_ linked: Linked, _ index: Int) {
      self.linked = linked
      self.index = index
    }

    private var file: GraphFile { linked.graph.files[index] }

    /// Relative to the project's root, with `/`.
    public var path: String { file.path }
    /// Its path.
    public var description: String { path }
    /// The module that compiles the file; the first one, where several do.
    public var module: Module { Module(linked, file.module) }
    /// Number of lines, comments and blank ones included.
    public var lineCount: Int { file.facts.lineCount }
    /// Whether the file belongs to tests.
    public var isTest: Bool { file.isTest }
    /// Whether a generator wrote it, by its header or by its path; findings in it are left out.
    public var isGenerated: Bool { file.isGenerated }

    /// Types that the file declares; those that it only extends are not among them.
    public var types: [SwiftType] {
      linked.graph.types(inFile: index).filter { linked.graph[$0].kind != .globals }
        .map { SwiftType(linked, $0) }
    }

    /// Its import statements, in order.
    public var imports: [Import] {
      linked.graph.imports(ofFile: index).map { statement in
        Import(
          file: self, module: Module(linked, statement.module),
          location: linked.graph.location(file: index, offset: statement.offset),
          isTestable: statement.modifiers.contains(.testable),
          isExported: statement.modifiers.contains(.exported))
      }
    }

    /// A finding about the file, at its first line unless a place is given.
    public func finding(
      _ message: String, at location: Location? = nil, fix: String = ""
    ) -> Finding {
      Finding(
        message, at: location ?? Location(file: path, line: 1, column: 1), module: module.name,
        subject: path, fix: fix)
    }

    /// Whether both have one path.
    public static func == (left: File, right: File) -> Bool {
      left.path == right.path
    }

    /// Feeds the path to the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(path)
    }
  }

  /// An import statement.
  public struct Import: Sendable {
    /// The file with the statement.
    public let file: File
    /// What is imported.
    public let module: Module
    /// Where the statement stands.
    public let location: Location
    /// `@testable import`
    public let isTestable: Bool
    /// `@_exported import`
    public let isExported: Bool

    /// A finding about the file, at the statement.
    public func finding(_ message: String, fix: String = "") -> Finding {
      Finding(
        message, at: location, module: file.module.name, subject: file.path, target: module.name,
        fix: fix)
    }
  }
}
