/// Views neither load nor store anything.
struct ViewNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var allowEnvironment = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter(graph.drawsLikeView).flatMap { view in
      let uses = graph.inputOutput(by: view.id, types: ioTypes) { site in
        !(allowEnvironment && graph.isFromStorageWrapper(site))
      }
      .filter { use in
        !(allowEnvironment && Self.wrappers.contains(graph[use.target].name))
      }
      return graph.findings(ofInputOutput: uses, by: view, "The view")
    }
  }

  private static let wrappers: Set<String> = ["AppStorage", "SceneStorage"]

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
      What SwiftUI's environment and its storage wrappers give a view is allowed while \
      `allow_environment` is on. What adapts a view or controller of UIKit or AppKit to SwiftUI is \
      judged like a view; an extension of `View` or of another type of the SDK is not. \
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
        import SwiftUI
        import SwiftData
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
