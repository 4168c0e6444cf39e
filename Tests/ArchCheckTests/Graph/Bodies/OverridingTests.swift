import Testing

@testable import ArchCheck

@Suite struct OverridingTests {
  private let probe = Probe(
    """
    //- App/Base.swift
    import UIKit
    class Base: UIView {
      func a() {}
      func b(_ x: Int) {}
      func b(_ x: String) {}
      var c: Int { 1 }
      private func d() {}
      override func layoutSubviews() {}
    }
    class Middle: Base {
      override func a() {}
    }
    final class Leaf: Middle {
      override func a() {}
      override func b(_ x: String) {}
      override var c: Int { 2 }
      func d() {}
      override func draw(_ rect: CGRect) {}
    }
    //- AppTests/Tests.swift
    @testable import App
    import XCTest
    final class Double: Base {
      override func a() {}
    }
    """)

  private func overridden(_ name: String) throws -> String? {
    let index = try probe.member(name)
    return probe.graph.overridden(byMember: index).map { found in
      let member = probe.graph.members[found]
      let types = member.parameterTypes.compactMap { probe.name($0) }
      return (["\(probe.graph[member.owner].name).\(member.name)"] + types).joined(separator: " ")
    }
  }

  @Test func findsTheNearestBase() throws {
    #expect(try overridden("Leaf.a") == "Middle.a")
    #expect(try overridden("Middle.a") == "Base.a")
    #expect(try overridden("Leaf.c") == "Base.c")
  }

  @Test func tellsOverloadsApart() throws {
    #expect(try overridden("Leaf.b") == "Base.b String")
  }

  @Test func knowsNothingOfSDKsAndOfPlainMembers() throws {
    #expect(try overridden("Leaf.draw") == nil)
    #expect(try overridden("Base.layoutSubviews") == nil)
    #expect(try overridden("Leaf.d") == nil)
  }

  @Test func listsOverridesOutsideOfTests() throws {
    let overrides = probe.graph.overrides()
    let names = try overrides[probe.member("Base.a")]?.map(probe.graph.displayName(ofMember:))
    #expect(names == ["Middle.a()"])
    let base = probe.graph.members[try probe.member("Base.a")]
    #expect(probe.graph.qualifiedName(of: base) == "App.Base.a()")
  }

  @Test func tellsWhoseAncestorsAreForeign() throws {
    #expect(try probe.graph.hasExternalAncestor(probe.type("Leaf")))
    let other = Probe("class A {}\nclass B: A {}")
    #expect(try !other.graph.hasExternalAncestor(other.type("B")))
  }
}
