/// UIKit and AppKit views show values and know no model.
struct ViewsNotModelAware: Rule {
  var toolkits: [Toolkit] = [.uikit, .appkit]
  var allowModels: [String] = []

  enum Toolkit: String, Codable, Sendable, CaseIterable {
    case uikit, appkit, swiftui
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { isJudgedView($0, in: graph) }.flatMap { view in
      let uses = graph.uses(behindAliasesBy: view.id).filter { use in
        let model = use.target
        return graph.role(of: model) == .model && !graph.isNested(model, in: view.id)
          && !allowModels.matches(graph[model].name) && !graph.maySee(model, by: use)
      }
      let names = uses.map { graph[$0.target].name }
      return graph.findings(ofAll: uses) { _ in
        "\(view.name) knows the \(names.count == 1 ? "model" : "models") \(names.listed(atMost: 3))"
      }
    }
  }

  private func isJudgedView(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let view = graph.whole(of: type.id)
    guard graph.role(of: view) == .view, !graph.isCollectionViewItem(view) else { return false }
    guard graph.isClassicView(view) else { return toolkits.contains(.swiftui) }
    let isAppKit = graph.superclasses(of: view).contains { graph.moduleName(of: $0) == "AppKit" }
    return toolkits.contains(isAppKit ? .appkit : .uikit)
  }

  static let documentation = RuleDocumentation(
    summary: "Views must not know models.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      A view that takes a model can show that model only, and changes whenever the model does. One \
      that takes the values it shows can be used for anything, and be looked at in a preview \
      without a model.
      """,
    fix: "Hand the view the values it shows, or let a presenter fill it.",
    limits: """
      \(ModelRole.limits)

      Not reported:
      - views that make such a value from what they are given, and neither take nor hold one, or \
      that take it in a method without a statement
      - enums without associated values if nothing but their folder, or the model they are nested \
      in, says that they are models
      - types nested in the view, which are parts of it, and values nested there that are made of a \
      model and hold none
      - items of a collection of AppKit, which are controllers
      """,
    options: [
      "toolkits": "Toolkits whose views are judged: uikit, appkit, swiftui.",
      "allowModels": "Patterns of model names that views may know.",
    ],
    guidelines: ["LK-15", "ST-17", "ST-30"],
    profiles: [.lickability, .swiftTeam, .recommended],
    examples: [
      Example(
        """
        //- App/Models/User.swift
        struct User: Codable {
          let name: String
        }
        //- App/UserRow.swift
        import SwiftUI
        struct UserRow: View {
          let user: User  // finding
          var body: some View { Text(user.name) }
        }
        """, of: ViewsNotModelAware(toolkits: [.swiftui])),
      Example(
        """
        //- Models/Order.swift
        public struct Order {
          public let total: Int
        }
        //- App/OrderBadge.swift
        import Models
        import UIKit
        class Badge: UIView {}
        final class OrderBadge: Badge {
          func total(of orders: [Order]) -> Int {  // finding
            orders.map(\\.total).reduce(0, +)
          }
        }
        """),
      Example(
        """
        //- App/Models/User.swift
        struct User: Codable {
          let name: String
        }
        struct Team: Codable {
          let name: String
        }
        //- App/UserCell.swift
        import UIKit
        final class UserCell: UITableViewCell {
          var user: User?  // finding
          func show(_ user: User, _ team: Team) {
            textLabel?.text = user.name + team.name
          }
        }
        """),
      Example(
        """
        //- App/Models/Theme.swift
        struct Theme: Codable {
          let name: String
        }
        //- App/Banner.swift
        import UIKit
        final class Banner: UIView {
          var theme: Theme?
        }
        """, of: ViewsNotModelAware(allowModels: ["Theme*"])),
      Example(
        """
        //- App/Models/User.swift
        struct User: Codable {
          let name: String
        }
        //- App/UserCell.swift
        import UIKit
        final class UserCell: UITableViewCell {
          func show(name: String) {
            textLabel?.text = name
          }
        }
        protocol UserListDelegate {
          func userList(didSelect user: User)
        }
        final class QuietView: UIView, UserListDelegate {
          func userList(didSelect user: User) {
            // Nothing to do here.
          }
        }
        final class UserCellPresenter {
          func configure(_ cell: UserCell, forDisplaying user: User) {
            cell.show(name: user.name)
          }
        }
        """),
    ])
}
