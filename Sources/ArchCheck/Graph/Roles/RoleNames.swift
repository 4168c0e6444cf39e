/// What the name of a type says about its role; always weak evidence.
enum RoleNames {
  /// The role that the end of a type's name stands for, with that ending; the longest one counts.
  static func role(ofName name: String, kind: TypeNode.Kind) -> (role: Role, ending: String)? {
    guard let match = endings.first(where: { name.hasSuffix($0.ending) }),
      match.kinds.contains(kind)
    else { return nil }
    return (match.role, match.ending)
  }

  /// What the name says that is implemented: `CartService` of `CartServiceImpl`.
  static func implemented(by name: String) -> String {
    let ending = ["Impl", "Implementation"].first { name.hasSuffix($0) && name != $0 }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Endings of names that say little: helpers of the user interface are called so too.
  static let vagueEndings: Set<String> = ["Manager", "Provider", "Controller"]

  /// What the name of a type says that it is; what is called an `AppController` may be anything.
  static func role(namedBy type: TypeNode) -> Role? {
    role(ofName: type.simpleName, kind: type.kind)
      .flatMap { vagueEndings.contains($0.ending) ? nil : $0.role }
  }

  /// Whether the name of a type says what it is.
  static func namesRole(_ type: TypeNode) -> Bool { role(namedBy: type) != nil }

  /// Endings that plain data structures and helpers have as often as services.
  static let modestEndings: Set<String> = [
    "Manager", "Provider", "Controller", "Cache", "Storage", "Parser", "Decoder", "Worker",
  ]

  /// Words before the ending of a name that say that the type is something else: a `ThemeService`
  /// serves the interface, an `AlertPresenter` shows alerts, and an `APIRouter` makes requests.
  static func words(against role: Role) -> [String] {
    switch role {
    case .service: interfaceWords
    case .presenter:
      ["Alert", "Banner", "Error", "HUD", "Hud", "Overlay", "Popup", "Share", "Sheet", "Toast"]
    case .router:
      [
        "API", "Audio", "Endpoint", "Event", "HID", "HTTP", "Input", "MIDI", "Network", "Packet",
        "Request", "Signal", "URL",
      ]
    default: []
    }
  }

  /// Protocols whose conformers are something else than their names say: routes of a server, timelines
  /// of a widget, and what is called about contacts of bodies.
  static func protocols(against role: Role) -> Set<String> {
    switch role {
    case .destination: ["TargetType", "URLConvertible", "URLRequestConvertible"]
    case .router:
      ["Parser", "ParserPrinter", "SKPhysicsContactDelegate", "SCNPhysicsContactDelegate"]
    case .service:
      [
        "AppIntentControlValueProvider", "AppIntentTimelineProvider", "ControlValueProvider",
        "IntentTimelineProvider", "TimelineProvider",
      ]
    default: []
    }
  }

  private static let interfaceWords = [
    "Alert", "Animation", "Appearance", "Browser", "CoachMark", "Cursor", "DeepLink", "Deeplink",
    "Dialog", "Font", "Haptic", "Hud", "HUD", "Keyboard", "Layout", "Loader", "Menu", "Navigation",
    "Orientation",
    "Overlay", "Parallax", "Pasteboard", "Picker", "Popup", "Presentation", "Responder", "Screen",
    "Scroll", "Snackbar", "Style", "Styling", "Theme", "Toast", "Tooltip", "Transition", "UI",
    "View", "Window",
  ]

  /// Words that say of a cache or storage that it outlives the process.
  static let lastingWords = [
    "Database", "Defaults", "Disk", "File", "Keychain", "Offline", "Persist", "Secure",
  ]

  /// The words of a name in camel case, in the singular: `Tab` and `Icon` of `TabIcons`, `HTTP` and
  /// `Request` of `HTTPRequest`, `URL` of `URLs`.
  static func words(in name: some StringProtocol) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let follows = characters[(index + 1)...]
      let isPlural = follows.first == "s" && !(follows.dropFirst().first?.isLowercase ?? false)
      let begins =
        character.isUppercase
        && (characters[..<index].last?.isLowercase ?? false
          || follows.first?.isLowercase ?? false && !isPlural)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
  }

  /// Whether one of the words of a name begins with one of these, as `Scrolling` with `Scroll`; an
  /// abbreviation is a whole word, so that `UUID` has no `UI`.
  static func says(_ words: [String], in name: some StringProtocol) -> Bool {
    let spoken = " " + self.words(in: name).joined(separator: " ") + " "
    return words.contains { word in
      let isAbbreviation = word.allSatisfy(\.isUppercase)
      let sought = self.words(in: word).joined(separator: " ")
      return spoken.contains(" \(sought)\(isAbbreviation ? " " : "")")
    }
  }

  private static let endings: [(ending: String, role: Role, kinds: Set<TypeNode.Kind>)] =
    [
      (["ViewController"], .viewController, [.class]),
      (["ViewModel"], .viewModel, [.class, .struct, .actor]),
      (["ViewStore"], .viewStore, [.class]),
      (["Coordinator"], .coordinator, behaving),
      (["Router", "RouterPath", "WireFrame", "Wireframe"], .router, behaving),
      (["Destination", "Destinations", "Route"], .destination, [.enum]),
      (["Presenter"], .presenter, behaving),
      (["Interactor"], .interactor, behaving),
      (["Worker"], .worker, behaving),
      (["LogicController"], .logicController, behaving),
      (["Service", "Client", "API", "Manager", "Provider", "Gateway"], .service, behaving),
      (["Controller"], .service, [.class, .actor]),
      (["Repository"], .repository, behaving),
      (["NetworkController", "Networker", "HTTPClient"], .network, behaving),
      (
        ["PersistenceController", "Persister", "Persistence", "Cache", "Storage"], .persistence,
        behaving
      ),
      (["Parser", "Decoder"], .parser, behaving),
      (["Translator", "Mapper"], .translator, behaving),
      (["Updater", "Synchronizer"], .updater, behaving),
      (["DataSource"], .dataSource, behaving),
      (["Factory", "Builder"], .factory, behaving),
      (["AppDelegate", "SceneDelegate", "Assembly", "CompositionRoot"], .app, behaving),
    ]
    .flatMap { (endings: [String], role: Role, kinds: Set<TypeNode.Kind>) in
      endings.map { (ending: $0, role: role, kinds: kinds) }
    }
    .sorted { ($1.ending.utf8.count, $0.ending) < ($0.ending.utf8.count, $1.ending) }

  private static let behaving: Set<TypeNode.Kind> = [.class, .actor, .struct]

  /// Endings of the names of types that lead from screen to screen without being called coordinators.
  static let leading = ["Flow", "FlowController", "Navigator"]

  /// Whether a type that holds a path of screens holds it beside what they show, by its name: a
  /// `JournalModel` does, and a `NavigationModel` has nothing else. A view model is known by its own.
  static func isFeature(_ name: String) -> Bool {
    ["Model", "Store"].contains(where: name.hasSuffix) && !name.hasSuffix("ViewModel")
      && !says(["Navigation", "Path", "Rout"], in: name)
  }

  /// What screens are shown in and pushed on.
  static let stages: Set<String> = [
    "NSWindow", "UINavigationController", "UITabBarController", "UIWindow",
  ]

  /// Endings of the names of views; they say something only of a class whose ancestors are unknown.
  static let viewEndings = ["View", "Cell", "Button", "Label"]

  /// Endings of the names of types that a client of a network is made of, and that send nothing.
  static let networkParts = [
    "Adapter", "Builder", "Interceptor", "Logger", "Middleware", "Monitor", "Observer", "Plugin",
    "Policy", "Serializer", "Tracker", "Validator",
  ]

  /// Endings of the names of types that do something, also where they stand among models.
  static let behavingEndings = [
    "Calculator", "Converter", "Engine", "Factory", "Fetcher", "Formatter", "Generator", "Handler",
    "Helper", "Interactor", "Loader", "Logger", "Mapper", "Monitor", "Observer", "Policy",
    "Processor", "Resolver", "Scheduler", "Service", "Strategy", "Store", "Tracker", "Transformer",
    "UseCase", "Validator",
  ]

  /// Words of the names of types of the interface, wherever they stand.
  static let shownWords: Set<String> = [
    "Alert", "Animation", "Appearance", "Cell", "Color", "Destination", "Font", "Gesture",
    "Gradient", "Haptic", "Icon", "Layout", "Orientation", "Palette", "Route", "Sheet", "Style",
    "Symbol", "Tab", "Theme", "Toast", "View",
  ]

  /// Endings of the names of values that a view or a list shows.
  static let shownEndings = [
    "CellItem", "CellModel", "DisplayModel", "ItemModel", "RowModel", "SectionModel", "UIModel",
    "ViewData", "ViewState",
  ]

  /// Endings of coded values that are no data of the application.
  static let technicalEndings = [
    "Request", "Response", "Payload", "Body", "Parameters", "Params", "Configuration", "Config",
    "Settings", "Options", "Preferences", "Event", "Message", "Query", "Command", "Header",
    "Headers", "DTO", "Dto", "Error", "Key", "Keys", "Token", "Coder", "Container", "Wrapper",
    "Decodable",
  ]

  /// Those that records of a calendar or a chat have, too.
  static let endingsOfRecords = ["Event", "Message"]
}

/// What the folder and the module of a type say about its role.
enum RolePlaces {
  /// The role that the nearest telling folder, else the module, stands for, with the reason.
  static func role(path: String, module: String) -> (role: Role, reason: String)? {
    var folders = pathSteps(path).dropLast()
    while let folder = folders.popLast() {
      if let role = roles[folder.lowercased()] { return (role, "stands in folder \(folder)") }
      if otherFolders.contains(folder.lowercased()) { return nil }
      // `Domain/Sources/DomainLive` is a target of the package Domain.
      if folder == module, folders.last == "Sources" { break }
    }
    guard let role = roles[module.lowercased()] ?? (module.hasSuffix("Models") ? .model : nil)
    else { return nil }
    return (role, "stands in module \(module)")
  }

  /// Whether a folder on the way to a file says that it holds services.
  static func isAmongServices(_ path: String) -> Bool {
    pathSteps(path).dropLast().contains { serviceFolders.contains($0.lowercased()) }
  }

  private static let serviceFolders: Set<String> = [
    "api", "managers", "network", "networking", "persistence", "service", "services", "storage",
    "sync",
  ]

  private static let roles: [String: Role] = [
    "model": .model, "models": .model, "entities": .model, "domain": .model,
    "viewmodels": .viewModel, "viewmodel": .viewModel, "networking": .network,
    "navigation": .router,
  ]

  /// Folders that say that their files are something else than the folders around them hold.
  private static let otherFolders: Set<String> = [
    "view", "views", "controllers", "viewcontrollers", "cells", "services", "service",
    "repositories", "usecases", "use cases", "interactors", "presenters", "coordinators",
    "routers", "workers", "network", "api", "persistence", "storage", "helpers", "utilities",
    "utils", "util", "extensions", "protocols", "interfaces", "managers", "errors", "mocks",
    "parsers", "factories", "resources", "support", "generated", "requests", "responses", "dto",
  ]
}
