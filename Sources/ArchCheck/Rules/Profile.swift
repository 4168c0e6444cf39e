/// A named set of rules with options.
package enum Profile: String, Sendable, CaseIterable {
  case recommended, lickability, wolox, rapiddo
  case swiftTeam = "swift-team"
  case swiftuiModular = "swiftui-modular"

  /// The architecture that the guide describes for a whole project; nil where it leaves that open,
  /// or to each scene.
  var architecture: String? {
    switch self {
    case .lickability: "mvcvm"
    case .wolox: "mvvm"
    case .rapiddo: "mvvm_c"
    case .swiftuiModular: "swiftui_mvvm"
    case .recommended, .swiftTeam: nil
    }
  }
}

/// That a profile enables a rule, with the options in which it differs from the defaults.
package struct ProfileMembership: Sendable {
  package var profile: Profile
  package var options: [String: OptionValue]

  package init(_ profile: Profile, options: [String: OptionValue] = [:]) {
    self.profile = profile
    self.options = options
  }

  static let recommended = ProfileMembership(.recommended)
  static let lickability = ProfileMembership(.lickability)
  static let wolox = ProfileMembership(.wolox)
  static let swiftTeam = ProfileMembership(.swiftTeam)
  static let rapiddo = ProfileMembership(.rapiddo)
  static let swiftuiModular = ProfileMembership(.swiftuiModular)
}
