import Markdown
import Testing

@testable import Report

@Suite struct SiteTests {
  private func site(_ pages: Page...) -> Site {
    let entries = pages.map { Navigation.Entry(title: $0.title, path: $0.path) }
    let navigation = Navigation(groups: [.init(title: "Pages", entries: entries)])
    return Site(
      shell: Shell(title: "Shop", navigation: navigation, colophon: "archcheck"), pages: pages)
  }

  private func file(_ path: String, of site: Site) -> String? {
    site.files().first { $0.path == path }?.text
  }

  private static let excerpt = Page.Excerpt(
    file: "Cart/Cell.swift", target: .url("https://x.y/Cell.swift#L12"), start: 9,
    lines: ["struct Cell {", "\tvar order: Order?"],
    marks: [.init(line: 10, column: 13, length: 5, message: "a model")])

  /// The Markdown of a page with these blocks, behind its head.
  private func markdown(_ blocks: Page.Block...) -> String {
    let page = Page(path: PagePath("modules/Cart"), title: "Cart", blocks: blocks)
    let text = page.text().markdown
    let head = "[Overview](../README.md)\n\n# Cart\n\n"
    #expect(text.hasPrefix(head), "\(text)")
    return String(text.dropFirst(head.count))
  }

  @Test func aPageBeginsWithTheWayToIt() {
    let page = Page(
      path: PagePath("modules/Cart"), title: "Cart",
      ancestors: [.init(title: "Modules", path: PagePath("modules"))], blocks: [.paragraph("x")])
    #expect(
      page.text().markdown == """
        [Overview](../README.md) / [Modules](../modules.md)

        # Cart

        x

        """)
  }

  @Test func figuresAreATableInMarkdown() {
    let text = markdown(
      .paragraph(
        "\(code: "Cart") has \(1, "layer"), \(2_048, "type") and \(Badge.error) \(strong: "much") to do."
      ),
      .figures([
        .init(label: "Lines", value: "51,200", note: "12 more"),
        .init(label: "Cycles", value: "0"),
      ]))
    #expect(
      text == """
        `Cart` has 1 layer, 2,048 types and **error** **much** to do.

        | Lines | Cycles |
        | --: | --: |
        | 51,200 (12 more) | 0 |

        """)
  }

  @Test func tablesLinkToOtherPagesInMarkdown() {
    let text = markdown(
      .heading(level: 2, "Uses"),
      .table(
        Page.Table(
          id: "uses", noun: .init("module"),
          columns: [.init(title: "Module"), .init(title: "Sites", kind: .number)],
          rows: [[.code("A|B", to: .page(PagePath("modules/A-B"), anchor: "uses")), "\(1_204)"]])))
    #expect(
      text == """
        ## Uses

        | Module | Sites |
        | --- | --: |
        | [`A\\|B`](A-B.md#uses) | 1,204 |

        """)
  }

  @Test func entriesAreAListOfTheirOwnInMarkdown() {
    let text = markdown(
      .list(["one", "two"]),
      .entries(
        Page.Entries(
          id: "findings", noun: .init("finding"), filters: ["Severity"],
          entries: [
            .init(values: ["error"], summary: "\(Badge.error) no", body: [.code(Self.excerpt)]),
            .init(values: ["info"], summary: "yes", body: []),
          ])))
    #expect(
      text == """
        - one
        - two

        <!-- -->

        - **error** no

          [`Cart/Cell.swift:10`](https://x.y/Cell.swift#L12)

          ```text
           9 | struct Cell {
          10 | \tvar order: Order?
             | \t           ^^^^^ a model
          ```
        - yes

        """)
  }

  @Test func picturesAndNotesAreThoseOfMarkdown() {
    let text = markdown(
      .picture(
        Page.Picture(name: "cart", alternative: "A cart", svg: "<svg></svg>", caption: "Fig.")),
      .note(.warning, [.paragraph("Look."), .list(["a"])]))
    #expect(
      text == """
        ![A cart](../pictures/cart.svg)

        Fig.

        > [!WARNING]
        > Look.
        >
        > - a

        """)
  }

  @Test func theSiteIsTheTreeOfTheMarkdown() throws {
    let page = Page(
      path: PagePath("modules/Cart"), title: "Cart",
      blocks: [
        .heading(level: 2, "Cart"), .note(.tip, [.code(Self.excerpt)]),
        .paragraph("\(Badge.new) \("x", to: .page(.overview))"),
        .entries(
          Page.Entries(
            id: "e", noun: .init("finding"), filters: ["Rule"],
            entries: [
              .init(values: ["a\tb"], summary: "one", body: [.paragraph("two"), .list(["three"])])
            ])),
        .figures([.init(label: "Cycles", value: "1", tone: .bad)]),
      ])
    let html = page.content(of: page.text()).html.markup
    for part in [
      "<h1 id=\"cart\">Cart</h1>", "<h2 id=\"cart-1\">Cart<a class=\"anchor\" href=\"#cart-1\"",
      "<aside class=\"alert tip\">\n<p><strong>Tip</strong></p>\n<figure class=\"code\">",
      "<span class=\"line marked\" data-line=\"10\">\tvar order: <mark>Order</mark>?\n</span>",
      "<span class=\"line remark\">\t           <span>a model</span>",
      "<p><strong class=\"badge notice\">new</strong> <a href=\"../index.html\">x</a></p>",
      "<li data-values=\"a b\"><details>\n<summary>one</summary>\n<p>two</p>\n<ul>\n<li>three</li>",
      "<div class=\"bad\"><dt>Cycles</dt><dd>1</dd></div>",
    ] {
      #expect(html.contains(part), "\(html)")
    }
  }

  /// Whatever stands in a page, it arrives as text.
  @Test func hostileTextStaysText() throws {
    let evil =
      "</script><script>alert(1)</script><img src=x onerror=y> | `\"'[a](javascript:b)\n# x {{y}}"
    let text = Text([.text(evil)])
    let blocks: [Page.Block] = [
      .heading(level: 2, text), .paragraph(text), .paragraph("\(code: evil) \(strong: text)"),
      .paragraph("\(text, to: .url(evil)) \(text, to: .url("javascript:alert(1)"))"),
      .figures([.init(label: evil, value: text, note: text)]),
      .table(
        Page.Table(
          id: "t", noun: .init(evil), columns: [.init(title: evil, isFilter: true)],
          rows: (0..<9).map { [Text([.text(evil + "\($0)")])] })),
      .list([text]),
      .picture(Page.Picture(name: "p", alternative: evil, svg: "<svg></svg>", caption: text)),
    ]
    let excerpt = Page.Excerpt(
      file: evil, start: 1, lines: [evil, String(repeating: "x", count: 999)],
      marks: [
        .init(line: 1, column: -5, length: 9_999, message: evil),
        .init(line: 7, column: 1, length: 0, message: ""),
      ])
    let entry = Page.Entries.Entry(values: [evil], summary: text, body: blocks + [.code(excerpt)])
    let page = Page(
      path: PagePath("x"), title: evil, ancestors: [.init(title: evil, path: PagePath("y"))],
      blocks: blocks + [
        .code(excerpt), .note(.caution, blocks),
        .entries(
          Page.Entries(id: "e", noun: .init(evil), filters: [evil], entries: [entry, entry])),
      ])
    var site = site(page)
    site.shell.title = evil
    site.shell.colophon = text
    let html = try #require(file("x.html", of: site))
    #expect(html.ranges(of: "<script").count == 1)
    #expect(!html.contains("<img") && !html.contains("href=\"javascript"))
    #expect(html.ranges(of: "&lt;img src=x onerror=y&gt;").count > 40)
    let markdown = try #require(file("x.md", of: site))
    let read = Renderer().html(Document(parsing: markdown).blocks).markup
    #expect(!read.contains("<script") && !read.contains("href=\"javascript"))
  }

  @Test func rowsThatDoNotFitAreData() throws {
    let rows = (1...1_500).map { ["\(code: "Type\($0)")" as Text, "\($0)" as Text] }
    let table = Page.Table(
      id: "types", noun: .init("type"),
      columns: [.init(title: "Type"), .init(title: "Lines", kind: .number)], rows: rows)
    let entries = Page.Entries(
      id: "all findings", noun: .init("finding"), filters: [],
      entries: (1...700).map {
        .init(values: [], summary: "entry \($0).", body: [.paragraph("body \($0).")])
      })
    let site = site(
      Page(path: PagePath("a/types"), title: "Types", blocks: [.table(table), .entries(entries)]))
    let html = try #require(file("a/types.html", of: site))
    #expect(html.contains("Type1000<") && !html.contains("Type1001<"))
    #expect(html.contains("<p>The first 1,000 of 1,500 types.</p>"))
    #expect(html.contains("data-source=\"data/a.types-types.js\""))
    #expect(html.contains("entry 300.") && !html.contains("entry 301."))
    let markdown = try #require(file("a/types.md", of: site))
    #expect(markdown.contains("`Type1000`") && !markdown.contains("`Type1001`"))
    let data = try #require(file("data/a.types-types.js", of: site)).split(separator: "\n")
    #expect(data.count == 502)
    #expect(data[0] == "archcheckRows(\"types\",[")
    #expect(
      data[1]
        == #""<tr><td><code>Type1001</code></td><td class=\"right\">1,001</td></tr>\n","#
    )
    let others = try #require(file("data/a.types-all-findings.js", of: site)).split(separator: "\n")
    #expect(others.count == 402)
    #expect(others[400].contains("entry 700.") && others[400].contains("<p>body 700.</p>"))
  }

  @Test func whatIsShownFirstIsNoLimitOfTheSearch() throws {
    let table = Page.Table(
      id: "uses", noun: .init("type"), columns: [.init(title: "Type", isFilter: true)],
      rows: (1...9).map { [.code("T\($0)")] }, shown: 2)
    let entries = Page.Entries(
      id: "findings", noun: .init("finding"), filters: ["Rule"],
      entries: (1...9).map { .init(values: ["r\($0)"], summary: .code("e\($0)"), body: []) },
      shown: 3)
    let site = site(
      Page(path: PagePath("a"), title: "A", blocks: [.table(table), .entries(entries)]))
    let html = try #require(file("a.html", of: site))
    #expect(html.contains("<code>T2<") && !html.contains("<code>T3<"))
    #expect(html.contains(">e3<") && !html.contains(">e4<"))
    #expect(html.contains("<p>The first 2 of 9 types.</p>"))
    #expect(html.contains("<option value=\"T9\">") && html.contains("<option value=\"r9\">"))
    #expect(try #require(file("data/a-uses.js", of: site)).contains("T9"))
    #expect(try #require(file("data/a-findings.js", of: site)).contains("e9"))
  }

  @Test func narrowScreensNameTheFiguresOfWideTables() throws {
    let columns = ["Type", "Lines", "Uses", "Used by", "Depth"].enumerated().map {
      Page.Column(title: $1, kind: $0 == 0 ? .text : .number)
    }
    let rows: [[Text]] = [["a", "1", "2", "3", "4"]]
    let wide = Page.Table(id: "wide", noun: .init("type"), columns: columns, rows: rows)
    var small = wide
    small.columns.removeLast()
    var led = wide
    led.columns[0] = Page.Column(title: "To", lead: "→")
    let tables = [wide, small, led].map(Page.Block.table)
    let site = site(Page(path: PagePath("a"), title: "A", blocks: tables))
    let html = try #require(file("a.html", of: site))
    let layout = "columns-type-lines-uses-used-by-depth"
    #expect(html.ranges(of: " stacks \(layout)\"").count == 1)
    let styles = try #require(file("assets/site.css", of: site))
    #expect(styles.contains(".\(layout) td:nth-child(4)::before { content: \"Used by \"; }"))
    #expect(!styles.contains(".\(layout) td:nth-child(1)"))
    let other = "columns-to-lines-uses-used-by-depth"
    #expect(styles.contains(".\(other) td:nth-child(1)::before { content: \"→ \"; }"))
  }

  @Test func entriesWithoutABodyAreToldByTheirParts() throws {
    let place = Text.code("A.swift:3", to: .url("https://x.y/Sources/A.swift#L3"))
    let rows: [RowScripts.Row] = [
      .markup("<li>x</li>"),
      .entry(group: 2, values: "error\ta", summary: "\(Badge.error) \"no\" \(place)"),
      .entry(
        group: 2, values: "error\ta", anchor: "f1",
        summary: "\("a \(code: "b")", to: .page(PagePath("a/all"), anchor: "f1"))"),
      .entry(group: nil, values: "error\ta", summary: "\(code: "<b>", to: .url("javascript:x"))"),
      .entry(group: nil, values: "", summary: "\(strong: "yes") \(code: "it")"),
    ]
    let scripts = RowScripts(
      rows, id: "all", of: PagePath("a/findings"), renderer: siteRenderer())
    #expect(scripts.files.map(\.path) == ["data/a.findings-all.js"])
    #expect(
      scripts.files[0].text == #"""
        archcheckRows("all",[
        "<li>x</li>",
        [2,0,"",0," \"no\" ",["A.swift:3",1,"A.swift#L3"]],
        [2,0,"f1",[["a ",["b"]],2,"all.html#f1"]],
        [-1,0,"",["<b>"]],
        [-1,2,"","yes"," ",["it"]]
        ],0,["error\x09a","https://x.y/Sources/",""])

        """#)
    let many = RowScripts(
      Array(repeating: .markup(HTML(text: String(repeating: "x", count: 900_000))), count: 5),
      id: "all", of: .overview, renderer: siteRenderer())
    #expect(many.files.count == 2)
  }

  @Test func controlsOfferWhatThereIs() {
    let severities: [Badge] = [.info, .error, .error, .warning]
    let table = Page.Table(
      id: "t", noun: .init("entry", plural: "entries"),
      columns: [
        .init(title: "Severity", kind: .badge, isFilter: true),
        .init(title: "Same", isFilter: true),
      ],
      rows: (0..<12).map { ["\(severities[$0 % 4])", "x"] })
    let page = Page(path: PagePath("x"), title: "X", blocks: [.table(table)])
    let html = page.content(of: page.text()).html.markup
    #expect(
      html.contains(
        """
        <label>Severity <select name="severity" data-column="0"><option value="">all</option>\
        <option value="error">error (6)</option><option value="warning">warning (3)</option>\
        <option value="info">info (3)</option></select></label>
        <output aria-live="polite">12 entries</output>
        """))
    #expect(html.contains("<th scope=\"col\" data-kind=\"badge\">Severity</th>"))
  }

  @Test func pagesOfTheUserAreReadAsTheyAre() throws {
    let source =
      "# Ours\n\nSee [modules](modules.md#x) and [web](https://a.b/c.md).\n\n<script>x</script>\n\n```mermaid\nA-->B\n```"
    let site = site(
      Page(path: PagePath("Architecture"), title: "Ours", blocks: [.markdown(source)]))
    let html = try #require(file("Architecture.html", of: site))
    #expect(
      html.contains(
        "<h1 id=\"ours\">Ours</h1>\n<p>See <a href=\"modules.html#x\">modules</a> and <a href=\"https://a.b/c.md\">web</a>.</p>\n<pre>"
      ))
    #expect(
      try #require(file("Architecture.md", of: site)) == "[Overview](README.md)\n\n\(source)\n")
  }

  @Test func linksWorkInAnyFolder() {
    func check(
      _ page: String, _ target: Target, _ markdown: String, _ html: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let destination = target.destination(from: PagePath(page))
      #expect(destination == markdown, sourceLocation: sourceLocation)
      #expect(htmlDestination(of: destination) == html, sourceLocation: sourceLocation)
    }
    check("README", .page(PagePath("rules/a"), anchor: "b"), "rules/a.md#b", "rules/a.html#b")
    check("rules/a", .page(.overview), "../README.md", "../index.html")
    check("rules/a", .page(PagePath("rules/b")), "b.md", "b.html")
    check("rules/a", .page(PagePath("modules/b")), "../modules/b.md", "../modules/b.html")
    check("rules/a", .page(PagePath("rules/a"), anchor: "x"), "#x", "#x")
    check("rules/a", .file("pictures/p.svg"), "../pictures/p.svg", "../pictures/p.svg")
    check("a", .url("https://x/y"), "https://x/y", "https://x/y")
  }

  @Test func fileNamesAreSafeAndDistinct() {
    let names = [
      "Cart", "cart", "../../etc/passwd", "a/b", "a b", "README", "index", "CON", "", ".hidden",
      "Ü", String(repeating: "x", count: 500),
    ]
    let files = FileNames(for: names)
    let made = names.compactMap { files[$0] }
    #expect(made.count == names.count)
    #expect(Set(made.map { $0.lowercased() }).count == names.count)
    #expect(files["Cart"] == "Cart" && files["cart"] == "cart-2")
    #expect(made.allSatisfy { $0.count < 100 && !$0.contains("/") && !$0.hasPrefix(".") })
    #expect(FileNames(for: names.reversed())["cart"] == "cart-2")
  }

  @Test func theSameSiteTwiceIsTheSameFiles() {
    let page = Page(path: .overview, title: "Shop", blocks: [.paragraph("x"), .code(Self.excerpt)])
    let files = site(page).files()
    #expect(files == site(page).files())
    #expect(
      files.map(\.path) == [
        ".nojekyll", "README.md", "assets/icon.svg", "assets/pages.js", "assets/site.css",
        "assets/site.js", "index.html",
      ])
  }

  @Test func numbersAreGrouped() {
    #expect([0, 999, 1_000, -1_234_567].map(\.grouped) == ["0", "999", "1,000", "−1,234,567"])
  }
}

extension SiteFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A list that is cut says so.
@Test func manyChangesAreCounted() throws {
  var changes = SampleChanges.ordinary
  let use = try #require(changes.dependencies.added.first)
  let move = try #require(changes.moves.first)
  changes.dependencies.added = Array(repeating: use, count: 501)
  changes.moves = Array(repeating: move, count: 502)
  changes.accepted = Array(repeating: SampleResult.cell, count: 503)
  let survey = Survey(of: ReportSite(of: SampleResult.linked, title: "Shop", version: "0"))
  let page = survey.changesPage(changes).text().markdown
  for told in [
    "The first 500 of 502 dependencies.", "The first 500 of 502 types.",
    "The first 500 of 503 findings.",
  ] {
    #expect(page.contains(told))
  }
}
