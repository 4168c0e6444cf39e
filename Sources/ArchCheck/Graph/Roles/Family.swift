/// A group of SDK and well-known third-party types that serve one concern.
enum Family: String, Sendable, CaseIterable {
  case view, controller, network, persistence, formatter
  case coding, navigation, analytics, location, media
}

extension Family {
  /// The families whose types do the work of a service, with the role of who uses them.
  static let rolesOfServices: [(Family, Role)] = [
    (.network, .network), (.persistence, .persistence),
  ]

  /// What does network traffic.
  static let networkTypes: Set<String> = [
    "AF", "AFHTTPSessionManager", "AFURLSessionManager", "ApolloClient", "Auth", "HTTPClient",
    "MoyaProvider", "NSURLConnection", "NSURLSession", "NWConnection", "NWListener", "Purchases",
    "Session", "SessionManager", "SupabaseClient", "SwiftyStoreKit", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionStreamTask", "URLSessionTask", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  /// What describes network traffic without doing it.
  static let trafficValues: Set<String> = [
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLRequest",
  ]

  /// What keeps data beyond the life of the process.
  static let persistenceTypes = keychain.union([
    "AppStorage", "CKContainer", "CKDatabase", "CKFetchRecordsOperation",
    "CKModifyRecordsOperation", "CKQueryOperation", "CKSyncEngine", "Connection", "Database",
    "DatabasePool", "DatabaseQueue", "DatabaseReader", "DatabaseWriter", "FileManager", "Firestore",
    "Keychain", "KeychainSwift", "ModelContainer", "ModelContext", "MongoDatabase",
    "MySQLConnection", "NSFileManager",
    "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
    "NSPersistentStoreCoordinator", "NSUbiquitousKeyValueStore", "NSUserDefaults", "PostgresClient",
    "PostgresConnection", "Realm", "RedisConnection", "RedisConnectionPool", "SQLiteConnection",
    "SceneStorage", "Storage", "UserDefaults",
  ])

  /// What keeps settings, which may be anyone's.
  static let settings: Set<String> = ["NSUbiquitousKeyValueStore", "UserDefaults"]

  /// Names of libraries' types that a project may well give its own, by the modules of which one is
  /// imported where they are the library's. Of those without any, the table of SDK types knows it.
  fileprivate static let libraries: [String: Set<String>] = [
    "AF": ["Alamofire"], "DatabasePool": grdb, "DatabaseQueue": grdb,
    "DatabaseReader": grdb, "DatabaseWriter": grdb,
    "Firestore": ["Firebase", "FirebaseFirestore", "FirebaseFirestoreSwift"],
    "HTTPClient": ["AsyncHTTPClient"], "KeychainSwift": ["KeychainSwift"],
    "ModelContainer": [], "ModelContext": [],
    "MongoDatabase": ["MongoKitten", "MongoSwift"], "MySQLConnection": ["MySQLNIO"],
    "MoyaProvider": ["CombineMoya", "Moya", "ReactiveMoya", "RxMoya"],
    "PostgresClient": ["PostgresNIO"], "PostgresConnection": ["PostgresNIO"],
    "Purchases": ["Purchases", "RevenueCat"],
    "Realm": ["Realm", "RealmSwift"], "RedisConnection": ["RediStack"],
    "RedisConnectionPool": ["RediStack"], "SQLiteConnection": ["SQLiteNIO"],
    "SessionManager": ["Alamofire"],
    "SupabaseClient": ["Supabase"], "SwiftyStoreKit": ["SwiftyStoreKit"],
  ]

  /// Those that are common words, which other libraries call their types by, too: each file with such
  /// a name has to import the library.
  fileprivate static let commonWords: [String: Set<String>] = [
    "Auth": ["Firebase", "FirebaseAuth"], "Connection": ["SQLite"],
    "Database": ["Firebase", "FirebaseDatabase"],
    "Keychain": ["KeychainAccess"], "Session": ["Alamofire"],
    "Storage": ["Firebase", "FirebaseStorage"],
  ]

  private static let grdb: Set<String> = ["GRDB", "GRDBSQLite", "SQLiteData", "SharingGRDB"]

  /// What is done with files, more than to ask whether they are there.
  static let fileOperations: Set<String> = [
    "contents", "contentsOfDirectory", "copyItem", "createDirectory", "createFile", "enumerator",
    "linkItem", "moveItem", "removeItem", "replaceItem", "replaceItemAt", "setAttributes",
    "subpaths", "trashItem", "write",
  ]

  /// The functions of the keychain, which stands for no type.
  static let keychain: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate",
  ]

  /// Classes of the SDK that are values in all but name, or handles that nobody changes.
  static let immutable: Set<String> = [
    "AVAudioFormat", "AnyKeyPath", "Bundle", "CBUUID", "CGColor", "CGColorSpace", "CGGradient",
    "CGImage", "CGPath", "CIColor", "CIImage", "CIVector", "CLLocation", "CLPlacemark", "CNContact",
    "Dimension", "DispatchQueue", "HKCategoryType", "HKCharacteristicType", "HKObjectType",
    "HKQuantity", "HKQuantityType", "HKSampleType", "HKUnit", "KeyPath", "NSArray",
    "NSAttributedString", "NSCharacterSet", "NSColor", "NSData", "NSDate", "NSDecimalNumber",
    "NSDictionary", "NSError", "NSExpression", "NSFont", "NSImage", "NSIndexPath", "NSLocale",
    "NSManagedObjectID", "NSNib", "NSNumber", "NSOrderedSet", "NSParagraphStyle", "NSPredicate",
    "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString", "NSTextCheckingResult",
    "NSTimeZone", "NSURL", "NSUUID", "NSValue", "NWProtocolDefinition", "OSLog", "PHAsset",
    "PartialKeyPath", "ReferenceWritableKeyPath", "RunLoop", "SKProduct", "SecCertificate",
    "SecIdentity", "SecKey", "UIFontDescriptor", "UIFontMetrics", "UINib", "UITraitCollection",
    "UTType", "Unit", "UnitDuration", "UnitLength", "UnitMass", "UnitTemperature",
    "WritableKeyPath",
  ]

  /// Names that make an external type one of the family by themselves.
  fileprivate var names: Set<String> {
    switch self {
    case .network: Self.networkNames
    case .persistence: Self.persistenceTypes
    case .analytics: Self.analyticsTypes
    default: []
    }
  }

  private static let networkNames = networkTypes.union(trafficValues)
  private static let analyticsTypes: Set<String> = [
    "Amplitude", "Analytics", "Crashlytics", "Mixpanel",
  ]

  /// The family as the table of SDK types has it; the two of input and output are narrower here.
  fileprivate var sdk: SDKFamilies {
    switch self {
    case .view: .view
    case .controller: .viewController
    case .network, .persistence: []
    case .formatter: .formatting
    case .coding: .coding
    case .navigation: .navigation
    case .analytics: .analytics
    case .location: .location
    case .media: .media
    }
  }

  /// How the name of a superclass ends that nothing declares.
  fileprivate var unresolvedEndings: [String] {
    switch self {
    case .view:
      ["View", "Cell", "Button", "Label", "Control", "TextField", "TextView", "ImageView"]
    case .controller: ["ViewController"]
    default: []
    }
  }
}

extension DependencyGraph {
  /// Whether a type is one of the family's or inherits from one, as far as the chain is known.
  func belongs(_ id: TypeID, to family: Family) -> Bool {
    ([resolved(id)] + superclasses(of: id)).contains { isMember($0, of: family) }
  }

  /// The nearest superclass that belongs to the family.
  func ancestor(of id: TypeID, in family: Family) -> TypeID? {
    superclasses(of: id).first { isMember($0, of: family) }
  }

  private func isMember(_ id: TypeID, of family: Family) -> Bool {
    let type = types[id.index]
    guard type.isExternal else { return !type.toolkitFamilies.isDisjoint(with: family.sdk) }
    if !family.sdk.isEmpty, !sdkFamilies(of: id).isDisjoint(with: family.sdk) { return true }
    if family.names.contains(type.name) { return !isNamesake(id) }
    return type.kind == .unknown && family.unresolvedEndings.contains { type.name.hasSuffix($0) }
  }

  /// Whether an external type only has the name of a library's, as a class of Objective-C in the
  /// same project may, or a type of another library: nothing imports the library, or not every file
  /// with a common word does.
  func isNamesake(_ id: TypeID) -> Bool {
    guard moduleName(of: id) == Self.unknownModule else { return false }
    let name = types[id.index].name
    if let modules = Family.libraries[name] { return !modules.contains { module($0) != nil } }
    guard let modules = Family.commonWords[name] else { return false }
    return answer(to: IsOfAnotherLibrary.self, about: id) {
      dependents(of: id).contains { dependency in
        sites[dependency.sites].contains { site in
          site.kind != .member
            && !imports(ofFile: Int(site.file)).contains { modules.contains(self[$0.module].name) }
        }
      }
    }
  }

  private enum IsOfAnotherLibrary: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  /// What the table of SDK types says of an external type and all above it.
  func sdkFamilies(of id: TypeID) -> SDKFamilies {
    let type = types[id.index]
    guard type.isExternal,
      let known = SDKTable.bundled.type(named: type.name, in: moduleName(of: id))
    else { return [] }
    return SDKTable.bundled.families(of: known)
  }

  /// Whether a type is a part of UIKit, AppKit, SwiftUI or WatchKit, or stands for one.
  func isToolkitType(_ id: TypeID) -> Bool {
    types[id.index].isExternal
      ? Self.toolkitModules.contains(moduleName(of: id)) : !types[id.index].toolkitFamilies.isEmpty
  }

  static let toolkitModules: Set<String> = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]
}
