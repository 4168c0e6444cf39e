/// The parts of a Clean Swift scene know each other in one direction and through protocols.
struct VipCycle: Rule {
  var suffixes = ["Interactor", "Presenter", "Router", "ViewController", "Worker"]
  var requireProtocols = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let parts = graph.judgedTypes.compactMap(part).filter {
      graph.matrix(of: $0.type.module).name != RoleMatrix.viper.name
    }
    let known = Dictionary(keepingFirst: parts.map { ($0.type.id, $0) })
    let controlled = Set(parts.filter { $0.kind == .viewController }.map(\.scene))
    let certain = Set(parts.filter { isCleanSwift($0, in: graph) }.map(\.scene))
    let others = Set(
      parts.filter { isOfOtherCycle($0, known: known, controlled, in: graph) }.map(\.scene)
    ).subtracting(certain)
    let scenes = Set(parts.filter { $0.kind == .interactor }.map(\.scene)).subtracting(others)
    return parts.filter { scenes.contains($0.scene) }.flatMap { part in
      let isCertain =
        certain.contains(part.scene)
        || graph.matrix(of: part.type.module).name == RoleMatrix.vip.name
      return wrongEdges(
        of: part, known: known, strength: isCertain ? .strong : .weak, in: graph)
        + strongView(of: part, known: known, in: graph)
    }
  }

  /// A part of a scene, by the two halves of its name.
  private struct Part {
    var type: TypeNode
    var scene: Substring
    var kind: Kind
  }

  /// What a part is, in the order in which `suffixes` has their endings.
  private enum Kind: String, CaseIterable {
    case interactor = "Interactor"
    case presenter = "Presenter"
    case router = "Router"
    case viewController = "ViewController"
    case worker = "Worker"
  }

  private func part(_ type: TypeNode) -> Part? {
    guard [.class, .struct, .actor].contains(type.kind),
      let position = suffixes.firstIndex(where: type.simpleName.hasSuffix),
      let kind = Kind(rawValue: suffixes[position])
        ?? (position < Kind.allCases.count ? Kind.allCases[position] : nil),
      case let suffix = suffixes[position], type.simpleName.count > suffix.count
    else { return nil }
    return Part(type: type, scene: type.simpleName.dropLast(suffix.count), kind: kind)
  }

  /// Whom each part may hold: itself, or only through a protocol.
  private static let direct: [Kind: Set<Kind>] = [
    .interactor: [.worker], .router: [.viewController], .viewController: [.viewController],
    .worker: [.worker], .presenter: [],
  ]
  private static let throughProtocols: [Kind: Set<Kind>] = [
    .viewController: [.interactor, .router], .interactor: [.presenter],
    .presenter: [.viewController],
  ]
  private static let kinds: Set<DependencyKind> = [.stores, .parameter, .returns]

  private func wrongEdges(
    of part: Part, known: [TypeID: Part], strength: Strength, in graph: DependencyGraph
  ) -> [Finding] {
    graph.uses(by: part.type.id, where: { Self.kinds.contains($0.kind) || graph.holds($0) }).flatMap
    {
      use -> [Finding] in
      let target = graph.resolved(use.target)
      guard let other = otherPart(of: part.scene, behind: target, known: known, in: graph),
        Self.direct[part.kind]?.contains(other.kind) != true
      else { return [] }
      let isRightWay = Self.throughProtocols[part.kind]?.contains(other.kind) ?? false
      let isProtocol = other.type.id != target
      // A router hands on what the interactor stores, of which it knows a protocol.
      if isRightWay ? isProtocol || !requireProtocols : isProtocol && part.kind == .router {
        return []
      }
      let demand = isRightWay ? "it may know a protocol only" : "it may not know it at all"
      let name = isProtocol ? "\(graph[target].name) of \(other.type.name)" : other.type.name
      return graph.findings(of: use, strength: strength) { site in
        "\(part.type.name) \(site.kind.verb) \(name): \(demand)"
      }.map { found in
        var finding = found
        if strength == .weak, let place = graph.location(of: part.type.id) {
          finding.evidence.append(
            Finding.Evidence(
              "only the endings of their names say that it and \(other.type.name) are parts of a scene",
              at: place))
        }
        return finding
      }
    }
  }

  /// The part of a scene that a type is, or the only one that conforms to it.
  private func otherPart(
    of scene: Substring, behind type: TypeID, known: [TypeID: Part], in graph: DependencyGraph
  ) -> Part? {
    if let part = known[type] { return part.scene == scene ? part : nil }
    let conformers = graph.conformersByProtocol[type] ?? []
    guard conformers.count == 1, let part = known[conformers[0]], part.scene == scene else {
      return nil
    }
    return part
  }

  /// Whether a part has a protocol that is called as in Clean Swift: more than names say that the scene
  /// is one of it.
  private func isCleanSwift(_ part: Part, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: part.type.id).contains { conformance in
      ["BusinessLogic", "DisplayLogic", "PresentationLogic"]
        .contains(where: graph[conformance].simpleName.hasSuffix)
    }
  }

  /// Whether a part shows that its scene is one of VIPER, where the view asks the presenter and that
  /// the interactor and the router or wireframe.
  ///
  /// - Parameter controlled: scenes with a view controller.
  private func isOfOtherCycle(
    _ part: Part, known: [TypeID: Part], _ controlled: Set<Substring>, in graph: DependencyGraph
  ) -> Bool {
    func holds(_ part: Part, _ kind: Kind) -> Bool {
      graph.uses(by: part.type.id, where: { graph.holds($0) }).contains { use in
        let target = graph.resolved(use.target)
        return otherPart(of: part.scene, behind: target, known: known, in: graph)?.kind == kind
      }
    }
    switch part.kind {
    case .viewController: return holds(part, .presenter)
    // Those of RIBs are interactors of the framework, which says whom they hold.
    case .interactor:
      return graph.superclasses(of: part.type.id).contains {
        graph[$0].isExternal && graph[$0].name != "NSObject"
      }
    case .presenter where holds(part, .router): return true
    // Views of VIPER have any name; in a scene of VIP the view controller is called so.
    case .presenter where holds(part, .interactor): return !controlled.contains(part.scene)
    default: return false
    }
  }

  /// A presenter or router that keeps its view controller alive, which keeps it alive.
  private func strongView(
    of part: Part, known: [TypeID: Part], in graph: DependencyGraph
  ) -> [Finding] {
    guard [.presenter, .router].contains(part.kind) else { return [] }
    return graph.judgedMembers(of: part.type).compactMap { index -> Finding? in
      let property = graph.members[index]
      guard property.isStoredInstanceProperty,
        property.modifiers.isDisjoint(with: [.weak, .unowned]),
        let type = property.type.map(graph.resolved),
        graph[type].kind == .protocol && graph[type].simpleName.hasSuffix("DisplayLogic")
          || part.kind == .router && known[type]?.kind == .viewController
            && known[type]?.scene == part.scene
      else { return nil }
      return Finding(
        "\(part.type.name).\(property.name) holds the view controller strongly",
        about: property, in: graph, target: graph.qualifiedName(of: type),
        fix: "Make the property weak.")
    }
  }

  static let documentation = RuleDocumentation(
    summary: "The parts of a VIP scene must know each other in one direction, through protocols.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      In a Clean Swift scene the view controller asks the interactor, the interactor answers the \
      presenter, and the presenter shows in the view controller. Each knows the next through a \
      protocol, and the way back is weak. One reference across, and none of them can be read alone.
      """,
    fix: "Hold the next part through its protocol, and pass what is needed around the cycle.",
    limits: """
      Parts are recognised by the endings of their names. Where no protocol of the scene is called \
      as in Clean Swift and `architecture` does not select VIP, a finding rests on these names \
      alone. Properties, parameters and results count; the set-up of a scene may name and make \
      every part.

      Not judged:
      - scenes without an interactor
      - scenes of VIPER: `architecture` selects it, the view holds the presenter, or the presenter \
      holds the router or, if no view controller has the scene's name, the interactor
      """,
    options: [
      "suffixes":
        "Endings of the names of the parts of a scene: of the interactor, presenter, router, view "
        + "controller and worker, in this order. One of the default stands for its part in any place.",
      "requireProtocols": "Whether the next part may be held through a protocol only.",
    ],
    guidelines: ["ST-02"],
    profiles: [.swiftTeam],
    examples: [
      Example(
        """
        //- App/CartScene.swift
        import UIKit
        final class CartViewController: UIViewController {
          private let worker = CartWorker()  // finding
        }
        final class CartInteractor {
          var presenter: CartPresenter?  // finding
        }
        final class CartPresenter {
          weak var screen: CartViewController?  // finding
        }
        final class CartWorker {}
        """),
      Example(
        """
        //- App/CartScene.swift
        import UIKit
        protocol CartDisplayLogic: AnyObject {}
        protocol CartBusinessLogic {}
        final class CartViewController: UIViewController, CartDisplayLogic {}
        final class CartInteractor: CartBusinessLogic {
          weak var viewController: CartDisplayLogic?  // finding
        }
        final class CartPresenter {
          var viewController: CartDisplayLogic?  // finding
          var interactor: CartBusinessLogic?  // finding
        }
        """, of: VipCycle(requireProtocols: false)),
      Example(
        """
        //- App/CartScene.swift
        import UIKit
        protocol CartDisplayLogic: AnyObject {}
        protocol CartBusinessLogic {}
        protocol CartDataStore: AnyObject {}
        protocol CartPresentationLogic {}
        final class CartViewController: UIViewController, CartDisplayLogic {
          var interactor: CartBusinessLogic?
          private func setUp() {
            let interactor = CartInteractor()
            let presenter = CartPresenter()
            interactor.presenter = presenter
            presenter.viewController = self
            self.interactor = interactor
          }
        }
        final class CartInteractor: CartBusinessLogic, CartDataStore {
          var presenter: CartPresentationLogic?
          private let worker = CartWorker()
        }
        final class CartPresenter: CartPresentationLogic {
          weak var viewController: CartDisplayLogic?
        }
        final class CartRouter {
          weak var viewController: CartViewController?
          var dataStore: CartDataStore?
        }
        final class CartWorker {}
        """),
      Example(
        """
        //- App/Profile.swift
        import UIKit
        final class ProfilePresenter {
          let screen: ProfileViewController
          init(screen: ProfileViewController) { self.screen = screen }
        }
        final class ProfileViewController: UIViewController {}
        final class CartInteractor {
          var presenter: ProfilePresenter?
        }
        """),
      Example(
        """
        //- App/Login.swift
        import UIKit
        protocol LoginHandling {}
        protocol LoginUseCase {}
        final class LoginViewController: UIViewController {
          var presenter: LoginHandling?
        }
        final class LoginPresenter: LoginHandling {
          var interactor: LoginUseCase?
          private let router = LoginRouter()
        }
        final class LoginInteractor: LoginUseCase {}
        final class LoginRouter {}
        """),
    ])
}
