/// What nobody inherits from outside its module is not open.
struct UnneededOpen: Rule {
  var libraryProductsAreApi = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let heirs = heirs(in: graph)
    return graph.judgedTypes.compactMap { type -> Finding? in
      guard type.kind == .class, graph.access(of: type.id) == .open, !isAPI(type, in: graph),
        let place = graph.location(of: type.id)
      else { return nil }
      guard heirs.ids.contains(type.id) || heirs.names.contains(type.simpleName) else {
        return Finding(
          "\(type.name) is open, and no other module inherits from it", at: place,
          about: type.id, in: graph,
          condition: graph.condition(type.condition))
      }
      return memberFinding(of: type, in: graph)
    }
  }

  private func isAPI(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    guard let module = graph[type.module].declaration else { return true }
    return libraryProductsAreApi && module.isLibraryProduct
  }

  /// Classes that productive code of another module inherits from, and names that nothing declares.
  private func heirs(in graph: DependencyGraph) -> (ids: Set<TypeID>, names: Set<String>) {
    var ids: Set<TypeID> = []
    var names: Set<String> = []
    for type in graph.types where !type.isExternal && !graph.isTest(type.id) {
      guard let superclass = type.superclass.map(graph.resolved) else { continue }
      if graph[superclass].isExternal { names.insert(graph[superclass].simpleName) }
      for ancestor in graph.superclasses(of: type.id) where graph[ancestor].module != type.module {
        ids.insert(ancestor)
      }
    }
    for local in graph.localSubclasses where !graph.files[Int(local.site.file)].isTest {
      let module = graph.files[Int(local.site.file)].module
      ids.formUnion(
        ([local.superclass] + graph.superclasses(of: local.superclass))
          .filter { graph[$0].module != module })
    }
    return (ids, names)
  }

  private func memberFinding(of type: TypeNode, in graph: DependencyGraph) -> Finding? {
    let overriddenInFunctions = graph.localSubclasses.filter { local in
      !graph.files[Int(local.site.file)].isTest
        && graph.files[Int(local.site.file)].module != type.module
        && ([local.superclass] + graph.superclasses(of: local.superclass)).contains(type.id)
    }.flatMap(graph.overridden)
    let overridden = Set(
      graph.types.filter { other in
        !other.isExternal && !graph.isTest(other.id) && other.module != type.module
          && graph.superclasses(of: other.id).contains(type.id)
      }.flatMap { graph.members(of: $0.id) }.filter { $0.modifiers.contains(.override) }
        .map(\.name)
    ).union(overriddenInFunctions)
    let unneeded = graph.judgedMembers(of: type).filter {
      graph.members[$0].modifiers.access == .open && !overridden.contains(graph.members[$0].name)
    }
    let names = unneeded.map { graph.members[$0].signature }
    return graph.finding(
      "\(type.name) has \(unneeded.count.of("open member")) that no other module overrides: "
        + names.listed(atMost: 6),
      ofMembers: unneeded, of: type, evidence: "is open")
  }

  static let documentation = RuleDocumentation(
    summary: "Only what other modules inherit from or override may be open.",
    category: .typeDesign, certainty: .rule, severity: .info,
    rationale: """
      `open` is a promise to classes that are not written yet: whatever they override must keep \
      working. Inside a project nobody needs a promise that nobody uses.
      """,
    fix: "Write `public` instead of `open`, nothing where no other module names it, and `final` if "
      + "no class inherits at all.",
    limits: """
      Subclasses in tests are no reason. Modules of library products are left alone, because \
      their users are not here.
      """,
    options: [
      "libraryProductsAreApi": "Whether modules of library products are left alone."
    ],
    guidelines: ["LK-94", "SG-3.2.6a", "SG-3.2.6b", "SG-3.2.6c"],
    profiles: [.lickability],
    examples: [
      Example(
        """
        //- Kit/Cell.swift
        open class BaseCell {}  // finding
        //- App/Cart.swift
        import Kit
        final class Cart {
          let cell = BaseCell()
        }
        //- AppTests/CartTests.swift
        import Kit
        import XCTest
        final class CellSpy: BaseCell {}
        """),
      Example(
        """
        //- Kit/Cell.swift
        open class BaseCell {
          open func show() {}
          open func hide() {}  // finding
          public func stay() {}
        }
        //- App/Cart.swift
        import Kit
        final class CartCell: BaseCell {
          override func show() {}
        }
        """),
      Example(
        """
        //- Kit/Cell.swift
        open class BaseCell {
          open func show() {}
        }
        open class Middle: BaseCell {}
        public class Other {}
        //- App/Cart.swift
        import Kit
        class CartCell: Middle {
          override func show() {}
        }
        """),
      Example(
        """
        //- Kit/Cell.swift
        open class BaseCell {}
        //- App/Cart.swift
        import Kit
        typealias Cell = BaseCell
        final class CartCell: Cell {}
        """),
      Example(
        """
        //- Kit/Cell.swift
        open class BaseCell {
          open func show() {}
          open func hide() {}  // finding
        }
        //- App/Cart.swift
        import Kit
        func makeCell() -> BaseCell {
          final class LocalCell: BaseCell {
            override func show() {}
          }
          return LocalCell()
        }
        """),
    ])
}
