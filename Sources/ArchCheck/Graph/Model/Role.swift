/// What a type is in the architecture.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
  case model, view, viewController, viewModel, viewStore, coordinator, router, destination
  case presenter, interactor, worker, logicController, service, network, persistence, parser
  case translator, updater, dataSource, factory, delegateProtocol, app, repository, test

  /// Whether the left name comes first in the alphabet.
  public static func < (left: Role, right: Role) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a role or finding rests on.
public enum Strength: String, Sendable, Codable {
  case strong, weak
}

extension Role {
  /// The role in words, with its article: `a view model`.
  var phrase: String {
    switch self {
    case .app: "part of the composition root"
    case .test: "test code"
    case .interactor, .updater: "an \(words)"
    case .network, .persistence: "a \(words) type"
    default: "a \(words)"
    }
  }

  /// The role in words: `view model`.
  var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }
}
