/// The modules, types and files of a project and what they depend on, as collections.
///
/// Everything in it is a value that can be kept and sent to other tasks. Modules, files and types can be
/// compared, those of two revisions of a project too.
public struct Architecture: Sendable {
  let linked: Linked

  /// The graph in one place, so that each element holds one reference to it.
  final class Linked: Sendable {
    let graph: DependencyGraph

    init(_ graph: DependencyGraph) {
      self.graph = graph
    }
  }

  /// Shows the graph that a ``Rule`` is given.
  public init(_ graph: DependencyGraph) {
    linked = Linked(graph)
  }

  var graph: DependencyGraph { linked.graph }

  /// Modules of the project, by name.
  public var modules: [Module] {
    graph.modules.indices.filter { !graph.modules[$0].isExternal }.map {
      Module(linked, ModuleID($0))
    }
  }

  /// Types that the project declares, those of tests included, by module and name.
  public var types: [SwiftType] {
    graph.ownTypes.map { SwiftType(linked, $0.id) }
  }

  /// Swift files of the project, by path.
  public var files: [File] {
    graph.files.indices.map { File(linked, $0) }
  }

  /// What the types of the project use, by source and target.
  public var dependencies: [Dependency] {
    types.flatMap(\.dependencies)
  }

  /// The module of that name, external ones included.
  public func module(_ name: String) -> Module? {
    graph.module(name).map { Module(linked, $0) }
  }

  /// The type of that dotted name, such as `Cart.Session` for `Session` in module `Cart`.
  public func type(_ name: String) -> SwiftType? {
    for dot in name.indices where name[dot] == "." {
      let rest = String(name[name.index(after: dot)...])
      if let id = graph.type(rest, in: String(name[..<dot])) { return SwiftType(linked, id) }
    }
    return nil
  }
}
