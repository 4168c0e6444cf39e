/// What a type is in the architecture.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
  /// Data of the domain.
  case model
  /// What is on the screen.
  case view
  /// A controller of a view.
  case viewController
  /// What a view shows and does, without the view.
  case viewModel
  /// A view model that takes actions and gives one state.
  case viewStore
  /// Decides which screen comes next and shows it.
  case coordinator
  /// Shows another screen when a screen asks for it.
  case router
  /// An enum of the places one can go to.
  case destination
  /// Turns results into what a view shows.
  case presenter
  /// Does the work of a scene.
  case interactor
  /// Does one piece of an interactor's work.
  case worker
  /// Loads and changes what a view controller shows.
  case logicController
  /// Does work for several screens.
  case service
  /// Speaks to servers.
  case network
  /// Keeps data on disk.
  case persistence
  /// Turns bytes or text into values.
  case parser
  /// Turns a model into another form of it, such as a view model.
  case translator
  /// Keeps models up to date, between network and storage.
  case updater
  /// Gives lists and tables their rows.
  case dataSource
  /// Makes objects of other types.
  case factory
  /// The protocol by which a type reports to whoever uses it.
  case delegateProtocol
  /// The composition root: the app, its delegates and scenes.
  case app
  /// Gives and takes models, wherever they are kept.
  case repository
  /// Test code.
  case test

  /// Whether the left name comes first in the alphabet.
  public static func < (left: Role, right: Role) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a role or finding rests on.
public enum Strength: String, Sendable, Codable {
  /// What code shows, such as a superclass.
  case strong
  /// A single sign that may mislead, such as a name.
  case weak
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
  package var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }
}
