/// A client does not know the subtypes of what it is given.
struct DowncastToSubtype: Rule {
  var exemptRoles: [Role] = [.factory, .parser]
  var exemptTypes = ["Error", "Any"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.flatMap { type -> [Finding] in
      if let role = graph.role(of: type.id), exemptRoles.contains(role) { return [] }
      var casts: [Pair: [Place]] = [:]
      for index in graph.judgedMembers(of: type)
      where !WellKnownMembers.comparing.contains(graph.members[index].name)
        // What is there for old clients only will go.
        && !graph.attributes(of: graph.members[index]).contains("available")
      {
        for body in graph.bodies(ofMember: index) {
          let found = graph.casts(in: body)
          // A choice of one type is a cast like any other.
          let short = found.chains.filter { $0.branches.count == 1 }.flatMap(\.branches)
          for cast in found.single + short {
            guard let source = cast.source, isDowncast(cast, source, by: type.id, in: graph),
              !graph.onlyMakesScreen(cast), !graph.isKey(source, ofMember: index)
            else { continue }
            casts[Pair(source: source, target: cast.target), default: []]
              .append(Place(node: cast.node, member: index))
          }
        }
      }
      return casts.map { finding(about: $0, $1, by: type, in: graph) }
    }
  }

  private struct Pair: Hashable {
    var source: TypeID
    var target: TypeID
  }

  private struct Place {
    var node: NodeRef
    /// The member that casts.
    var member: Int
  }

  private func isDowncast(
    _ cast: Cast, _ source: TypeID, by client: TypeID, in graph: DependencyGraph
  ) -> Bool {
    let (from, to) = (graph[source], graph[cast.target])
    // A protocol says what a value can do besides, and hides no subtype; and a type of a lower
    // module cannot require what another module adds to it.
    guard !from.isExternal, [.class, .protocol].contains(from.kind),
      to.kind != .protocol, isDeclaredAside(to, from, in: graph),
      !graph.isHidden(cast.target, below: source),
      !exemptTypes.matches(from.name), !exemptTypes.matches(to.name),
      graph.isSubtype(cast.target, of: source),
      !graph.conforms(source, to: exemptTypes.map { Glob($0) })
    else { return false }
    // A type knows itself, what it is nested with, and its own supertypes.
    return ![source, cast.target].map(graph.outermost).contains(graph.outermost(client))
      && !graph.isTestDouble(cast.target)
  }

  /// Whether one module says what the common type is and that the other is a subtype of it, as
  /// `extension Array: Box` does.
  private func isDeclaredAside(_ to: TypeNode, _ from: TypeNode, in graph: DependencyGraph) -> Bool
  {
    guard to.isExternal else { return from.module == to.module }
    return graph.conformances(inExtensionsOf: to.id).contains {
      graph.files[Int($0.site.file)].module == from.module
    }
  }

  private func finding(
    about pair: Pair, _ casts: [Place], by type: TypeNode, in graph: DependencyGraph
  ) -> Finding {
    let sorted = casts.sorted { $0.node < $1.node }
    let (from, to) = (graph[pair.source], graph[pair.target])
    return Finding(
      "\(type.name) casts \(from.name) down to \(to.name)",
      at: graph.location(of: sorted[0].node), about: type.id, in: graph,
      target: graph.qualifiedName(of: to.id),
      condition: graph.condition(
        ofAny: sorted.flatMap { graph.conditions(in: $0.node, of: graph.members[$0.member]) })?
        .description,
      fix: fix(for: pair, sorted, in: graph),
      evidence: sorted.dropFirst().map {
        Finding.Evidence("also cast here", at: graph.location(of: $0.node))
      })
  }

  private func fix(for pair: Pair, _ casts: [Place], in graph: DependencyGraph) -> String {
    let (from, to) = (graph[pair.source], graph[pair.target])
    let isHiddenWork = casts.contains {
      graph.isMorePublic(from.id, thanMember: $0.member, about: [to.id])
    }
    // A public class can have a method that only its module sees and overrides; a protocol cannot.
    if isHiddenWork, from.kind == .protocol {
      return "Declare a protocol here for what is done with \(to.name), let it conform in an "
        + "extension, and ask for that; \(from.name) is public and should not show it."
    }
    let place =
      from.kind == .class
      ? "into \(isHiddenWork ? "an internal" : "a") method of \(from.name) that \(to.name) overrides"
      : "behind a requirement of \(from.name)"
        + (graph.access(of: from.id) >= .public
          ? ", with a default implementation for the types that others declare" : "")
    return "Move what is done with \(to.name) \(place), or take \(to.name) where it is needed."
  }

  static let documentation = RuleDocumentation(
    summary: "A client must not ask for the subtype of what it is given.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      Code that is given a value of a common type should work with all of its subtypes. A cast \
      to one of them names what the common type was to hide, and does nothing for the others \
      (Liskov's substitution principle).
      """,
    fix: "Move what is done with the subtype behind a requirement of the common type.",
    limits: """
      Seen are casts of values whose declared type is a class or protocol of the project, and of \
      what functions of arrays, such as `compactMap`, hand to closures. Code outside of types is \
      not seen.

      Not reported:
      - choices among several types, which are left to `type_casing`
      - casts to a protocol that a value may conform to as well
      - casts to a subtype that another module declares than the common type, unless an extension \
      beside that makes it one, or that is less visible than a public common type
      - code that only hands a model or view model to the screen that it makes for it
      - keys that choose the type of a further value: `set<O: Option>(_ option: O, to: O.Value)`
      """,
    options: [
      "exemptRoles": "Roles of types whose work is to tell types apart.",
      "exemptTypes": "Patterns of types from and to which a cast is no offence, and of protocols "
        + "from whose types none is.",
    ],
    guidelines: ["AB-27"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Payment.swift
        protocol PaymentMethod {}
        final class Card: PaymentMethod {
          func authorize() {}
        }
        final class Checkout {
          var last: PaymentMethod?
          func pay(_ method: PaymentMethod) {
            (method as? Card)?.authorize()  // finding
            if let card = last as? Card { card.authorize() }
          }
          func authorize(_ methods: [PaymentMethod]) {
            for case let card as Card in methods { card.authorize() }
          }
        }
        final class Till<Receipt> {
          func pay<Method: PaymentMethod>(_ method: Method) {
            if case let card as Card = method { card.authorize() }  // finding
            guard case is Card = method else { return }
          }
        }
        """),
      Example(
        """
        //- App/Payment.swift
        class PaymentMethod {
          func validate() {}
        }
        final class Card: PaymentMethod {}
        protocol Refundable: AnyObject {}
        final class Voucher: PaymentMethod, Refundable {}
        struct Wallet { var methods: [PaymentMethod] = [] }
        struct Checkout {
          let wallet = Wallet()
          func pay() -> Bool {
            for method in wallet.methods where method is Card {  // finding
              method.validate()
            }
            let method = best()
            return method is Voucher  // finding
          }
          func best() -> PaymentMethod { PaymentMethod() }
        }
        """),
      Example(
        """
        //- App/Screens.swift
        import UIKit
        final class CartViewController: UIViewController {}
        struct ShopError: Error {}
        protocol PaymentMethod {}
        protocol Refundable: PaymentMethod { func refund() }
        final class Screens {
          func cart(_ controller: UIViewController) -> CartViewController? {
            controller as? CartViewController
          }
          func isShop(_ error: Error) -> Bool { error is ShopError }
          func refund(_ method: PaymentMethod) { (method as? Refundable)?.refund() }
        }
        class ViewModel {}
        final class CartViewModel: ViewModel {}
        final class CartScreenViewController: UIViewController {
          init(model: CartViewModel) { super.init(nibName: nil, bundle: nil) }
        }
        final class HomeViewController: UIViewController {
          func push(_ next: ViewModel) {
            if let cart = next as? CartViewModel {
              show(CartScreenViewController(model: cart), sender: self)
            }
          }
        }
        """),
      Example(
        """
        //- App/Payment.swift
        public protocol Reading {}
        struct PlainReading: Reading { func raw() {} }
        final class Reader {
          func read(_ reading: Reading) { (reading as? PlainReading)?.raw() }
        }
        protocol PaymentMethod { func authorize() }
        extension PaymentMethod {
          var isCard: Bool { self is Card }
        }
        final class Card: PaymentMethod, Equatable {
          func authorize() {}
          static func == (left: Card, right: Card) -> Bool { true }
          static func first(_ method: PaymentMethod) -> Card? { method as? Card }
        }
        final class Checkout {
          func pay(_ method: PaymentMethod, _ other: Any) {
            method.authorize()
            _ = other as? Card
          }
        }
        struct PaymentFactory {
          func card(_ method: PaymentMethod) -> Card? { method as? Card }
        }
        struct Values: SingleValueEncodingContainer {
          func card(_ method: PaymentMethod) -> Card? { method as? Card }
        }
        """),
    ])
}
