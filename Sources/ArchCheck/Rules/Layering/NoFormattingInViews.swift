/// Views and view controllers show texts and make none.
struct NoFormattingInViews: Rule {
  var formatters = ["*FormatStyle", "*Formatter"]
  var allowSwiftuiFormat = true
  var roles: [Role] = [.view, .viewController]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let ownMethods = Set(graph.members.lazy.filter { $0.kind == .method }.map(\.name))
    return graph.judgedTypes.filter { type in
      graph.role(of: type.id).map(roles.contains) ?? false
    }.flatMap { type -> [Finding] in
      let types = formatterUses(by: type, in: graph).flatMap { use in
        graph.findings(of: use, restingOn: [type.id]) { _ in
          "\(type.name) formats with \(graph[use.target].name)"
        }
      }
      return types + calls(in: type, ownMethods: ownMethods, graph)
    }
  }

  /// Constructions and calls of formatters; one that is only handed on is not used here.
  private func formatterUses(by type: TypeNode, in graph: DependencyGraph) -> [Uses] {
    graph.dependencies(of: type.id).compactMap { dependency in
      let target = graph[graph.resolved(dependency.target)]
      guard target.isExternal, graph.belongs(target.id, to: .formatter),
        formatters.matches(target.name)
      else { return nil }
      let sites = graph.sites[dependency.sites].filter { site in
        [.constructs, .static, .member].contains(site.kind)
          && !site.flags.contains(.foreignExtension) && graph.isJudged(file: Int(site.file))
      }
      guard !sites.isEmpty else { return nil }
      return Uses(
        source: type.id, target: dependency.target, sites: graph.inOrderOfPaths(Array(sites)))
    }
  }

  /// `.formatted(…)`, `String(format:)` and, where it is forbidden, `Text(_:format:)`; one finding
  /// for each of them.
  private func calls(
    in type: TypeNode, ownMethods: Set<String>, _ graph: DependencyGraph
  ) -> [Finding] {
    var places: [String: [Location]] = [:]
    for body in graph.bodies(of: type.id) where graph.isJudged(file: body.file) {
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) {
        guard let call = formattingCall(node, ownMethods: ownMethods, facts) else { continue }
        places[call.name, default: []].append(
          graph.location(file: body.file, offset: facts.nodes[call.node].offset))
      }
    }
    return places.sorted { $0.key < $1.key }.map { call, places in
      let sorted = places.sorted()
      return Finding(
        "\(type.name) formats with \(call)", at: sorted[0],
        module: graph.moduleName(of: type.id), subject: graph.qualifiedName(of: type.id),
        target: call, strength: graph.assignment(of: type.id).strength,
        evidence: [graph.roleEvidence(of: type.id)].compactMap(\.self)
          + sorted.dropFirst().prefix(9).map { Finding.Evidence("also here", at: $0) })
    }
  }

  private func formattingCall(
    _ node: Int, ownMethods: Set<String>, _ facts: SourceFacts
  ) -> (name: String, node: Int)? {
    guard let callee = facts.callee(of: node) else { return nil }
    let arguments = facts.children(of: node).filter { facts.kind($0) == .argument }
    let labels = arguments.map(facts.name(at:))
    switch callee.name {
    case "formatted":
      guard facts.base(of: callee.node) != nil, !ownMethods.contains("formatted") else {
        return nil
      }
      return (".formatted()", callee.node)
    case "String":
      // With a format from a table of texts it is a translation.
      guard labels.first == "format", let format = arguments.first.flatMap(facts.firstChild(of:)),
        facts.kind(format) == .string
      else { return nil }
      return ("String(format:)", callee.node)
    case "Text":
      guard !allowSwiftuiFormat, labels.contains("format") || labels.contains("style") else {
        return nil
      }
      return ("Text(_:\(labels.contains("format") ? "format" : "style"):)", callee.node)
    default: return nil
    }
  }

  static let documentation = RuleDocumentation(
    summary: "Views and view controllers must not format values.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      How a price or date reads is logic that deserves a test, and a view is the hardest place to \
      test it. A view model hands over the finished text.
      """,
    fix: "Format in the view model or presenter, and hand the view the text.",
    limits: """
      An own method named `formatted` hides all calls of that name. A format string that does not \
      stand in the call is taken for a translation.
      """,
    options: [
      "formatters": "Patterns of the names of formatting types.",
      "allowSwiftuiFormat": "Whether `Text(_:format:)` and `Text(_:style:)` are allowed.",
      "roles": "Roles that must not format.",
    ],
    guidelines: ["LK-40", "LK-59", "WX-07", "WX-33"],
    profiles: [.lickability, .wolox, .recommended],
    examples: [
      Example(
        """
        //- App/PriceView.swift
        import UIKit
        final class PriceView: UIView {
          let priceLabel = UILabel()
          func show(_ price: Double, count: Int) {
            priceLabel.text = NumberFormatter().string(for: price)  // finding
            priceLabel.text = NumberFormatter().string(for: count)
            priceLabel.accessibilityLabel = String(format: "%.2f", price)  // finding
          }
        }
        """),
      Example(
        """
        //- App/DateRow.swift
        import SwiftUI
        struct DateRow: View {
          let date: Date
          var body: some View {
            VStack {
              Text(date.formatted())  // finding
              Text(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))  // finding
              Text(date, style: .date)  // finding
            }
          }
        }
        """, of: NoFormattingInViews(allowSwiftuiFormat: false)),
      Example(
        """
        //- App/PriceView.swift
        import SwiftUI
        import UIKit
        final class PriceView: UIView {
          let priceLabel = UILabel()
          func show(_ viewModel: PriceViewModel) {
            priceLabel.text = viewModel.price
            priceLabel.text = String(format: NSLocalizedString("%d items", comment: ""), 3)
          }
        }
        final class PriceViewModel {
          let price = NumberFormatter().string(for: 3) ?? ""
        }
        struct DateRow: View {
          let date: Date
          var body: some View {
            Text(date, format: .dateTime)
          }
        }
        """),
      Example(
        """
        //- App/PriceView.swift
        import UIKit
        extension Double {
          func formatted() -> String { "" }
        }
        final class PriceView: UIView {
          private let formatter: NumberFormatter
          let label = UILabel()
          init(formatter: NumberFormatter) {
            self.formatter = formatter
            super.init(frame: .zero)
            label.text = 3.0.formatted()
          }
        }
        """),
    ])
}
