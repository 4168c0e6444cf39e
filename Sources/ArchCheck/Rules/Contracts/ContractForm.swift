/// What stands behind the word of a kind, and the properties that it fills.
enum ContractForm<Kind>: Sendable {
  typealias Names = WritableKeyPath<Kind, [Contract.Term]> & Sendable

  case names(Names)
  case keys([ContractKey<Kind, [Contract.Term]>])
  /// Without choices, any text.
  case text(WritableKeyPath<Kind, String> & Sendable, choices: [String] = [])

  var names: [Names] {
    switch self {
    case .names(let names): [names]
    case .keys(let keys): keys.map(\.property)
    case .text: []
    }
  }
}

/// A key and the property that it fills.
struct ContractKey<Kind, Value>: Sendable {
  var name: String
  var property: WritableKeyPath<Kind, Value> & Sendable
  var documentation: String
  /// Who may use nothing, or be used by nobody, has an empty list.
  var mayBeEmpty: Bool

  init(
    _ name: String, _ property: WritableKeyPath<Kind, Value> & Sendable, _ documentation: String,
    mayBeEmpty: Bool = false
  ) {
    self.name = name
    self.property = property
    self.documentation = documentation
    self.mayBeEmpty = mayBeEmpty
  }
}

extension ContractKey where Value == [Contract.Term] {
  static func from(_ names: ContractForm<Kind>.Names) -> Self {
    Self("from", names, "Who depends.")
  }

  static func to(_ names: ContractForm<Kind>.Names) -> Self {
    Self("to", names, "What is depended on.")
  }
}

/// What a kind cannot tell from its properties about how it is written.
struct WrittenContract {
  /// Where the demand stands.
  var location: Location
  /// The names of a demand that is a list, as they are written.
  var names: [Contract.Term]?
  var uses: (kinds: [Contract.Use], location: Location)?
}
