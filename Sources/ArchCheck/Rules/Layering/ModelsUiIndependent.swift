/// Models know nothing of the user interface.
struct ModelsUiIndependent: Rule {
  var allowTypes: [String] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    let models = graph.judgedTypes.filter { graph.role(of: $0.id) == .model }
    let uses = models.flatMap { model in
      graph.findings(
        ofAll: graph.uses(
          by: model.id, where: { graph.isOwn(file: Int($0.file), ofModel: model.id) }
        )
        .filter { isInterface($0.target, in: graph) }
      ) { deed in "The model \(model.name) \(deed)" }
    }
    return uses + idleImports(in: graph)
  }

  private func isInterface(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let target = graph.resolved(id)
    guard !allowTypes.matches(graph[target].name),
      !WellKnownMembers.documents.contains(graph[target].name),
      // What it stores is left to `models_no_io`.
      !InputOutput.wrappers.contains(graph[target].name),
      !(graph[target].isExternal && Self.shapeless.contains(graph[target].name))
    else { return false }
    if graph.isToolkitType(target) { return true }
    return [.view, .viewController].contains(graph.role(of: target))
  }

  /// What shows nothing: the device, and the pasteboard, which a model is written to as to a file.
  private static let shapeless: Set<String> = [
    "NSPasteboard", "NSPasteboard.PasteboardType", "NSPasteboardItem",
    "NSPasteboardItemDataProvider", "NSPasteboardReading", "NSPasteboardWriting", "UIDevice",
    "UIPasteboard", "WKInterfaceDevice",
  ]

  /// Imports of a toolkit in files that declare nothing but models and use nothing of it.
  private func idleImports(in graph: DependencyGraph) -> [Finding] {
    var types: [Int: [TypeNode]] = [:]
    for type in graph.ownTypes where type.outer == nil {
      for reference in type.declarations + type.extensions {
        types[reference.file, default: []].append(type)
      }
    }
    return graph.imports.compactMap { site -> Finding? in
      let toolkit = graph[site.module].name
      guard DependencyGraph.toolkitModules.contains(toolkit), graph.isJudged(file: site.file),
        let declared = types[site.file],
        let model = declared.first(where: { !$0.declarations.isEmpty }),
        declared.allSatisfy({ graph.role(of: $0.id) == .model }),
        holdsOnlyTypes(site.file, in: graph), !uses(toolkit, inFile: site.file, in: graph)
      else { return nil }
      return Finding(
        "The model \(model.name) stands in a file that imports \(toolkit) without need",
        at: graph.location(file: site.file, offset: site.offset),
        about: model.id, in: graph,
        target: toolkit, severity: .info, strength: graph.assignment(of: model.id).strength,
        condition: graph.condition(site.condition),
        fix: imports("Foundation", site.file, graph)
          ? "Remove the import." : "Import Foundation instead.",
        evidence: graph.roleEvidence(of: model.id))
    }
  }

  private func imports(_ module: String, _ file: Int, _ graph: DependencyGraph) -> Bool {
    graph.imports(ofFile: file).contains { graph[$0.module].name == module }
  }

  private func holdsOnlyTypes(_ file: Int, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[file].facts
    return facts.children(of: 0).allSatisfy { node in
      switch facts.kind(node) {
      case .importDecl, .structDecl, .enumDecl, .classDecl: true
      default: false
      }
    }
  }

  /// Whether a file uses a type of the toolkit, or a name that begins like one of its own.
  private func uses(_ toolkit: String, inFile file: Int, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[file].facts
    let end = facts.nodes.first?.endOffset ?? 0
    // What the toolkit brings along, such as `Transferable`, is a use as well.
    let others = graph.imports(ofFile: file).map { graph[$0.module].name }
      .filter { $0 != toolkit }
    let seen = SDKTable.bundled.visibleModules(importing: others + ["Foundation"]).union(others)
    return facts.names.contains { name in
      !DependencyGraph.toolkitModules.contains(name)
        && (Self.lentMembers.contains(name)
          || ["UI", "NS", "CG", "CA", "WK"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).namesType
          })
    }
      || graph.sites(inFile: file, from: 0, to: end + 1).contains { site in
        graph.target(ofSite: site.index).map {
          isInterface($0, in: graph) || graph[$0].kind == .unknown
            || graph[$0].isExternal && !seen.contains(graph.moduleName(of: $0))
        } ?? false
      }
  }

  /// Names and labels of members that a toolkit adds to types of the library.
  private static let lentMembers: Set<String> = [
    "IndexPath", "atOffsets", "boundingRect", "draw", "font", "foregroundColor", "fromOffsets",
    "item", "row", "section", "toOffset", "withAnimation", "withAttributes",
  ]

  static let documentation = RuleDocumentation(
    summary: "Models must not depend on the user interface.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A model that holds colours, images or views can be used on one platform only and changes \
      with the design. What a thing is and how it is shown change for different reasons.
      """,
    fix: "Keep the value that the interface is made from, and make the interface in a view model.",
    limits: """
      \(ModelRole.limits) An import without use is a note.

      Not reported:
      - an extension of a model in another folder, or in a file that declares something else than \
      models: it goes with what it is written for
      - the conformance to `FileDocument`, which says nothing of how a model is shown
      """,
    options: ["allowTypes": "Patterns of toolkit types that models may name."],
    guidelines: ["AB-38", "LK-06", "WX-43"],
    profiles: [.lickability, .wolox, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Models/Badge.swift
        import UIKit
        struct Badge {
          let tint: UIColor  // finding
          let font: UIFont
          let size: CGSize
        }
        //- App/Models/Kind.swift
        import SwiftUI
        enum Kind: String {
          case small
          func view() -> KindView { KindView() }  // finding
        }
        //- App/KindView.swift
        import SwiftUI
        struct KindView: View {
          var body: some View { Text("Kind") }
        }
        """),
      Example(
        """
        //- App/Models/Order.swift
        import Foundation
        import UIKit  // finding
        struct Order {
          let id: Int
        }
        """),
      Example(
        """
        //- App/Models/Badge.swift
        import Foundation
        struct Badge {
          let tintName: String
          let size: CGSize
        }
        //- App/Models/SettingsEntry.swift
        import UIKit
        struct SettingsEntry {
          let icon: UIImage?
          let onSelect: (Int) -> Void
        }
        //- App/Models/MainTabs.swift
        import SwiftUI
        enum MainTabs {
          case home
          var icon: Image { Image(systemName: "house") }
        }
        //- App/BadgeView.swift
        import UIKit
        struct Style: Codable {
          let name: String
        }
        final class BadgeView: UIView {
          let tint = UIColor.red
        }
        """),
      Example(
        """
        //- App/Models/Badge.swift
        import UIKit
        struct Badge {
          let tint: UIColor
        }
        """, of: ModelsUiIndependent(allowTypes: ["UIColor"])),
      Example(
        """
        //- App/Models/Badge.swift
        import UIKit
        struct Badge {
          let size: CGSize
        }
        extension UIColor {
          var isDark: Bool { false }
        }
        //- App/Models/Shelf.swift
        import Foundation
        import SwiftUI
        struct Shelf {
          private(set) var books: [Int]
          mutating func move(_ places: IndexSet, to place: Int) {
            books.move(fromOffsets: places, toOffset: place)
          }
        }
        """),
    ])
}
