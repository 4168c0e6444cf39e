/// A group of SDK and well-known third-party types that serve one concern.
enum Family: String, Sendable, CaseIterable {
  case view, controller, network, persistence, formatter
  case coding, navigation, analytics, location, media
}

extension Family {
  /// Types of the family by name; subclasses and the types of `modules` belong to it too.
  var typeNames: Set<String> {
    switch self {
    case .view: ["UIView", "NSView"]
    case .controller: ["UIViewController", "NSViewController"]
    case .network: Self.networkTypes.union(Self.trafficValues)
    case .persistence: Self.persistenceTypes
    case .formatter: ["Formatter", "NSFormatter", "ISO8601DateFormatter"]
    case .coding:
      [
        "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
        "JSONSerialization", "PropertyListSerialization", "XMLParser", "NSKeyedArchiver",
        "NSKeyedUnarchiver",
      ]
    case .navigation:
      [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIStoryboardSegue", "NavigationPath", "NavigationLink", "NavigationStack",
      ]
    case .analytics: ["Analytics", "Crashlytics", "Mixpanel", "Amplitude", "OSLog"]
    case .location: ["CLLocationManager", "CLGeocoder", "CLLocation", "MKLocalSearch"]
    case .media:
      [
        "AVPlayer", "AVAudioPlayer", "AVAudioSession", "AVAudioEngine", "AVCaptureSession",
        "AVAudioRecorder", "PHPhotoLibrary", "PHImageManager",
      ]
    }
  }

  /// What does network traffic.
  static let networkTypes: Set<String> = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask",
    "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionWebSocketTask",
    "URLSessionConfiguration", "NSURLSession", "NSURLConnection", "NWConnection", "NWListener",
    "AF", "SessionManager", "MoyaProvider", "HTTPClient", "ApolloClient",
  ]

  /// What describes network traffic without doing it.
  static let trafficValues: Set<String> = ["URLRequest", "NSMutableURLRequest", "HTTPURLResponse"]

  static let persistenceTypes: Set<String> = [
    "UserDefaults", "NSUserDefaults", "FileManager", "NSFileManager", "NSManagedObjectContext",
    "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSPersistentStoreCoordinator",
    "ModelContext", "ModelContainer", "NSUbiquitousKeyValueStore", "Realm", "DatabaseQueue",
    "DatabasePool", "AppStorage", "SceneStorage",
  ]

  /// The Security framework's keychain calls, which belong to persistence.
  static let keychainFunctions: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
  ]
}

extension DependencyGraph {
  /// Whether a type is one of the family's or inherits from one, as far as the chain is known.
  func belongs(_ id: TypeID, to family: Family) -> Bool {
    let names = family.typeNames
    return ([resolved(id)] + superclasses(of: id)).contains { ancestor in
      let type = types[ancestor.index]
      guard type.isExternal else { return false }
      if names.contains(type.name) { return true }
      return type.kind == .unknown && family.unresolvedEndings.contains { type.name.hasSuffix($0) }
    }
  }

  /// The family's type that a type is or descends from, or the unresolved one that speaks for it.
  func ancestor(of id: TypeID, in family: Family) -> TypeID? {
    superclasses(of: id).first { belongs($0, to: family) }
  }

  /// Name of the module that declares a type.
  func moduleName(of id: TypeID) -> String {
    modules[types[id.index].module.index].name
  }

  /// Whether a type is a part of UIKit, AppKit, SwiftUI or WatchKit.
  func isToolkitType(_ id: TypeID) -> Bool {
    let type = types[id.index]
    return type.isExternal && Self.toolkitModules.contains(moduleName(of: id))
  }

  static let toolkitModules: Set<String> = ["UIKit", "AppKit", "SwiftUI", "WatchKit"]
}

extension Family {
  /// How the name of a superclass ends that no source declares.
  fileprivate var unresolvedEndings: [String] {
    switch self {
    case .view:
      ["View", "Cell", "Button", "Label", "Control", "TextField", "TextView", "ImageView"]
    case .controller: ["ViewController"]
    default: []
    }
  }
}
