/// View models know no views, controllers, controls and gestures.
struct ViewModelUiIndependent: Rule {
  var allowTypes = ["Color", "Font", "Image", "UIColor", "UIFont", "UIImage"]
  var forbidImport = false

  func findings(in graph: DependencyGraph) -> [Finding] {
    let viewModels = graph.judgedTypes.filter {
      graph.role(of: graph.whole(of: $0.id)) == .viewModel
    }
    return viewModels.flatMap { viewModel in
      let uses = graph.uses(by: viewModel.id).compactMap { use -> Uses? in
        let target = graph.resolved(use.target)
        let isNested = graph.isNested(viewModel.id, in: target)
        // A value in its view only says what that shows.
        guard isInterface(target, in: graph), !isNested || viewModel.kind == .class else {
          return nil
        }
        let sites = use.sites.filter {
          !graph.isConstant($0, of: target) && !graph.isOwnConstant($0)
            && (!isNested || Self.takesHold.contains($0.kind))
        }
        return sites.isEmpty ? nil : Uses(source: use.source, target: use.target, sites: sites)
      }
      let found = graph.findings(ofAll: uses) { deed in
        "The view model \(viewModel.name) \(deed)"
      }
      // An import that is needed for what is named anyway is the same finding.
      guard found.isEmpty, forbidImport else { return found }
      return [imports(of: viewModel, in: graph)].compactMap(\.self)
    }
  }

  /// How a view model gets hold of the view that it is nested in, rather than names what else is there.
  private static let takesHold: Set<DependencyKind> = [.stores, .parameter, .casts, .constructs]

  private func isInterface(_ target: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[target]
    if allowTypes.matches(type.name) { return false }
    if [.view, .viewController].contains(graph.role(of: target)) { return true }
    guard type.isExternal else { return false }
    if graph.moduleName(of: target) == "SwiftUI" { return Self.swiftUIViews.contains(type.name) }
    return type.kind == .class && graph.isToolkitType(target)
      && (type.name.hasSuffix("GestureRecognizer") || type.name.hasSuffix("BarButtonItem"))
  }

  private static let swiftUIViews: Set<String> = [
    "AnyView", "AsyncImage", "Button", "DragGesture", "Gesture", "HStack", "Label", "List",
    "LongPressGesture", "MagnifyGesture", "NavigationLink", "ProgressView", "RotateGesture",
    "TapGesture", "Text", "VStack", "View", "ViewBuilder", "ZStack",
  ]

  /// The import of a toolkit in the file of a view model.
  private func imports(of viewModel: TypeNode, in graph: DependencyGraph) -> Finding? {
    guard let declaration = viewModel.declarations.first, viewModel.outer == nil else { return nil }
    let isMajor = graph.types(inFile: declaration.file).allSatisfy { other in
      graph[other].outer != nil || other == viewModel.id
        || ![.class, .struct, .actor].contains(graph[other].kind)
        || graph[other].declarations.first?.file != declaration.file
        || graph.role(of: other) == .viewModel
    }
    let imports = graph.imports(ofFile: declaration.file)
    let imported = imports.first {
      DependencyGraph.toolkitModules.contains(graph[$0.module].name)
    }
    guard isMajor, let imported else { return nil }
    let toolkit = graph[imported.module].name
    let hasFoundation = imports.contains { graph[$0.module].name == "Foundation" }
    return Finding(
      "The view model \(viewModel.name) imports \(toolkit)",
      at: graph.location(file: imported.file, offset: imported.offset),
      about: viewModel.id, in: graph,
      target: toolkit, strength: graph.assignment(of: viewModel.id).strength,
      condition: graph.condition(imported.condition),
      fix: (hasFoundation
        ? "Remove the import" : "Remove the import, or import Foundation instead if that is all")
        + ", and let the view or its controller make what needs \(toolkit).",
      evidence: graph.roleEvidence(of: viewModel.id))
  }

  static let documentation = RuleDocumentation(
    summary: "View models must not name views, view controllers, controls or gestures.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A view model says what is shown, the view how. One that holds views can only be tested with \
      a screen, and the two can no longer change on their own. Values such as images, colours and \
      fonts are fine.
      """,
    fix: "Let the view model publish values, and let the view or its controller apply them.",
    limits: """
      Of SwiftUI, `View`, `AnyView` and the most common views are known. Constants of views, such \
      as `UITableView.automaticDimension`, are values.
      """,
    options: [
      "allowTypes": "Patterns of types of the interface that count as values.",
      "forbidImport": "Whether the file of a view model may not import a toolkit at all.",
    ],
    guidelines: ["AB-05", "LK-37", "RP-15"],
    profiles: [
      .lickability, ProfileMembership(.rapiddo, options: ["forbidImport": .bool(true)]),
      .swiftuiModular, .recommended,
    ],
    examples: [
      Example(
        """
        //- App/CartViewModel.swift
        import UIKit
        final class CartViewModel {
          let list: UITableView  // finding
          init(list: UITableView) { self.list = list }
          func show(on screen: CartViewController) {}
          func add(to tap: UITapGestureRecognizer) {}
        }
        final class TapViewModel {
          func add(to tap: UITapGestureRecognizer) {}  // finding
        }
        final class BadgeView: UIView {
          let label = UILabel()
          final class ViewModel {
            var count = 0
            func bind(to view: BadgeView) { view.label.text = "\\(count)" }  // finding
          }
        }
        final class CartViewController: UIViewController {}
        """),
      Example(
        """
        //- App/CartViewModel.swift
        import SwiftUI
        @Observable final class CartViewModel {
          func badge() -> some View { EmptyView() }  // finding
        }
        //- App/OrderViewModel.swift
        import SwiftUI  // finding
        @Observable final class OrderViewModel {}
        """, of: ViewModelUiIndependent(forbidImport: true)),
      Example(
        """
        //- App/CartViewModel.swift
        import UIKit
        final class CartViewModel {
          var rowHeight: CGFloat { UITableView.automaticDimension }
          let animation = UITableView.RowAnimation.fade
          struct Row {
            let title: String
            let icon: UIImage
            let tint: UIColor
          }
          let rows: [Row] = []
        }
        final class CartView: UIView {
          struct ViewModel {
            let title: String
            let alignment: Alignment
          }
          enum Alignment {
            case left
          }
          var viewModel: ViewModel?
        }
        """),
      Example(
        """
        //- App/ViewModels/CartNavigator.swift
        import UIKit
        final class CartNavigator {
          private let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
        }
        //- App/CartViewModel.swift
        import SwiftUI
        final class CartViewModel: ObservableObject {
          var isOn: Binding<Bool> { Binding(get: { true }, set: { _ in }) }
          var icon: Image { Image(systemName: "cart") }
        }
        """),
    ])
}
