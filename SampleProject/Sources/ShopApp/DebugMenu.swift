#if DEBUG
  import Coordination
  import SwiftUI
  import UIKit

  #if canImport(PulseUI)
    import PulseUI
  #endif

  /// What testers can look at. Not part of a release.
  final class DebugMenuViewController: UITableViewController, Coordinator {
    var children: [any Coordinator] = []

    private weak var presenter: UIViewController?
    private let rows: [(title: String, value: String)]

    init(configuration: BackendConfiguration, presenter: UIViewController) {
      self.presenter = presenter
      rows = [
        ("Backend", configuration.baseURL.absoluteString),
        ("System", UIDevice.current.systemVersion),
      ]
      super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func start() {
      presenter?.present(self, animated: true)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// The log of all requests, where the tool that shows it is linked.
    func makeConsole() -> UIViewController? {
      #if canImport(PulseUI)
        UIHostingController(rootView: ConsoleView())
      #else
        nil
      #endif
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
