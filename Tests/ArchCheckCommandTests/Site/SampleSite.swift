import Foundation

/// The site of the sample with everything a site can have: the project's own pages, a contract that
/// is a diagram, owners, a base commit and a history.
final class SampleSite: Sendable {
  /// Written once for all tests, and removed when they end.
  static let shared: Result<SampleSite, any Error> = Result {
    atexit {
      if let site = try? SampleSite.shared.get() {
        try? FileManager.default.removeItem(at: site.folder.url)
      }
    }
    return try SampleSite()
  }

  let folder: TemporaryFolder
  /// Where the site is.
  let path: String

  private init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/a folder/site"
    let project = folder.path + "/Shop"
    try FileManager.default.copyItem(atPath: Command.sample, toPath: project)
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "Sell <b>things</b>", day: "2026-01-05")
    try write(Self.page, to: "Docs/Architecture.md")
    try write("# The cart\n\nBack to [the words](Architecture.md#words).\n", to: "Docs/Cart.md")
    try write("* @app\n/Sources/CartFeature/ @cart\n", to: "CODEOWNERS")
    var configuration = try String(contentsOfFile: project + "/.archcheck.yml", encoding: .utf8)
    configuration.replace(
      "contracts:\n",
      with: """
        report: { pages: ["Docs/**/*.md"] }
        contracts:
          - diagram: Docs/Architecture.md

        """,
      maxReplacements: 1)
    try write(configuration, to: ".archcheck.yml")
    try FileManager.default.removeItem(
      atPath: project + "/Sources/CheckoutFeature/Models/SavedCard.swift")
    try write(
      "import Networking\n\nfinal class CartSync {\n  let client = URLSessionHTTPClient.shared\n}\n",
      to: "Sources/CartFeature/CartSync.swift")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "Sell more & more", day: "2026-03-09")
    try folder.git("remote", "add", "origin", "git@github.com:acme/shop.git")
    let written = try Command(
      "report", project, "--output", path, "--fail-on", "never", "--since", "HEAD~1", "--history",
      "HEAD", "--every", "commit")
    guard written.code == 0 else { throw Browser.Failure(description: written.errors) }
  }

  /// Paths of all its files, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// The address of a page on disk.
  func url(_ page: String) -> String {
    let parts = page.split(separator: "?", maxSplits: 1)
    let file = URL(fileURLWithPath: "\(path)/\(parts[0])").absoluteString
    return parts.count > 1 ? "\(file)?\(parts[1])" : file
  }

  /// One page of each kind.
  static let pages = [
    "index.html", "findings.html", "rules.html", "rules/layer_dependency.html", "rules/layers.html",
    "guidelines.html", "guidelines/lickability.html", "modules.html", "modules/CartFeature.html",
    "types.html", "types/CartFeature.CartViewController.html", "matrix.html", "metrics.html",
    "cycles.html", "changes.html", "trend.html", "pages/Docs-Architecture.html",
  ]

  private static let page = """
    # How the shop is built

    See [the cart](Cart.md), [the package](../Package.swift) and [the web](https://swift.org).

    ```mermaid
    flowchart TD
      ShopApp --> Features
      subgraph Features
        CartFeature
        CatalogFeature
        CheckoutFeature
        AccountFeature
      end
      Features --> Foundations
      subgraph Foundations
        Domain
        DesignSystem
        Coordination
      end
      ShopApp --> Data
      subgraph Data
        ShopData
        Networking
        Persistence
        Analytics
      end
      Data --> Foundations
      ShopApp --> Foundations
    ```

    ## Words

    | word | means |
    |---|---|
    | cart | what somebody wants to buy |

    """

  private func write(_ text: String, to file: String) throws {
    try folder.write(text, to: "Shop/\(file)")
  }
}
