import Testing

@testable import ArchCheck

/// A linked graph of some code, and ways to name what is looked at.
struct Probe {
  let graph: DependencyGraph

  init(_ code: String) {
    graph = Example(code).graph()
  }

  /// The index of `Type.member` or `Type.member(label:)`.
  func member(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    try #require(
      graph.members.indices.first {
        graph.displayName(ofMember: $0) == name
          || "\(graph[graph.members[$0].owner].name).\(graph.members[$0].name)" == name
      }, sourceLocation: sourceLocation)
  }

  func type(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TypeID {
    try #require(graph.type(name, in: "App"), sourceLocation: sourceLocation)
  }

  /// The first body of a member.
  func body(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Body {
    try #require(
      try graph.bodies(ofMember: member(name, sourceLocation: sourceLocation)).first,
      sourceLocation: sourceLocation)
  }

  func name(_ type: TypeID?) -> String? {
    type.map { graph[$0].name }
  }
}
