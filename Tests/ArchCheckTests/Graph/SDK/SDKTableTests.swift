import Testing

@testable import ArchCheck

struct SDKTableTests {
  static let bundled = SDKTable()
  var table: SDKTable { Self.bundled }

  static let lines = SDKTable.lists.flatMap { "\($0)".split(separator: "\n").map(String.init) }

  // MARK: Form

  @Test func linesHaveAKindAndKnownFamilies() {
    let kinds = Set(SDKType.Kind.allCases.map(\.rawValue))
    let families = Set(SDKFamilies.named.map(\.name))
    for line in Self.lines {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let isHeading = words.first == "#"
      #expect((2...(isHeading ? 3 : 4)).contains(words.count), "\(line)")
      if !isHeading { #expect(words.count > 1 && kinds.contains(words[1]), "\(line)") }
      if isHeading || words.count == 4 {
        let named = words.dropFirst(isHeading ? 2 : 3).flatMap { $0.split(separator: ",") }
        #expect(named.allSatisfy { families.contains(String($0)) }, "\(line)")
        #expect(named == named.sorted(), "\(line)")
      }
    }
  }

  @Test func everyLineIsAType() {
    #expect(table.types.count == Self.lines.count { !$0.hasPrefix("#") })
    #expect(table.types.allSatisfy { !$0.name.isEmpty && !$0.module.isEmpty })
    #expect(table.types.count > 3_000)
  }

  @Test func modulesStandInOrderAndOnce() {
    for list in SDKTable.lists {
      let modules = "\(list)".split(separator: "\n").filter { $0.hasPrefix("# ") }.map {
        Array($0.split(separator: " ")[1].utf8)
      }
      #expect(modules == modules.sorted { $0.lexicographicallyPrecedes($1) })
    }
    let headings = Self.lines.filter { $0.hasPrefix("# ") }.map {
      $0.split(separator: " ")[1]
    }
    #expect(headings.count == Set(headings).count)
  }

  @Test func namesAreSortedAndNoneStandsTwice() {
    for (left, right) in zip(table.types, table.types.dropFirst())
    where left.module == right.module {
      #expect(
        left.name.utf8.lexicographicallyPrecedes(right.name.utf8), "\(left.module).\(right.name)")
    }
  }

  // MARK: Consistency

  @Test func supertypesAreInTheTable() {
    for type in table.types {
      #expect(table.supertypes(of: type).count == type.supertypes.count, "\(type)")
    }
  }

  @Test func supertypesAreOfAKindThatFits() {
    for type in table.types {
      let kinds = table.supertypes(of: type).map { table.resolved($0).kind }
      switch type.kind {
      case .class:
        #expect(kinds.dropFirst().allSatisfy { $0 == .protocol }, "\(type)")
      case .protocol, .struct, .enum, .actor:
        #expect(kinds.allSatisfy { $0 == .protocol }, "\(type)")
      case .typealias: break
      case .global, .macro: #expect(kinds.isEmpty, "\(type)")
      }
    }
  }

  @Test func chainsEnd() {
    for type in table.types {
      var pending = [(type, 0)]
      while let (current, depth) = pending.popLast() {
        guard depth < 16 else {
          Issue.record("\(type.name) never ends")
          break
        }
        pending.append(contentsOf: table.supertypes(of: current).map { ($0, depth + 1) })
      }
    }
  }

  @Test func nestedTypesHaveAnOuterType() {
    for type in table.types where type.name.contains(".") {
      let outer = type.name.prefix(upTo: type.name.lastIndex(of: ".") ?? type.name.startIndex)
      #expect(!table.types(named: String(outer)).isEmpty, "\(type.name)")
    }
  }

  @Test func aNameIsClassAndStructOnlyWhereTwoModulesMeanDifferentThings() {
    var kinds: [String: Set<SDKType.Kind>] = [:]
    for type in table.types { kinds[type.name, default: []].insert(type.kind) }
    #expect(
      kinds.filter { $0.value.count > 1 }.keys.sorted() == [
        "EntityQuery", "Material", "Package", "Product", "Resource", "Scene", "Target", "Trait",
      ])
  }

  @Test func modulesAreSystemModules() {
    for type in table.types { #expect(table.isSystemModule(type.module), "\(type.module)") }
  }

  @Test func systemModulesAreSortedAndExportSystemModules() {
    let lines = "\(SDKTable.systemModules)".split(separator: "\n")
    let names = lines.map { Array($0.split(separator: " ")[0].utf8) }
    for (left, right) in zip(names, names.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right), "\(String(decoding: right, as: UTF8.self))")
    }
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(words.allSatisfy(table.isSystemModule), "\(line)")
      #expect(Array(words.dropFirst()) == words.dropFirst().sorted(), "\(line)")
    }
    #expect(lines.count > 250)
  }

  // MARK: Facts

  /// Module, name, kind, nearest superclass or `-`, and families with those inherited.
  static let facts = """
    Swift Array struct -
    Swift Optional enum -
    Swift String struct -
    Swift Int struct -
    Swift Error protocol -
    Swift Codable typealias - coding
    Swift Decodable protocol - coding
    Swift Sendable protocol -
    Swift KeyPath class PartialKeyPath
    Swift Never enum -
    _Concurrency Task struct - concurrency
    _Concurrency MainActor actor - concurrency
    _Concurrency AsyncStream.Continuation struct - concurrency
    _StringProcessing Regex struct -
    Synchronization Mutex struct - concurrency
    Observation Observable protocol - observable
    Dispatch DispatchQueue class DispatchObject concurrency
    Foundation URL struct -
    Foundation Data struct -
    Foundation Date struct -
    Foundation NSObject class -
    Foundation URLSession class NSObject network
    Foundation URLSessionDataTask class URLSessionTask network
    Foundation HTTPURLResponse class URLResponse network
    Foundation URLRequest struct - network
    Foundation URLSessionDataDelegate protocol - delegate network
    Foundation UserDefaults class NSObject persistence
    Foundation FileManager class NSObject persistence
    Foundation DateFormatter class Formatter formatting
    Foundation NumberFormatter class Formatter formatting
    Foundation RelativeDateTimeFormatter class Formatter formatting
    Foundation JSONDecoder class - coding
    Foundation BlockOperation class Operation concurrency
    Foundation NSMutableAttributedString class NSAttributedString
    Foundation NSUserActivity class NSObject
    CoreFoundation CGRect struct -
    CoreGraphics CGContext class -
    QuartzCore CAShapeLayer class CALayer
    QuartzCore CABasicAnimation class CAPropertyAnimation
    UIKit UIView class UIResponder ui view
    UIKit UILabel class UIView ui view
    UIKit UITextView class UIScrollView ui view
    UIKit UIButton class UIControl control ui view
    UIKit UICollectionViewCell class UICollectionReusableView ui view
    UIKit UIViewController class UIResponder ui viewController
    UIKit UITabBarController class UIViewController navigation ui viewController
    UIKit UIImagePickerController class UINavigationController media navigation ui viewController
    UIKit UIColor class NSObject ui
    UIKit UIEdgeInsets struct - ui
    UIKit UITextViewDelegate protocol - delegate ui
    UIKit UIGraphicsGetCurrentContext global - ui
    UIKit UIAccessibility enum - ui
    UIKit UITableViewCell.EditingStyle enum - ui
    UIKit UIControl.Event struct - ui
    UIKit UITableViewDataSource protocol - dataSource ui
    UIKit UITableViewDelegate protocol - delegate ui
    UIKit UICollectionViewDelegateFlowLayout protocol - delegate ui
    UIKit UICollectionViewDiffableDataSource class NSObject dataSource ui
    UIKit UIApplicationDelegate protocol - app delegate ui
    UIKit UIWindowSceneDelegate protocol - app delegate ui
    UIKit NSDiffableDataSourceSnapshot struct - ui
    AppKit NSView class NSResponder ui view
    AppKit NSTableView class NSControl control ui view
    AppKit NSSplitViewController class NSViewController ui viewController
    AppKit NSWindowController class NSResponder ui
    AppKit NSApplicationDelegate protocol - app delegate ui
    WatchKit WKInterfaceController class NSObject ui viewController
    SwiftUI View protocol - swiftUIView ui view
    SwiftUI ViewModifier protocol - swiftUIView ui view
    SwiftUI ButtonStyle protocol - swiftUIView ui view
    SwiftUI UIViewRepresentable protocol - swiftUIView ui view
    SwiftUI Text struct - swiftUIView ui view
    SwiftUI NavigationStack struct - navigation swiftUIView ui view
    SwiftUI App protocol - app ui
    SwiftUI UIHostingController class UIViewController ui viewController
    SwiftUI AppStorage struct - persistence ui
    Combine ObservableObject protocol - observable
    Combine AnyCancellable class -
    Combine AnyPublisher struct -
    Combine Subscribers.Completion enum -
    CoreData NSManagedObject class NSObject model
    CoreData NSManagedObjectContext class NSObject persistence
    CoreData NSPersistentCloudKitContainer class NSPersistentContainer persistence
    SwiftData PersistentModel protocol - model
    SwiftData ModelContext class - persistence
    CoreLocation CLLocationManager class NSObject location
    CoreLocation CLLocationCoordinate2D struct - location
    MapKit MKMapView class UIView location ui view
    MapKit MKPolyline class MKMultiPoint location
    AVFoundation AVPlayer class NSObject media
    AVFoundation AVPlayerLayer class CALayer media
    AVKit AVPlayerViewController class UIViewController media ui viewController
    Network NWConnection class - network
    Network NWEndpoint enum - network
    Security SecKey class -
    Security SecItemAdd global - persistence
    WebKit WKWebView class UIView ui view
    WebKit WKNavigationDelegate protocol - delegate
    StoreKit SKProductsRequest class SKRequest
    UserNotifications UNUserNotificationCenter class NSObject
    CloudKit CKModifyRecordsOperation class CKDatabaseOperation concurrency persistence
    Photos PHAsset class PHObject media
    PhotosUI PHPickerViewController class UIViewController media ui viewController
    SafariServices SFSafariViewController class UIViewController ui viewController
    MessageUI MFMailComposeViewController class UINavigationController navigation ui viewController
    AuthenticationServices ASAuthorizationAppleIDButton class UIControl control ui view
    SpriteKit SKScene class SKEffectNode ui
    os Logger struct -
    CoreImage CIFilter class NSObject
    CoreText CTFont class -
    XCTest XCTAssertEqual global - test
    XCUIAutomation XCUIApplication class XCUIElement test
    XCTest XCTestCase class XCTest test
    Testing Test struct - test
    """

  @Test(arguments: facts.split(separator: "\n").map(String.init))
  func knows(_ fact: String) throws {
    let words = fact.split(separator: " ").map(String.init)
    let type = try #require(table.type(named: words[1], in: words[0]))
    #expect(type.module == words[0])
    #expect(type.kind.rawValue == words[2])
    #expect(table.superclasses(of: type).first?.name ?? "-" == words[3])
    let families = table.families(of: type)
    #expect(
      SDKFamilies.named.filter { families.contains($0.family) }.map(\.name)
        == Array(words.dropFirst(4)))
  }

  // MARK: Looking up

  @Test func findsTypesThroughReexports() {
    #expect(table.type(named: "URL", in: "FoundationEssentials")?.module == "Foundation")
    #expect(table.type(named: "URLSession", in: "FoundationNetworking")?.module == "Foundation")
    #expect(table.type(named: "CGRect", in: "UIKit")?.module == "CoreFoundation")
    #expect(table.type(named: "timeval", in: "Glibc")?.module == "Darwin")
    #expect(table.type(named: "Array", in: "UIKit") == nil)
    #expect(table.type(named: "Nowhere", in: "UIKit") == nil)
    #expect(table.type(named: "URL", in: "Nowhere") == nil)
  }

  @Test func seesWhatAFileImports() {
    let none = table.visibleModules(importing: [])
    #expect(none == ["Swift", "_Concurrency", "_StringProcessing"])
    #expect(table.type(named: "String", visibleIn: none)?.module == "Swift")
    #expect(table.type(named: "URL", visibleIn: none) == nil)
    let mac = table.visibleModules(importing: ["Cocoa", "ThirdParty"])
    #expect(table.type(named: "NSLayoutConstraint", visibleIn: mac)?.module == "AppKit")
    #expect(table.type(named: "DispatchQueue", visibleIn: mac)?.module == "Dispatch")
    #expect(!mac.contains("ThirdParty"))
    let phone = table.visibleModules(importing: ["UIKit"])
    #expect(table.type(named: "NSLayoutConstraint", visibleIn: phone)?.module == "UIKit")
    #expect(table.type(named: "View", visibleIn: phone) == nil)
    let declarative = table.visibleModules(importing: ["SwiftUI"])
    #expect(table.type(named: "ObservableObject", visibleIn: declarative)?.module == "Combine")
  }

  @Test func likelierTypesOfANameComeFirst() {
    let likely = [
      "NSLayoutConstraint": "UIKit", "Product": "StoreKit", "Scene": "SwiftUI",
      "Trait": "Testing", "Transaction": "SwiftUI", "Path": "SwiftUI",
    ]
    for (name, module) in likely { #expect(table.types(named: name).first?.module == module) }
  }

  @Test func tellsSystemModulesFromOthers() {
    for module in [
      "UIKit", "Swift", "Glibc", "Musl", "FoundationEssentials", "PackagePlugin", "CDispatch",
      "_Backtracing", "_SwiftConcurrencyShims", "wasi_pthread",
    ] {
      #expect(table.isSystemModule(module))
    }
    for module in ["Alamofire", "RxSwift", "NIOCore", "Logging", ""] {
      #expect(!table.isSystemModule(module))
    }
  }

  @Test func findsParametersAlsoOfSupertypes() {
    #expect(table.parameters(ofType: "Dictionary") == ["Key", "Value"])
    let ofCollection = table.parameters(ofType: "BidirectionalCollection")
    #expect(ofCollection.first == "Element")
    #expect(ofCollection.contains("Iterator"))
    #expect(table.parameters(ofType: "Nothing") == [])
  }

  @Test func followsSuperclasses() throws {
    let cell = try #require(table.type(named: "UICollectionViewListCell", in: "UIKit"))
    #expect(
      table.superclasses(of: cell).map(\.name) == [
        "UICollectionViewCell", "UICollectionReusableView", "UIView", "UIResponder", "NSObject",
      ])
  }
}
