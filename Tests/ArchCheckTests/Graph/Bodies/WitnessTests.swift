import Testing

@testable import ArchCheck

@Suite struct WitnessTests {
  private let probe = Probe(
    """
    //- App/Store.swift
    protocol Loading {
      associatedtype Item
      func load(_ id: Int) -> Item
      func help()
    }
    protocol Storing: Loading {
      var size: Int { get }
    }
    extension Loading {
      func help() {}
      func extra() {}
    }
    class Base {
      func load(_ id: Int) -> String { "" }
    }
    final class Store: Base, Storing {
      var size: Int { 1 }
      func load(_ id: String) -> String { "" }
    }
    //- AppTests/Tests.swift
    @testable import App
    import XCTest
    struct Fake: Storing {
      var size: Int { 0 }
      func load(_ id: Int) -> String { "" }
    }
    """)

  private func names(_ members: [Int]) -> [String] {
    members.map { probe.graph.displayName(ofMember: $0) }.sorted()
  }

  @Test func listsRequirements() throws {
    #expect(
      names(probe.graph.requirements(of: try probe.type("Loading")))
        == ["Loading.help()", "Loading.load(_:)"])
    #expect(
      names(probe.graph.allRequirements(of: try probe.type("Storing")))
        == ["Loading.help()", "Loading.load(_:)", "Storing.size"])
  }

  @Test func findsDefaults() throws {
    func hasDefault(_ name: String) throws -> Bool {
      try probe.graph.defaultImplementation(of: probe.member(name)) != nil
    }
    #expect(try hasDefault("Loading.help"))
    #expect(try !hasDefault("Loading.load"))
  }

  @Test func findsWitnessesInSuperclasses() throws {
    func witness(_ requirement: String) throws -> String? {
      let store = try probe.type("Store")
      return try probe.graph.witness(of: probe.member(requirement), in: store)
        .map(probe.graph.displayName(ofMember:))
    }
    #expect(try witness("Loading.load") == "Base.load(_:)")
    #expect(try witness("Storing.size") == "Store.size")
    #expect(try witness("Loading.help") == nil)
  }

  @Test func listsConformersOutsideOfTests() throws {
    let conformers = probe.graph.conformersByProtocol
    #expect(try conformers[probe.type("Storing")]?.map { probe.graph[$0].name } == ["Store"])
    #expect(try conformers[probe.type("Loading")]?.map { probe.graph[$0].name } == ["Store"])
  }
}
