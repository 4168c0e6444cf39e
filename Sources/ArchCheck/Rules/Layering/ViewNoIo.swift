/// Views neither load nor store anything.
struct ViewNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var allowEnvironment = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let types = NamePatterns(ioTypes)
    return graph.judgedTypes.filter { graph.drawsLikeView(graph[graph.whole(of: $0.id)]) }.flatMap {
      view in
      let uses = graph.inputOutput(by: view.id, types: types) { site in
        !(allowEnvironment && graph.isFromStorageWrapper(site))
      }
      .compactMap { allowEnvironment ? withoutGivenStores($0, to: view, in: graph) : $0 }
      .filter { use in
        !(allowEnvironment
          && (InputOutput.wrappers.contains(graph[use.target].name)
            || handsOn(use, by: view, in: graph)))
      }
      return graph.findings(
        ofInputOutput: uses, by: view, "The view",
        mayStoreRecords: allowEnvironment && view.kind == .struct)
    }
  }

  /// Without the store that a view gives the `@AppStorage` of those in it, and without the context of
  /// records that a view of SwiftUI is handed and does not keep: its environment has it anyway.
  private func withoutGivenStores(
    _ use: Uses, to view: TypeNode, in graph: DependencyGraph
  ) -> Uses? {
    let isContext =
      view.kind == .struct && InputOutput.recordTypes.contains(graph[use.target].name)
    var use = use
    use.sites.removeAll { site in
      if isContext, site.kind == .parameter { return true }
      let facts = graph.files[Int(site.file)].facts
      return facts.nodes(around: site.offset).contains { argument in
        facts.kind(argument) == .argument
          && facts.parent(of: argument).flatMap(facts.callee)?.name == "defaultAppStorage"
      }
    }
    return use.sites.isEmpty ? nil : use
  }

  /// Whether a view holds a store only to put it into the environment of the views in it, as
  /// `content.modelContainer(container)` does.
  private func handsOn(_ use: Uses, by view: TypeNode, in graph: DependencyGraph) -> Bool {
    guard InputOutput.recordTypes.union(["UserDefaults"]).contains(graph[use.target].name),
      use.sites.allSatisfy({ $0.kind == .stores || $0.kind == .parameter })
    else { return false }
    let stores = graph.members(of: view.id).filter { member in
      member.kind == .property && member.type == use.target
    }
    let names = Set(stores.map(\.name))
    var (handed, used) = (0, 0)
    for body in graph.bodies(of: view.id) {
      let member = graph.members[body.member]
      // An initializer stores what it is given.
      if member.kind == .initializer { continue }
      let facts = graph.facts(of: body)
      for call in facts.descendants(of: body.node) {
        guard let callee = facts.callee(of: call), Self.modifiers.contains(callee.name) else {
          continue
        }
        handed += facts.arguments(of: call).count { argument in
          guard let value = facts.firstChild(of: argument).map(facts.unwrapped) else {
            return false
          }
          // `container.viewContext` is the store's own.
          let store = facts.name(at: value) == "viewContext" ? facts.base(of: value) : value
          return store.map { names.contains(facts.name(at: $0)) } ?? false
        }
      }
      NameWalk.uses(in: body.node, of: member.node.node, facts: facts) { use in
        if names.contains(facts.name(at: use.node)) { used += 1 }
      }
    }
    return handed > 0 && handed == used
  }

  private static let modifiers: Set<String> = [
    "defaultAppStorage", "environment", "modelContainer", "modelContext",
  ]

  static let documentation = RuleDocumentation(
    summary: "Views must not load or store data.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A view draws and reports what the user does. One that talks to the network or the disk can \
      not be drawn without them, loads again whenever it is made again, and hides the data's way \
      from everybody else.
      """,
    fix: "Hand the view what it shows, and report through a closure or delegate that it is wanted.",
    limits: """
      What adapts a view or controller of UIKit or AppKit to SwiftUI is judged like a view; an \
      extension of `View` or of another type of the SDK is not.

      Not reported:
      - what SwiftUI's environment and its storage wrappers give a view, while `allow_environment` \
      is on
      - a store that a view only puts into the environment, and a context of records that a view \
      of SwiftUI is handed and does not keep

      \(InputOutput.limits)
      """,
    options: [
      "ioTypes": InputOutput.option,
      "allowEnvironment": "Whether SwiftUI's environment and storage wrappers may be used.",
    ],
    guidelines: ["LK-03", "LK-71", "RP-14"],
    profiles: [.lickability, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/AvatarView.swift
        import UIKit
        final class AvatarView: UIView {
          let session = URLSession.shared  // finding
          func load(_ url: URL) {
            session.dataTask(with: URLRequest(url: url)).resume()
          }
        }
        """),
      Example(
        """
        //- App/SettingsView.swift
        import SwiftUI
        struct SettingsView: View {
          @State private var isOn = false
          @AppStorage("sound") private var sound = true  // finding
          var body: some View {
            Toggle("Sound", isOn: $isOn)
              .onAppear { isOn = UserDefaults.standard.bool(forKey: "sound") }  // finding
          }
        }
        struct IconView: View {
          let url: URL
          @State private var icon: UIImage?
          var body: some View {
            Text("Icon").onAppear {
              icon = (try? Data(contentsOf: url)).flatMap(UIImage.init)  // finding
            }
          }
        }
        """, of: ViewNoIo(allowEnvironment: false)),
      Example(
        """
        //- App/AvatarView.swift
        import CoreData
        import SwiftData
        import SwiftUI
        import UIKit
        final class AvatarView: UIView {
          var onReload: (() -> Void)?
          func show(_ bytes: [UInt8]) { layer.contents = UIImage(data: Data(bytes))?.cgImage }
        }
        struct NoteView: View {
          @AppStorage("sound", store: UserDefaults(suiteName: "group")) private var sound = true
          @AppStorage("loud") private var loud: Bool
          init() { _loud = AppStorage(wrappedValue: true, "loud") }
          @Environment(\\.modelContext) private var context
          var body: some View {
            Button("Save") { try? context.save() }
          }
        }
        final class Avatars {
          let session = URLSession.shared
        }
        struct NotesView: View {
          @State private var notes: Notes
          let container: NSPersistentContainer
          let defaults: UserDefaults
          init(modelContext: ModelContext) {
            _notes = State(initialValue: Notes(modelContext: modelContext))
          }
          var body: some View {
            Text("Notes").environment(\\.managedObjectContext, container.viewContext)
              .defaultAppStorage(defaults)
          }
        }
        @Observable final class Notes {
          private let modelContext: ModelContext
          init(modelContext: ModelContext) { self.modelContext = modelContext }
        }
        """),
      Example(
        """
        //- App/PageView.swift
        import UIKit
        import WebKit
        final class PageView: UIView {
          private let web = WKWebView()
          func show(_ url: URL) { web.load(URLRequest(url: url)) }
        }
        //- AppTests/AvatarViewTests.swift
        import UIKit
        import XCTest
        final class TestView: UIView {
          let session = URLSession.shared
        }
        """),
    ])
}
