/// Views report to a protocol or closure and hold no controller.
struct ViewNoControllerReference: Rule {
  var allowRoles: [Role] = [.delegateProtocol]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      // A window has a root view controller.
      graph.role(of: type.id) == .view && !graph.isWindow(type.id)
        && !graph.isCollectionViewItem(type.id)
    }.flatMap { view in
      graph.uses(by: view.id, where: { Self.kinds.contains($0.kind) || graph.holds($0) }).flatMap {
        use in
        findings(of: view, use, in: graph)
      }
    } + concreteDelegates(in: graph)
  }

  /// How a type gets hold of an object, rather than makes one or reads a constant.
  private static let kinds: Set<DependencyKind> = [.stores, .parameter, .returns, .casts, .generic]

  private func findings(of view: TypeNode, _ use: Uses, in graph: DependencyGraph) -> [Finding] {
    let target = graph.resolved(use.target)
    guard let role = graph.role(of: target), [.viewController, .coordinator].contains(role),
      !allowRoles.contains(role), !graph.isNested(target, in: view.id),
      !graph.isNested(view.id, in: target)
    else { return [] }
    if role == .coordinator,
      view.kind == .struct && graph.isObservable(target) || graph.isHelper(target, of: view.id)
    {
      return []
    }
    let sites = use.sites.filter {
      !graph.isOwnedPart($0, target) && !graph.isParent($0, target, of: view.id)
        && !graph.isChild($0, ofContainer: view.id)
        && !graph.isDemanded($0, target)
    }
    guard !sites.isEmpty else { return [] }
    let isContainer =
      role == .viewController
      && (sites.allSatisfy(graph.holdsChild) || graph.hostsChildren(view.id))
    return graph.findings(
      of: Uses(source: use.source, target: use.target, sites: sites),
      severity: isContainer ? .info : nil,
      fix: isContainer ? "Let the controller that shows the view add the child." : "",
      restingOn: [view.id, target]
    ) { site in
      "The view \(view.name) \(site.kind.verb) the \(role.words) \(graph[target].name)"
    }
  }

  /// Delegates of view controllers that are classes instead of protocols.
  private func concreteDelegates(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { graph.role(of: $0.id) == .viewController }.flatMap { controller in
      graph.judgedMembers(of: controller).compactMap { index -> Finding? in
        let property = graph.members[index]
        guard property.isStoredInstanceProperty,
          property.modifiers.contains(.weak), property.name.lowercased().hasSuffix("delegate"),
          let type = property.type.map(graph.resolved), graph[type].kind == .class,
          !graph[type].isExternal, graph.role(of: type) != .app
        else { return nil }
        return Finding(
          "\(controller.name).\(property.name) is the class \(graph[type].name), not a protocol",
          at: graph.location(of: property.node), about: controller.id, in: graph,
          target: graph.qualifiedName(of: type),
          strength: graph.assignment(of: controller.id).strength,
          condition: graph.condition(property.condition),
          evidence: graph.roleEvidence(of: controller.id))
      }
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A view must not hold a view controller or coordinator.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      A view that knows its controller can be used on one screen only, and the two can no longer \
      be told apart. What the user did is reported to whoever listens: a delegate protocol or a \
      closure.
      """,
    fix: "Declare a delegate protocol beside the view, or take a closure.",
    limits: """
      Properties, parameters, results, casts and generic arguments count. A view that owns its \
      child controllers is a note, and so is one that makes a controller the child of another one, \
      as the cell of a carousel does.

      Not reported:
      - what overrides and delegates of the system are handed
      - the root view controllers of windows
      - what is called a coordinator, is made by the view itself, and names no screen
      - child controllers of a view whose name ends in ContainerView, and those of the system, \
      such as a `UIHostingController`
      """,
    options: ["allowRoles": "Roles of types that views may hold."],
    guidelines: ["LK-16", "LK-200", "RP-18"],
    profiles: [.lickability, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/FormView.swift
        import UIKit
        final class FormView: UIView {
          weak var owner: FormViewController?  // finding
          func attach(to coordinator: FormCoordinator) {}  // finding
        }
        final class FormCoordinator {}
        //- App/FormViewController.swift
        import UIKit
        final class FormViewController: UIViewController {
          weak var delegate: Screen?  // finding
        }
        final class Screen {}
        """),
      Example(
        """
        //- App/PagerView.swift
        import UIKit
        final class PagerView: UIView {
          private let page = PageViewController()  // finding
          private var tapDelegate: PageViewController?
        }
        final class PageViewController: UIViewController {}
        final class FormView: UIView {
          var form: FormViewController?  // finding
        }
        final class FormViewController: UIViewController {}
        final class OverlayWindow: UIWindow {
          init(scene: UIWindowScene, root: UIViewController) {
            super.init(windowScene: scene)
            rootViewController = root
          }
        }
        """),
      Example(
        """
        //- App/FormView.swift
        import AVKit
        import SwiftUI
        import UIKit
        struct Badge: View {
          var body: some View { Text("Live") }
        }
        protocol FormViewDelegate: AnyObject {
          func formViewDidEnd(_ view: FormView)
        }
        final class FormView: UIView {
          weak var delegate: FormViewDelegate?
          var onEnd: (() -> Void)?
          @objc private func buttonTapped() { delegate?.formViewDidEnd(self) }
          func height() -> Double { FormViewController.barHeight }
        }
        final class FormViewController: UIViewController {
          static let barHeight = 44.0
          private let formView = FormView()
        }
        final class PageContainerView: UIView {
          private let page: FormViewController
          init(page: FormViewController) {
            self.page = page
            super.init(frame: .zero)
          }
        }
        final class HostingCell: UITableViewCell {
          private var host: UIHostingController<Badge>?
          func show(_ badge: Badge, in parent: UIViewController) {
            let host = UIHostingController(rootView: badge)
            parent.addChild(host)
            self.host = host
          }
        }
        final class MediaView: UIView {
          let badge = UIHostingController(rootView: Badge())
          let player: AVPlayerViewController = AVPlayerViewController()
        }
        """),
      Example(
        """
        //- App/Gallery.swift
        import SwiftUI
        final class GalleryCoordinator: ObservableObject {}
        final class SyncController {
          func start() {}
        }
        struct GalleryView: View {
          @ObservedObject var coordinator: GalleryCoordinator
          let sync: SyncController
          var body: some View { Text("Gallery") }
        }
        struct Camera: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIImagePickerController {
            UIImagePickerController()
          }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
        }
        """),
    ])
}
