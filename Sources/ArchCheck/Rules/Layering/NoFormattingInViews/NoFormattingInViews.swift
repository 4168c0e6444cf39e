/// Views and view controllers show texts and make none.
struct NoFormattingInViews: Rule {
  var formatters = Self.patternsOfSDK
  var allowSwiftuiFormat = true
  var roles: [Role] = [.view, .viewController]

  /// Only types of the SDK that format are meant by these; own ones of such names may give a view its
  /// texts.
  static let patternsOfSDK = ["*FormatStyle", "*Formatter"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let ownMethods = Set(graph.members.lazy.filter { $0.kind == .method }.map(\.name))
    return graph.judgedTypes.filter { type in
      // A field writes what is typed into it the way that it is typed.
      !graph.descends(type.id, from: ["UITextField"])
        && (graph.role(of: type.id).map(roles.contains) ?? false
          || roles.contains(.view) && graph.drawsLikeView(type))
    }.flatMap { type -> [Finding] in
      let bodies = graph.bodies(of: type.id).filter { graph.isJudged(file: $0.file) }
      let unread = UnreadTexts(in: bodies, of: graph, allowsStyles: allowSwiftuiFormat)
      let places =
        (formatterUses(by: type, unread, in: graph)
        + calls(in: bodies, ownMethods: ownMethods, graph)).filter { place in
          !unread.contains(place.offset, inFile: place.file)
        }
      return (places.isEmpty ? [] : [finding(about: type, places, in: graph)])
        + transformations(of: type, bodies, in: graph)
    }
  }

  // MARK: View states

  /// `viewState.title.uppercased()`: a view state is ready to be shown.
  private func transformations(
    of type: TypeNode, _ bodies: [Body], in graph: DependencyGraph
  ) -> [Finding] {
    guard graph.role(of: type.id) == .view else { return [] }
    let files = Set(bodies.map(\.file)).filter {
      graph.files[$0].facts.names.contains("viewState")
    }
    let places = bodies.filter { files.contains($0.file) }.flatMap {
      body -> [(name: String, location: Location, condition: Int?)] in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).compactMap { node in
        guard let callee = facts.callee(of: node), Self.transforming.contains(callee.name),
          facts.base(of: callee.node).map({ isViewState($0, facts) }) ?? false
        else { return nil }
        return (
          callee.name, graph.location(file: body.file, offset: facts.nodes[callee.node].offset),
          graph.members[body.member].condition
        )
      }
    }.sorted { $0.location < $1.location }
    guard let first = places.first else { return [] }
    var finding = Finding(
      "\(type.name) transforms its view state with \(first.name)", at: first.location,
      about: type.id, in: graph,
      target: "viewState", severity: .info, strength: graph.assignment(of: type.id).strength,
      condition: graph.condition(ofAny: places.map(\.condition))?.description,
      fix: "Let the view store put the finished value into the view state.",
      evidence: graph.roleEvidence(of: type.id)
        + places.dropFirst().map { Finding.Evidence("\($0.name) here", at: $0.location) }
    ).caused(by: places.map { Finding.Cause($0.name, at: $0.location) })
    finding.guidelines = ["LK-59"]
    return [finding]
  }

  private static let transforming: Set<String> = [
    "capitalized", "compactMap", "joined", "lowercased", "map", "sorted", "uppercased",
  ]

  /// Whether an expression is `viewState`, or a chain of members that begins or passes there.
  private func isViewState(_ expression: Int, _ facts: SourceFacts) -> Bool {
    var node = facts.unwrapped(expression)
    while true {
      if facts.name(at: node) == "viewState", [.identifier, .member].contains(facts.kind(node)) {
        return true
      }
      guard facts.kind(node) == .member, let base = facts.base(of: node) else { return false }
      node = base
    }
  }

  // MARK: Formatters

  /// A use of something that formats.
  struct Place {
    var name: String
    var file: Int
    var offset: UInt32
    var condition: Int?
  }

  private func finding(
    about type: TypeNode, _ places: [Place], in graph: DependencyGraph
  ) -> Finding {
    // One line is evidence enough for what it uses.
    let located = places.map { ($0.name, graph.location(file: $0.file, offset: $0.offset)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .uniqued { "\($0.0) \($0.1.file):\($0.1.line)" }
    let names = located.map(\.0).uniqued()
    return Finding(
      "\(type.name) formats values with \(names.listed(atMost: 3))", at: located[0].1,
      about: type.id, in: graph,
      strength: graph.isStrong(type.id) ? .strong : .weak,
      condition: graph.condition(ofAny: places.map(\.condition))?.description,
      fix: allowSwiftuiFormat && type.kind == .struct && names == [".formatted()"]
        ? "Give `Text` the value with `format:`, or format in the view model and hand the view the "
          + "text." : "",
      evidence: graph.roleEvidence(of: type.id)
        + located.dropFirst().map { Finding.Evidence("\($0.0) here", at: $0.1) }
    ).caused(by: located.map { Finding.Cause($0.0, at: $0.1) })
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
      A formatter that a property holds counts where it is used, and what adapts a view of UIKit \
      or AppKit to SwiftUI is judged like a view. What a view makes of a property named \
      `viewState` is reported as info.

      Not reported:
      - formatters that only read what somebody entered, are asked how they write, as for their \
      `decimalSeparator`, or are handed on, as to a field as `formatter:`
      - text fields that write what is typed into them
      - texts that are not for people: logs, keys and values under written keys (`form["price"] = \
      …`), addresses, names of files, assets, views (`id:`) and cells, and hexadecimal and ISO 8601 texts
      - `debugDescription`, and `description` as an override or for `CustomStringConvertible`
      - format strings that do not stand in the call: they are taken for translations
      - calls of `formatted`, if the project has a method of that name
      """,
    options: [
      "formatters":
        "Patterns of the names of formatting types. The two of the default mean those of "
        + "the SDK, others any type.",
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
            priceLabel.accessibilityLabel = String(format: "%.2f", price)
          }
        }
        final class ShareView: UIView {
          func show(_ share: Double) { print(share); tag = String(format: "%.1f %%", share).count }  // finding
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
              Text(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))
              Text(date, style: .date)
            }
          }
        }
        """),
      Example(
        """
        //- App/DateRow.swift
        import SwiftUI
        struct DateRow: View {
          let date: Date
          var body: some View { Text(date, style: .date) }  // finding
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
            logger.debug("took \\(String(format: "%.3f", 0.5)) s")
            MPVLogging.log("took", details: String(format: "%.3f", 0.5))
            accessibilityIdentifier = String(format: "%02x", 255)
            exportURL = folder.appending(path: Date.now.formatted(.iso8601))
          }
        }
        final class PriceViewModel {
          let price = NumberFormatter().string(for: 3) ?? ""
        }
        struct DateRow: View {
          let date: Date
          var body: some View {
            Text(date, format: .dateTime)
            Text(3, format: IntegerFormatStyle<Int>().grouping(.never))
          }
          private var imageName: String { String(format: "stars_%d", 3) }
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
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        struct FeedState {
          let title: String
          let rows: [String]
        }
        struct FeedView: View {
          let viewState: FeedState
          let note: String
          var body: some View {
            VStack {
              Text(viewState.title.uppercased())  // finding
              Text(note.uppercased())
              ForEach(viewState.rows, id: \\.self) { Text($0) }
            }
          }
        }
        """),
    ])
}
