import Testing

@testable import ArchCheck

/// A finding that rests on one weak sign is at most a warning, and says what it rests on.
@Suite struct StrengthTests {
  /// Code that breaks a rule where nothing but one name, folder or conformance tells a role.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var reason: String
    var code: String
    var line: Int

    init(_ rule: String, restingOn reason: String, _ code: String, line: Int = #line) {
      self.rule = rule
      self.reason = reason
      self.code = code
      self.line = line
    }

    var testDescription: String { rule }
  }

  static let cases = [
    Case(
      "constructor_injection", restingOn: "name ends in Service",
      """
      final class MailService { func send() {} }
      final class Shop { private let mail = MailService() }
      """),
    Case(
      "dependencies_are_protocols", restingOn: "name ends in Service",
      """
      //- Mail/MailService.swift
      public final class MailService { public func send() {} }
      //- App/CartViewModel.swift
      import Mail
      final class CartViewModel {
        private let mail: MailService
        init(mail: MailService) { self.mail = mail }
      }
      """),
    Case(
      "immutable_models", restingOn: "stands in folder Models",
      """
      //- App/Models/Order.swift
      struct Order { var id: Int }
      """),
    Case(
      "io_in_designated_roles", restingOn: "name ends in Updater",
      """
      import Foundation
      final class CartUpdater { let session: URLSession; init(session: URLSession) { self.session = session } }
      """),
    Case(
      "layer_dependency", restingOn: "name ends in ViewModel",
      """
      import UIKit
      final class CartViewController: UIViewController {}
      final class CartViewModel { var screen: CartViewController? }
      """),
    Case(
      "massive_view_controller", restingOn: "name ends in ViewController",
      """
      final class CartViewController: KitScreen {
        \((0..<31).map { "var p\($0) = 0" }.joined(separator: "; "))
      }
      """),
    Case(
      "models_no_io", restingOn: "conforms to Codable",
      """
      import Foundation
      struct User: Codable {
        let id: Int
        func save() { UserDefaults.standard.set(id, forKey: "user") }
      }
      """),
    Case(
      "models_ui_independent", restingOn: "stands in folder Models",
      """
      //- App/Models/Badge.swift
      import UIKit
      struct Badge { let tint: UIColor }
      """),
    Case(
      "no_formatting_in_views", restingOn: "name ends in Cell",
      """
      import UIKit
      final class PriceCell: KitBox {
        let label = UILabel()
        func show(_ price: NSNumber) { label.text = NumberFormatter().string(from: price) }
      }
      """),
    Case(
      "no_outlets_in_view_controller", restingOn: "name ends in ViewController",
      """
      import UIKit
      final class CartViewController: KitScreen { @IBOutlet var titleLabel: UILabel! }
      """),
    Case(
      "no_styling_in_view_controller", restingOn: "name ends in ViewController",
      """
      import UIKit
      final class CartViewController: KitScreen {
        let label = UILabel()
        func style() {
          label.font = .body
          label.textColor = .red
          label.numberOfLines = 0
          label.textAlignment = .center
        }
      }
      """),
    Case(
      "thin_app_target", restingOn: "name ends in ViewModel",
      """
      //- App/CartViewModel.swift
      import UIKit
      final class CartViewModel { func load() {} }
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- Feed/Feed.swift
      public struct Feed { let a = 1; let b = 2 }
      //- Core/Core.swift
      public struct Core { let a = 1; let b = 2 }
      """),
    Case(
      "view_controller_no_io", restingOn: "name ends in ViewController",
      """
      import Foundation
      final class CartViewController: KitScreen { let session = URLSession.shared }
      """),
    Case(
      "view_model_no_io", restingOn: "name ends in ViewModel",
      """
      import Foundation
      final class FeedViewModel {
        func load() { _ = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) }
      }
      """),
    Case(
      "view_model_ui_independent", restingOn: "name ends in ViewModel",
      """
      import UIKit
      final class CartViewModel { let list: UITableView? = nil }
      """),
    Case(
      "view_no_controller_reference", restingOn: "name ends in View",
      """
      import UIKit
      final class FormViewController: UIViewController {}
      final class FormView: KitBox { weak var owner: FormViewController? }
      """),
    Case(
      "view_no_io", restingOn: "name ends in View",
      """
      import Foundation
      final class AvatarView: KitBox { let session = URLSession.shared }
      """),
    Case(
      "views_not_model_aware", restingOn: "conforms to Codable",
      """
      import UIKit
      struct User: Codable { let id: Int }
      final class UserCell: UITableViewCell { var user: User? }
      """),
  ]

  @Test(arguments: cases)
  func isAWarningAtMostAndSaysWhatItRestsOn(_ told: Case) throws {
    let here = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: told.line, column: 1)
    let rule = try #require(RuleCatalog.rule(told.rule))
    // Even where a project makes the rule an error.
    let configured = ConfiguredRule(rule.init(), severity: .error)
    let findings = configured.findingsOrIssue(in: Example(told.code).graph())
    #expect(!findings.isEmpty, sourceLocation: here)
    for finding in findings where finding.subject != "App" {
      #expect(finding.strength == .weak, "\(finding.message)", sourceLocation: here)
      #expect(finding.severity <= .warning, "\(finding.message)", sourceLocation: here)
      let reasons = finding.evidence.map(\.message)
      #expect(
        reasons.contains { $0.contains(told.reason) }, "\(reasons)", sourceLocation: here)
    }
  }

  /// What is graver than most is not told more mildly than most.
  @Test(arguments: [
    (Severity.info, [Severity.warning, .info]), (.warning, [.warning, .warning]),
    (.error, [.error, .error]),
  ])
  func graverCasesStayTheGraverOnes(_ chosen: Severity, _ expected: [Severity]) {
    let graph = Example(
      """
      //- App/Groups.swift
      final class Four {
        var a = 0, b = 0, c = 0, d = 0
        func a1() { a = 1 }
        func a2() { a = 2 }
        func b1() { b = 1 }
        func b2() { b = 2 }
        func c1() { c = 1 }
        func c2() { c = 2 }
        func d1() { d = 1 }
        func d2() { d = 2 }
      }
      final class Two {
        var a = 0, b = 0
        func a1() { a = 1 }
        func a2() { a = 2 }
        func b1() { b = 1 }
        func b2() { b = 2 }
        func b3() { b = 3 }
        func b4() { b = 4 }
      }
      """
    ).graph()
    let found = ConfiguredRule(LowCohesion(), severity: chosen).findingsOrIssue(in: graph)
    #expect(found.map(\.subject) == ["App.Four", "App.Two"])
    #expect(found.map(\.severity) == expected)
  }

  /// What subtypes do that only their module sees cannot go to a public type.
  @Test(arguments: [
    ("public ", "", Severity.info), ("", "", .warning), ("public ", "public ", .warning),
  ])
  func casesOfHiddenSubtypesAreMild(_ base: String, _ subtype: String, _ expected: Severity) {
    let graph = Example(
      """
      \(base)protocol Command {}
      \(subtype)struct Help: Command {}
      \(subtype)struct Wrapped: Command {}
      struct Runner {
        func run(_ command: any Command) -> Int {
          switch command {
          case is Help: 1
          case is Wrapped: 2
          default: 0
          }
        }
      }
      """
    ).graph()
    let found = ConfiguredRule(TypeCasing(), severity: .warning).findingsOrIssue(in: graph)
    #expect(found.map(\.severity) == [expected])
  }

  /// A rule of a project's own that assigns the severity means it.
  @Test func keepsTheSeverityThatARuleAssigns() {
    struct EveryType: Rule {
      static let documentation = FinalClasses.documentation

      func findings(in graph: DependencyGraph) -> [Finding] {
        graph.ownTypes.map { type in
          var finding = Finding(
            "\(type.name)", at: Location(file: "A.swift", line: 1, column: 1), module: "App",
            subject: "App.\(type.name)")
          if type.name == "Bad" { finding.severity = .error }
          return finding
        }
      }
    }
    let graph = Example("struct Bad {}\nstruct Good {}").graph()
    let found = ConfiguredRule(EveryType(), severity: .info).findingsOrIssue(in: graph)
    #expect(found.map(\.severity) == [.error, .info])
  }

  /// What two weak signs say, or one strong one, keeps its severity.
  @Test(arguments: [
    """
    //- App/Models/User.swift
    import UIKit
    struct User: Codable { let id: Int; var color: UIColor? { nil } }
    """,
    """
    import CoreData
    import UIKit
    final class User: NSManagedObject { var color: UIColor? { nil } }
    """,
  ])
  func twoWeakSignsAreStrong(_ code: String) {
    let rule = ConfiguredRule(ModelsUiIndependent())
    let found = rule.findingsOrIssue(in: Example(code).graph())
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.strength) == [.strong])
  }

  /// That types depend on each other is sure; that they are of different layers is not.
  @Test(arguments: [("KitScreen", Severity.warning), ("UIViewController", .error)])
  func cyclesAcrossWeakRolesAreWarnings(_ base: String, _ expected: Severity) {
    let graph = Example(
      """
      //- App/Screen.swift
      import UIKit
      final class CartViewController: \(base) {
        var cart: CartList?
      }
      //- App/List.swift
      import UIKit
      final class CartList: UIView {
        var screen: CartViewController?
      }
      """
    ).graph()
    let found = ConfiguredRule(TypeCycle(severityAcrossRoles: .error)).findingsOrIssue(in: graph)
    #expect(found.map(\.severity) == [expected])
    #expect(found.first?.evidence.contains { $0.message.contains("a view controller: ") } == true)
  }

  /// In no example of any rule is a weak finding an error.
  @Test func noWeakFindingIsAnError() {
    for told in ExampleCase.all {
      let rule = ConfiguredRule(told.rule, severity: .error)
      for finding in rule.findingsOrIssue(in: told.example.graph()) where finding.strength == .weak
      {
        #expect(finding.severity < .error, sourceLocation: told.sourceLocation)
        #expect(!finding.evidence.isEmpty, sourceLocation: told.sourceLocation)
      }
    }
  }
}
