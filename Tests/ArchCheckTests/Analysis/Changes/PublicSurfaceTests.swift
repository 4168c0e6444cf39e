import Testing

@testable import ArchCheck

@Suite struct PublicSurfaceTests {
  /// The declarations of a module that other modules can see, without the module's name.
  private func check(
    _ source: String, _ expected: String..., location: SourceLocation = #_sourceLocation
  ) {
    let project = ProjectLayout(
      name: "Shop",
      modules: [
        Module(
          name: "Cart", kind: .library, package: "Shop", path: "Cart", declaredIn: "Package.swift",
          line: 1, dependencies: [])
      ], files: [SourceFile(path: "Cart/Cart.swift", module: "Cart")])
    let graph = linkedGraph(project: project, facts: [SourceFacts(source)])
    #expect(
      graph.publicSurface() == expected.sorted().map { "Cart.\($0)" }, sourceLocation: location)
  }

  @Test func onlyWhatIsPublicOrOpen() {
    check(
      """
      public struct A { public var a = 1; var b = 2; package var c = 3; private var d = 4 }
      open class B { open func f() {}; public func g(to x: Int, _ y: Int) {}; func h() {} }
      struct C { public var a = 1 }
      package struct D {}
      fileprivate struct E {}
      """, "A", "A.a", "B", "B.f()", "B.g(to:_:)")
  }

  @Test func requirementsAndCasesAreAsVisibleAsTheirType() {
    check(
      """
      public protocol P { func f(); var a: Int { get } }
      protocol Q { func f() }
      public enum E { case one, two(Int, label: Int) }
      enum F { case one }
      """, "P", "P.f()", "P.a", "E", "E.one", "E.two(_:label:)")
  }

  @Test func nestedTypesNeedAVisibleOuterType() {
    check(
      """
      public struct A { public struct B { public init() {} }; struct C { public var x = 1 } }
      struct D { public struct E { public var x = 1 } }
      """, "A", "A.B", "A.B.init()")
  }

  /// Types stand in the order of their modules, so what is inside may come before what is around.
  @Test(arguments: ["App", "Zoo"])
  func whatAnotherModuleNestsIsAsVisible(_ name: String) {
    let graph = Example(
      """
      //- Kit/Theme.swift
      public struct Theme {}
      //- \(name)/Dark.swift
      import Kit
      extension Theme { public struct Dark { public var tint = 1 } }
      """
    ).graph()
    #expect(
      Set(graph.publicSurface())
        == ["Kit.Theme", "\(name).Theme.Dark", "\(name).Theme.Dark.tint"])
  }

  @Test func extensionsHandTheirAccessDown() {
    check(
      """
      public struct A {}
      public extension A { func f() {}; internal func g() {}; struct B { var x = 1 } }
      extension A { public func h() {}; func i() {} }
      struct C {}
      """, "A", "A.f()", "A.B", "A.h()")
  }

  @Test func globalsAndSubscriptsAndInitializers() {
    check(
      """
      public let a = 1
      public func f(_ x: Int) {}
      let b = 2
      #if DEBUG
        public func g(to x: Int, y: Int) { func inner() {} }
      #endif
      public struct A { public subscript(i: Int) -> Int { i }; public init?(x: Int) {}; deinit {} }
      public typealias T = Int
      """, "a", "f(_:)", "g(to:y:)", "A", "A.subscript(_:)", "A.init(x:)", "T")
  }

  @Test func extensionsOfForeignTypesCount() {
    check(
      "extension String { public var cart: Int { 1 } }\npublic extension Array { func f() {} }",
      "String.cart", "Array.f()")
  }
}
