/// View models neither load nor store anything themselves.
struct ViewModelNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var strict = false

  func findings(in graph: DependencyGraph) -> [Finding] {
    let types = NamePatterns(ioTypes)
    return graph.judgedTypes.filter { type in
      [.viewModel, .viewStore].contains(graph.role(of: graph.whole(of: type.id)))
    }.flatMap { viewModel in
      let direct = graph.inputOutput(by: viewModel.id, types: types)
      let roles =
        strict
        ? graph.ioRoleUses(by: viewModel.id, of: graph.hasRoleOfIO).compactMap(withoutDefaults) : []
      return graph.findings(
        ofInputOutput: direct + roles, by: viewModel, "The view model", judgesTarget: true)
    }
  }

  /// Without the own classes that stand in default arguments: what takes them takes another one in
  /// a test.
  private func withoutDefaults(_ use: Uses) -> Uses? {
    var use = use
    use.sites.removeAll { $0.flags.contains(.defaultArgument) }
    return use.sites.isEmpty ? nil : use
  }

  static let documentation = RuleDocumentation(
    summary: "View models must not talk to the network or the disk themselves.",
    category: .layering, certainty: .rule, severity: .warning,
    rationale: """
      A view model turns data into what a screen shows. Where it also fetches and stores that \
      data, its logic cannot be tested without a network and a disk, and the fetching cannot be \
      shared.
      """,
    fix: "Give the view model a protocol that loads or stores for it.",
    limits: """
      Without `strict`, a service class of the project may be used; with it, one may still be made \
      in a default argument.

      \(InputOutput.limits)
      """,
    options: [
      "ioTypes": InputOutput.option,
      "strict": "Whether own network and persistence classes are forbidden as well.",
    ],
    guidelines: ["LK-05", "WX-32"],
    profiles: [
      ProfileMembership(.lickability, options: ["strict": .bool(true)]), .wolox, .recommended,
    ],
    examples: [
      Example(
        """
        //- App/FeedViewModel.swift
        import Foundation
        final class FeedViewModel {
          func load() {
            URLSession.shared.dataTask(with: URLRequest(url: url)).resume()  // finding
          }
          let url = URL(fileURLWithPath: "/")
        }
        final class ExportViewModel {
          func export(_ report: Data, as file: URL) throws {
            try report.write(to: file)  // finding
          }
        }
        //- App/OrderViewModel.swift
        import Moya
        final class OrderViewModel {
          func send() { API.provider.request(.order) { _ in } }  // finding
        }
        //- App/API.swift
        import Moya
        enum API {
          case order
          static let provider = MoyaProvider<API>()
        }
        """),
      Example(
        """
        //- App/SettingsViewModel.swift
        import SwiftUI
        final class SettingsViewModel: ObservableObject {
          @AppStorage("sound") var sound = true  // finding
          private let networker: FeedNetworker?  // finding
          init(networker: FeedNetworker?) { self.networker = networker }
        }
        final class FeedNetworker {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        """, of: ViewModelNoIo(strict: true)),
      Example(
        """
        //- App/FeedViewModel.swift
        import Foundation
        final class FeedViewModel {
          private let feed: any FeedLoading
          private let networker: FeedNetworker
          init(feed: any FeedLoading, networker: FeedNetworker) {
            self.feed = feed
            self.networker = networker
          }
          func show(_ text: String, on screen: inout String) { text.write(to: &screen) }
        }
        protocol FeedLoading {}
        final class FeedNetworker {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
        }
        """),
      Example(
        """
        //- App/SoundsViewModel.swift
        import Foundation
        protocol SoundKeeping {}
        final class SoundFiles: SoundKeeping {
          private let files = FileManager.default
        }
        final class SoundsViewModel {
          struct Dependencies {
            let sounds: any SoundKeeping
          }
          private let sounds: any SoundKeeping
          init(dependencies: Dependencies = Dependencies(sounds: SoundFiles())) {
            sounds = dependencies.sounds
          }
        }
        """, of: ViewModelNoIo(strict: true)),
      Example(
        """
        //- App/RowView.swift
        import UIKit
        final class RowView: UIView {
          struct ViewModel {
            let title: String
            let link: URL
          }
          var viewModel: ViewModel?
        }
        """, of: ViewModelNoIo(strict: true)),
    ])
}
