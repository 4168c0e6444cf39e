/// A type has one role.
struct RoleConflict: Rule {
  var exclusiveRoles: [Role] = [
    .coordinator, .interactor, .model, .network, .persistence, .presenter, .view, .viewController,
    .viewModel,
  ]
  var minEvidence = Strength.strong

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.compactMap { type -> Finding? in
      let assignment = graph.assignment(of: type.id)
      guard let role = assignment.role, exclusiveRoles.contains(role),
        minEvidence == .weak || assignment.strength == .strong,
        let other = others(than: role, of: type, assignment).first(where: exclusiveRoles.contains),
        let place = graph.location(of: type.id)
      else { return nil }
      return Finding(
        "\(type.name) is \(role.phrase) and \(other.phrase) at once", at: place,
        about: type.id, in: graph,
        strength: assignment.strength, condition: graph.condition(type.condition),
        fix: "Let \(type.name) be \(role.phrase), and move what makes it \(other.phrase) into a "
          + "type of its own.",
        evidence: graph.roleEvidence(of: type.id))
    }
  }

  private func others(than role: Role, of type: TypeNode, _ assignment: RoleAssignment) -> [Role] {
    guard minEvidence == .weak,
      let named = RoleNames.role(ofName: type.simpleName, kind: type.kind)?.role, named != role
    else { return assignment.others }
    return assignment.others + [named]
  }

  static let documentation = RuleDocumentation(
    summary: "A type must not have two roles that exclude each other.",
    category: .layering, certainty: .heuristic, severity: .warning,
    rationale: """
      Roles are the words in which an architecture is told. A type that is a view controller and a \
      view model at once follows the rules of neither, and nobody knows what may depend on it.
      """,
    fix: "Split the type, one part for each role.",
    limits: """
      Superclasses, conformances, attributes and the ending ViewModel count as evidence; that a \
      type does input or output is the matter of other rules.
      """,
    options: [
      "exclusiveRoles": "Roles of which a type may have one only.",
      "minEvidence": "Weakest evidence that counts for a second role: strong or weak.",
    ],
    guidelines: [
      "AB-05", "LK-02", "LK-03", "LK-04", "LK-05", "RP-01", "ST-02", "WX-49",
    ],
    profiles: [.lickability, .wolox, .swiftTeam, .rapiddo, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/CartViewModel.swift
        import UIKit
        final class CartViewModel: UIViewController {}  // finding
        """),
      Example(
        """
        //- App/Flow.swift
        import UIKit
        protocol Coordinator {
          func start()
        }
        final class MainFlow: UINavigationController, Coordinator {  // finding
          func start() {}
        }
        protocol CartPresentationLogic {}
        protocol CartBusinessLogic {}
        final class CartLogic: CartPresentationLogic, CartBusinessLogic {}  // finding
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewModel {}
        final class CartViewController: UIViewController, UITableViewDataSource {
          let session = URLSession.shared
          func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        """),
      Example(
        """
        //- App/Models/OrderView.swift
        import UIKit
        final class OrderView: UIView, Codable {
          func encode(to encoder: Encoder) throws {}
        }
        struct ProfileClient: Codable {
          let name: String
        }
        """),
    ])
}
