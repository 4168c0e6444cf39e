import Markdown

/// What surrounds the content of every page.
struct Shell: Sendable {
  /// Name of the project.
  var title: String
  var navigation: Navigation
  /// One line at the foot: what was analysed, when, by which version.
  var colophon: Text

  /// Scripts and styles come from the site's own files only, and nothing is sent anywhere.
  static let contentSecurityPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    + "base-uri 'none'; form-action 'none'"

  /// No heading's anchor has a dot.
  static let mainID = "page.main"

  func html(_ page: Page, _ content: PageContent) -> HTML {
    let root = page.path.root
    let renderer = siteRenderer()
    let title: HTML = page.path == .overview ? "\(self.title)" : "\(page.title) – \(self.title)"
    return """
      <!DOCTYPE html>
      <html lang="en" data-root="\(root)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.contentSecurityPolicy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="\(root)assets/site.css">
      <script src="\(root)assets/site.js"></script>
      </head>
      <body>
      <a class="skip" href="#\(Self.mainID)">Skip to content</a>
      <header class="site">
      <a class="home" href="\(root)index.html">\(self.title)</a>
      <div class="finder" role="search">
      <input type="search" placeholder="Find a page" aria-label="Find a page" \
      aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
      <ul aria-label="Pages found" hidden></ul>
      </div>
      <nav aria-label="Report">
      \(navigation.html(on: page))</nav>
      </header>
      <main id="\(Self.mainID)" tabindex="-1">
      \(way(to: page))<article>
      \(content.html)</article>
      \(contents(content.sections))</main>
      <footer>\(renderer.html(colophon.inlines(on: page.path)))</footer>
      </body>
      </html>

      """
  }

  private func way(to page: Page) -> HTML {
    guard page.path != .overview else { return HTML() }
    let overview = Page.Ancestor(title: "Overview", path: .overview)
    let steps = ([overview] + page.ancestors).map { step -> HTML in
      let target = htmlDestination(of: Target.page(step.path).destination(from: page.path))
      return "<li><a href=\"\(Destination(target).percentEncoded)\">\(step.title)</a></li>\n"
    }
    return
      "<nav class=\"way\" aria-label=\"Way to this page\">\n<ol>\n\(steps.joined())</ol>\n</nav>\n"
  }

  private func contents(_ sections: [PageContent.Section]) -> HTML {
    guard sections.count > 2 else { return HTML() }
    let entries = sections.map { section -> HTML in
      "<li><a href=\"#\(Destination(section.anchor).percentEncoded)\">\(section.title)</a></li>\n"
    }
    return """
      <nav class="contents" aria-label="On this page">
      <h2>On this page</h2>
      <ol>
      \(entries.joined())</ol>
      </nav>

      """
  }
}
