/// What nobody inherits from outside its module is not open.
struct UnneededOpen: Rule {
  var libraryProductsAreApi = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let heirs = heirs(in: graph)
    let products = libraryProductsAreApi ? graph.modulesOfLibraryProducts : []
    let renamed = typesRenamed(by: products, in: graph)
    return graph.judgedTypes.compactMap { type -> Finding? in
      guard type.kind == .class, graph.access(of: type.id) == .open,
        graph[type.module].declaration != nil, !products.contains(type.module),
        !renamed.contains(type.id),
        let place = graph.location(of: type.id)
      else { return nil }
      let overridden = heirs.overridden[type.id]
      guard overridden != nil || heirs.names.contains(type.simpleName) else {
        return Finding(
          "\(type.name) is open, and no other module inherits from it", at: place,
          about: type.id, in: graph,
          condition: graph.condition(type.condition))
      }
      return memberFinding(of: type, overridden ?? [], in: graph)
    }
  }

  /// What public aliases of library products stand for: their users inherit from these.
  private func typesRenamed(by products: Set<ModuleID>, in graph: DependencyGraph) -> Set<TypeID> {
    Set(
      graph.types.filter { type in
        type.kind == .typealias && !type.isExternal && products.contains(type.module)
          && graph.access(of: type.id) >= .public
      }.map { graph.resolved($0.id) })
  }

  /// What productive code of other modules inherits from.
  private struct Heirs {
    /// The names of what is overridden in other modules, by class.
    var overridden: [TypeID: Set<String>] = [:]
    /// Names of superclasses that nothing declares.
    var names: Set<String> = []
  }

  private func heirs(in graph: DependencyGraph) -> Heirs {
    var heirs = Heirs()
    func note(_ names: [String], of ancestors: [TypeID], in module: ModuleID) {
      for ancestor in ancestors where graph[ancestor].module != module {
        heirs.overridden[ancestor, default: []].formUnion(names)
      }
    }
    for type in graph.types where !type.isExternal && !graph.isTest(type.id) {
      guard let superclass = type.superclass.map(graph.resolved) else { continue }
      if graph[superclass].isExternal { heirs.names.insert(graph[superclass].simpleName) }
      let overrides = graph.members(of: type.id).filter { $0.modifiers.contains(.override) }
      note(overrides.map(\.name), of: graph.superclasses(of: type.id), in: type.module)
    }
    for local in graph.localSubclasses where !graph.files[Int(local.site.file)].isTest {
      note(
        graph.overridden(by: local),
        of: [local.superclass] + graph.superclasses(of: local.superclass),
        in: graph.files[Int(local.site.file)].module)
    }
    return heirs
  }

  /// - Parameter overridden: names of what other modules override.
  private func memberFinding(
    of type: TypeNode, _ overridden: Set<String>, in graph: DependencyGraph
  ) -> Finding? {
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
      their users are not here, and so is what these re-export or have a public alias for.
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
