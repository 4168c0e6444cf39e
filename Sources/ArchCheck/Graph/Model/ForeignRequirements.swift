/// What protocols outside the project demand, as far as that is known.
extension DependencyGraph {
  /// What common protocols of Swift require, by name.
  static let foreignRequirements: [String: Set<String>] = [
    "Sendable": [], "Error": [], "Copyable": [], "AnyObject": [], "SendableMetatype": [],
    "Equatable": ["=="], "Hashable": ["hash", "hashValue"], "Comparable": ["<"],
    "Codable": ["encode"], "Encodable": ["encode"], "Decodable": [],
    "Identifiable": ["id"], "CaseIterable": ["allCases"],
    "RawRepresentable": ["rawValue"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "ObservableObject": ["objectWillChange"], "View": ["body"], "OptionSet": ["rawValue"],
    "ExpressibleByStringLiteral": [], "ExpressibleByIntegerLiteral": [],
    "ExpressibleByArrayLiteral": [],
  ]

  /// The protocol outside the project that may demand a method: one of another package, of which
  /// nothing is known, or one of the SDK, whose delegates are told by whom they are asked.
  func foreignProtocol(demanding index: Int) -> String? {
    let member = members[index]
    guard member.kind == .method, !member.isStatic, !member.modifiers.isPrivate else { return nil }
    return possibleConformances(of: member.owner).lazy.map { self[$0] }.first { type in
      guard type.isExternal else { return false }
      if let known = Self.foreignRequirements[type.name] { return known.contains(member.name) }
      return !self[type.module].isSystem || isToldBySender(member)
    }?.name
  }

  /// Whether the first parameter is an object of the SDK without a label, as in
  /// `tableView(_:numberOfRowsInSection:)`.
  private func isToldBySender(_ member: Member) -> Bool {
    guard member.labels.first == "_", let sender = member.parameterTypes.first ?? nil else {
      return false
    }
    return self[resolved(sender)].isExternal && self[resolved(sender)].kind == .class
  }
}
