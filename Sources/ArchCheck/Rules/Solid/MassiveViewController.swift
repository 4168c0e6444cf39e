/// A view controller is small.
struct MassiveViewController: Rule {
  var maxLines = 300
  var maxMembers = 30
  var maxConformances = 5

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.compactMap { type in
      guard type.kind == .class, graph.role(of: type.id) == .viewController,
        let place = graph.location(of: type.id)
      else { return nil }
      let lines = graph.codeLines(of: type)
      let members = graph.memberCount(of: type)
      let conformances = type.conformances.filter { isJob($0, in: graph) }.count
      var excess: [String] = []
      if lines > maxLines { excess.append("\(lines) code lines (at most \(maxLines))") }
      if members > maxMembers { excess.append("\(members) members (at most \(maxMembers))") }
      if conformances > maxConformances {
        excess.append(
          "delegate or data source of \(conformances) others (at most \(maxConformances))")
      }
      guard !excess.isEmpty else { return nil }
      return Finding(
        "\(type.name) is too large for a view controller: \(excess.listed)", at: place,
        about: type.id, in: graph,
        strength: graph.strength(of: type.id), condition: graph.condition(type.condition),
        fix: fix(type, in: graph),
        evidence: graph.roleEvidence(of: type.id)
          + longest(of: type, in: graph))
    }
  }

  /// Whether a conformance is work for another object. Protocols that name what a controller is or
  /// offers take no code.
  private func isJob(_ conformance: TypeID, in graph: DependencyGraph) -> Bool {
    let name = graph[conformance].name
    return graph[conformance].kind != .class
      && ["DataSource", "DataSourcePrefetching", "Delegate", "DelegateFlowLayout", "Observer"]
        .contains(where: name.hasSuffix)
  }

  private func fix(_ type: TypeNode, in graph: DependencyGraph) -> String {
    let delegates = type.conformances.filter { !isMarker($0, in: graph) }.map { graph[$0].name }
      .filter { name in
        ["DataSource", "Delegate"].contains(where: name.hasSuffix)
          && hasCode(for: name, type, in: graph)
      }
    let parts =
      delegates.isEmpty
      ? "a view model, a child view controller or a separate view"
      : "a view model, a child view controller, or objects of their own for \(delegates.listed(atMost: 3))"
    return "Move work into \(parts)."
  }

  /// Whether an own protocol demands nothing, so that there is nothing to move.
  private func isMarker(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[graph.resolved(id)]
    return !type.isExternal && type.kind == .protocol
      && graph.allRequirements(of: type.id).isEmpty
      && graph.allConformances(of: type.id).allSatisfy { !graph[$0].isExternal }
  }

  /// Whether there is code to move for a conformance: in the extension that declares it, or in the
  /// class under a name such as `tableView` for `UITableViewDelegate`.
  private func hasCode(for name: String, _ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let extensions = type.extensions.filter { reference in
      let facts = graph.files[reference.file].facts
      return facts.children(of: reference.node).contains { part in
        facts.kind(part) == .inheritance
          && ([part] + facts.descendants(of: part)).contains { facts.name(at: $0) == name }
      }
    }
    guard extensions.isEmpty else {
      return extensions.contains { reference in
        let facts = graph.files[reference.file].facts
        return facts.child(.functionDecl, of: reference.node) != nil
      }
    }
    var stem = name[...]
    for prefix in ["UI", "NS"] where stem.hasPrefix(prefix) { stem = stem.dropFirst(2) }
    for suffix in ["DataSource", "Delegate"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    return graph.judgedMembers(of: type).contains { index in
      graph.members[index].kind == .method && !stem.isEmpty
        && graph.members[index].name.lowercased().hasPrefix(stem.lowercased())
    }
  }

  private func longest(of type: TypeNode, in graph: DependencyGraph) -> [Finding.Evidence] {
    graph.judgedMembers(of: type).map { index -> (index: Int, lines: Int) in
      let node = graph.members[index].node
      let facts = graph.files[node.file].facts
      let written = facts.nodes[node.node]
      return (index, facts.codeLines(from: written.offset, to: written.endOffset))
    }
    .sorted { ($1.lines, $0.index) < ($0.lines, $1.index) }.prefix(4).filter { $0.lines > 1 }
    .map { entry in
      Finding.Evidence(
        "\(graph.members[entry.index].signature) has \(entry.lines.of("line"))",
        at: graph.location(of: graph.members[entry.index].node))
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A view controller must be small.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      View controllers attract everything that has no place yet: formatting, networking, layout, \
      data sources. What remains for one is to connect a view and its view model and to answer \
      the framework.
      """,
    fix: """
      Move work into a view model, a child view controller, a separate view, or objects of their \
      own for delegates and data sources.
      """,
    limits: """
      The limits are conventions. Lines, members and conformances of all extensions in the module \
      count; a nested type is one member and its lines do not. Of conformances only those to \
      delegates, data sources and observers count, by name.
      """,
    options: [
      "maxLines": "Most lines of code, comments and blank lines not counted.",
      "maxMembers": "Most properties, methods, initializers, subscripts and nested types.",
      "maxConformances":
        "Most delegates, data sources and observers that the controller itself is.",
    ],
    guidelines: ["ST-05", "WX-38", "WX-50"],
    profiles: [.wolox, .swiftTeam, .recommended],
    examples: [
      Example(
        """
        //- App/Home.swift
        import UIKit
        final class HomeViewController: UIViewController {  // finding
          var a = 0
          var b = 0

          // Comments do not count.
          func show() {
            title = "Home"
          }
        }
        extension HomeViewController {
          func hide() { title = nil }
        }
        """, of: MassiveViewController(maxLines: 8)),
      Example(
        """
        //- App/Home.swift
        import UIKit
        final class HomeViewController: UIViewController {  // finding
          var a = 0, b = 0, c = 0
        }
        final class ListViewController: UIViewController, UITableViewDelegate {  // finding
        }
        protocol Titled {}
        final class TitledViewController: UIViewController, Titled, UITableViewDelegate {}
        extension ListViewController: UITableViewDataSource {}
        """, of: MassiveViewController(maxMembers: 2, maxConformances: 1)),
      Example(
        """
        //- App/Home.swift
        import UIKit
        final class HomeViewController: UIViewController {
          enum Row {
            case one
            case two
            case three
          }
          var row = Row.one
        }
        """, of: MassiveViewController(maxLines: 5, maxMembers: 2)),
      Example(
        """
        //- App/Home.swift
        import UIKit
        final class HomeView: UIView, UITableViewDelegate, UITableViewDataSource {
          var a = 0, b = 0, c = 0
        }
        final class HomeViewController: UIViewController {}
        """, of: MassiveViewController(maxLines: 2, maxMembers: 2, maxConformances: 1)),
    ])
}
