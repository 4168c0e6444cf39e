import Foundation
import Testing

/// The written site as files.
@Suite struct SiteLinkTests {
  /// Every link leads to a file of the site and, where it has an anchor, to an element of it.
  @Test func linksAndAnchorsResolve() throws {
    let site = try SampleSite.shared.get()
    let files = try site.files()
    let links = try SiteLinks(files, text: site.text)
    #expect(links.repeated.isEmpty)
    #expect(links.all.count > 5_000)
    #expect(links.broken.isEmpty, "\(links.broken.prefix(20))")
    let leaving = links.leaving.filter { !$0.hasPrefix("https://github.com/acme/shop/blob/") }
    #expect(leaving == ["https://swift.org"])
  }

  /// A picture that two pages show would be one that the second has written over the first's.
  @Test func everyPictureIsOfOnePage() throws {
    let site = try SampleSite.shared.get()
    let shown = try site.files().filter { $0.hasSuffix(".md") }.flatMap { page in
      try site.text(of: page).matches(of: /pictures\/([^)]+\.svg)\)/).map { String($0.1) }
    }
    #expect(shown.count > 20)
    #expect(Set(shown).count == shown.count)
  }

  /// What a finding names is found by the search for pages.
  @Test func bothEndsOfFindingsHavePages() throws {
    let site = try SampleSite.shared.get()
    let page = try site.text(of: "types/ShopApp.AppCoordinator.html")
    #expect(page.contains("Findings of others that name it"))
    #expect(page.contains("layer_dependency"))
    #expect(try site.text(of: "assets/pages.js").contains("types/ShopApp.AppCoordinator.html"))
  }

  /// Who reads with the ears knows the lists of a page apart, and who reads with the keyboard is not
  /// kept at every arrow of a picture.
  @Test func landmarksAndStopsAreFew() throws {
    let site = try SampleSite.shared.get()
    for page in try site.files() where page.hasSuffix(".html") {
      let text = try site.text(of: page)
      let labels = text.matches(of: #/<section class="collection[^>]* aria-label="([^"]*)"/#)
        .map { String($0.1) }
      #expect(Set(labels).count == labels.count, "\(page): \(labels)")
    }
    let overview = try site.text(of: "index.html")
    #expect(overview.contains(#/tabindex="-1"><title>[^<]*<\/title><path class="hit"/#))
    #expect(!overview.contains(#/href="[^"]*"><title>[^<]*<\/title><path class="hit"/#))
  }

  /// A guideline's id leads to its row, from findings and from the search for pages.
  @Test func guidelinesHaveAddresses() throws {
    let site = try SampleSite.shared.get()
    #expect(try site.text(of: "findings.html").contains("guidelines/lickability.html?q=LK-08\""))
    #expect(
      try site.text(of: "assets/pages.js").contains(
        "[\"LK-08\",\"Lickability best practices\",\"guidelines/lickability.html\",\"LK-08\"]"))
  }

  /// Every page is HTML as the standard wants it, without an error that parsers put right.
  @Test(
    .enabled(if: SiteTools.hasHTMLParser, "html5lib is not installed: Scripts/install-site-tools"))
  func pagesAreValid() throws {
    let site = try SampleSite.shared.get()
    let errors = try SiteTools.python(
      """
      import html5lib, pathlib, sys
      for page in sorted(pathlib.Path(sys.argv[1]).rglob("*.html")):
          parser = html5lib.HTMLParser()
          parser.parse(page.read_bytes())
          for place, error, _ in parser.errors[:3]:
              print(page.name, place, error)
      """, site.path)
    #expect(errors == "")
  }
}
