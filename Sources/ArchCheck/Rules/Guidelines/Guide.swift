/// A document of guidelines that archcheck can check a project against.
///
/// The raw value is the id of the profile that enables the guide's rules.
package enum Guide: String, Sendable, Codable, CaseIterable {
  case lickability, wolox
  case swiftTeam = "swift-team"
  case rapiddo
  case swiftStyleGuide = "swift-style-guide"
  case swiftuiModular = "swiftui-modular"

  /// The id of the guide's profile.
  package var profile: String { rawValue }

  /// Whether a configuration can follow the guide; one of which no rule checks a part has no profile.
  package var hasProfile: Bool { Profile(rawValue: rawValue) != nil }

  /// What the ids of the guide's guidelines start with: `LK` in `LK-06`.
  package var prefix: String {
    switch self {
    case .lickability: "LK"
    case .wolox: "WX"
    case .swiftTeam: "ST"
    case .rapiddo: "RP"
    case .swiftStyleGuide: "SG"
    case .swiftuiModular: "AB"
    }
  }

  package var name: String {
    switch self {
    case .lickability: "Lickability best practices"
    case .wolox: "Wolox iOS rules"
    case .swiftTeam: "Swift Team Code Standards"
    case .rapiddo: "Rapiddo/App proposal"
    case .swiftStyleGuide: "Numbered Swift style guide"
    case .swiftuiModular: "Swift architecture best practices"
    }
  }

  /// What the document is about.
  package var subject: String {
    switch self {
    case .lickability:
      "MVC with view models, SwiftUI, View Store, file organization, assets, testing"
    case .wolox:
      "MVVM with separate view class, immutable controllers, protocols as dependencies"
    case .swiftTeam:
      "VIP, MVP, modular SPM, child controllers, data sources, presenters"
    case .rapiddo:
      "MVVM-C in code, plus its own style guide"
    case .swiftStyleGuide:
      "the id is the guide's number, with a letter where one number holds several guidelines"
    case .swiftuiModular:
      "package per feature, SwiftUI MVVM, environment objects, router, SOLID"
    }
  }

  /// The name and what the document is about.
  package var title: String { "\(name): \(subject)" }

  /// The inventory of the document, in its order.
  package var guidelines: [Guideline] {
    switch self {
    case .lickability: Self.read(Self.lickabilityGuidelines, of: self)
    case .wolox: Self.read(Self.woloxGuidelines, of: self)
    case .swiftTeam: Self.read(Self.swiftTeamGuidelines, of: self)
    case .rapiddo: Self.read(Self.rapiddoGuidelines, of: self)
    case .swiftStyleGuide: Self.read(Self.swiftStyleGuideGuidelines, of: self)
    case .swiftuiModular: Self.read(Self.swiftuiModularGuidelines, of: self)
    }
  }
}
