/// View controllers neither load nor store anything themselves.
struct ViewControllerNoIo: Rule {
  var ioTypes = InputOutput.typeNames
  var allowRoles: [Role] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    let types = NamePatterns(ioTypes)
    return graph.judgedTypes.filter { type in
      let whole = graph.whole(of: type.id)
      return graph.role(of: whole) == .viewController
        && !graph.assignment(of: whole).others.contains(where: allowRoles.contains)
        && !graph.descends(whole, from: InputOutput.handedFiles)
    }.flatMap { controller in
      let uses = graph.inputOutput(by: controller.id, types: types) {
        !graph.isGivenToOwn($0, by: controller.id)
      }
      return graph.findings(ofInputOutput: uses, by: controller, "The view controller")
    }
  }

  static let documentation = RuleDocumentation(
    summary: "View controllers must not talk to the network or the disk themselves.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A view controller that loads and stores data itself can only be tested with a network and a \
      disk, and is the place where everything else ends up too. It asks a view model or a service \
      instead.
      """,
    fix: "Move the call into a service that the controller or its view model is given.",
    limits: """
      System and well-known third-party types are judged; a service of the project may be used \
      unless the architecture forbids it (`layer_dependency`). A request in a file with a web view \
      is its page's. What the system hands files to, as a document browser or the \
      delegate of a file promise, may read and write them.

      A controller that only the system makes, such as a keyboard's, may make a service of the \
      project with a session or store.

      \(InputOutput.limits)
      """,
    options: [
      "ioTypes": InputOutput.option,
      "allowRoles": "Further roles, such as app, that excuse a controller which has one of them.",
    ],
    guidelines: ["RP-14", "WX-32"],
    profiles: [.wolox, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/FeedViewController.swift
        import UIKit
        final class FeedViewController: UIViewController {
          let session = URLSession.shared  // finding
        }
        """),
      Example(
        """
        //- App/NotesViewController.swift
        import CoreData
        import UIKit
        final class NotesViewController: UIViewController {
          func delete(_ note: NSManagedObject) {
            let app = UIApplication.shared.delegate as? AppDelegate
            guard let context = app?.container.viewContext else { return }
            context.delete(note)  // finding
            try? context.save()
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let app = UIApplication.shared.delegate as? AppDelegate
            (segue.destination as? NoteViewController)?.context = app?.container.viewContext
          }
        }
        final class SearchViewController: UIViewController {
          func search() { Alamofire.request("https://example.com").resume() }  // finding
        }
        final class NoteViewController: UIViewController {
          var context: NSManagedObjectContext?  // finding
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let container = NSPersistentContainer(name: "Notes")
        }
        """),
      Example(
        """
        //- App/SettingsViewController.swift
        import UIKit
        class BaseViewController: UIViewController {}
        final class SettingsViewController: BaseViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = UserDefaults.standard.string(forKey: "name")  // finding
          }
        }
        extension SettingsViewController {
          func clear() throws {
            try FileManager.default.removeItem(atPath: "cache")  // finding
          }
        }
        final class TermsViewController: BaseViewController {
          private let text = UITextView()
          override func viewDidLoad() {
            super.viewDidLoad()
            guard let url = Bundle.main.url(forResource: "terms", withExtension: "txt") else { return }
            text.text = try? String(contentsOf: url, encoding: .utf8)  // finding
          }
        }
        """),
      Example(
        """
        //- App/FeedViewController.swift
        import UIKit
        protocol FeedLoading {
          func load() async throws
        }
        final class FeedViewController: UIViewController {
          private let api: any FeedLoading
          private let viewModel: FeedViewModel
          init(api: any FeedLoading, viewModel: FeedViewModel) {
            self.api = api
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class FeedViewModel {}
        """),
      Example(
        """
        //- App/PageViewController.swift
        import UIKit
        import WebKit
        final class PageViewController: UIViewController {
          private let web = WKWebView()
          func show(_ url: URL) { web.load(URLRequest(url: url)) }
          func tell(_ bytes: Data, to peer: Peer) { bytes.write(to: peer) }
        }
        struct Peer {}
        extension Data {
          func write(to peer: Peer) {}
        }
        final class SyncController {
          let session = URLSession.shared
        }
        """),
    ])
}
