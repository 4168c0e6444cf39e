import Testing

@testable import ArchCheck

@Suite struct AccessTests {
  /// What an extension says holds for all that says nothing itself, whoever declares the type.
  @Test func isThatOfTheExtensionAround() throws {
    let graph = Example(
      """
      //- Kit/Kit.swift
      public struct Kit {
        struct Part {}
        var hidden = 0
      }
      //- App/App.swift
      import Foundation
      import Kit
      public extension String {
        var words: Int { 0 }
        fileprivate var marks: Int { 0 }
      }
      #if DEBUG
        public extension Kit {
          class Inner {
            struct Deeper {}
            func move() {}
          }
          static func make() -> Kit { Kit() }
        }
      #endif
      public protocol Feeding {
        func feed()
      }
      extension Feeding {
        func rest() {}
      }
      """
    ).graph()
    let members = graph.members.map {
      "\(graph[$0.owner].name).\($0.name) \(graph.access(of: $0))"
    }
    #expect(
      members.sorted() == [
        "Feeding.feed public", "Feeding.rest internal", "Kit.Inner.move internal",
        "Kit.hidden internal", "Kit.make public", "String.marks fileprivate",
        "String.words public",
      ])
    let types = graph.ownTypes.map {
      "\($0.name) \(graph.access(of: $0.id))"
    }
    #expect(
      types.sorted() == [
        "Feeding public", "Kit public", "Kit.Inner public", "Kit.Inner.Deeper internal",
        "Kit.Part internal",
      ])
    let kept = FinalClasses(includePublic: false).findings(in: graph)
    #expect(kept.isEmpty)
  }
}
