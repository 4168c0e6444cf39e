import Foundation
import Testing

/// The written site in a real browser.
@Suite(.serialized, .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct SiteBrowserTests {
  /// Opened from the disk, every kind of page loads without a word on the console, asks for nothing
  /// outside of the site, fits the window and stays where it is once it is shown.
  @Test func pagesLoadFromTheDisk() throws {
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    for page in SampleSite.pages {
      for width in [360, 1600] {
        try browser.open(site.url(page), width: width)
        let shift: Double = try browser.value(
          """
          new Promise(done => {
            let sum = 0
            new PerformanceObserver(list => list.getEntries().forEach(entry => sum += entry.value))
              .observe({ type: "layout-shift", buffered: true })
            setTimeout(() => done(sum), 60)
          })
          """)
        // The limit of what Web Vitals call good; a table grows while it is read.
        #expect(shift < 0.1, "\(page) at \(width)")
        let overflow: Int = try browser.value(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        #expect(overflow <= 0, "\(page) at \(width)")
        #expect(browser.complaints == [], "\(page)")
        let strangers = browser.requests.filter {
          !$0.hasPrefix("file://") || !$0.contains("a%20folder/site/")
        }
        #expect(strangers == [], "\(page)")
      }
    }
  }

  /// On a phone the pages are a strip, whose current page is in view.
  @Test func theStripShowsTheCurrentPage() throws {
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    for page in ["findings.html", "metrics.html", "changes.html", "trend.html"] {
      try browser.open(site.url(page), width: 360)
      let isInView: Bool = try browser.value(
        """
        new Promise(done => setTimeout(() => {
          const { left, right } = document.querySelector("header.site [aria-current]")
            .getBoundingClientRect()
          done(left >= 0 && right <= document.documentElement.clientWidth)
        }, 60))
        """)
      #expect(isInView, "\(page)")
    }
  }

  @Test(.enabled(if: SiteTools.hasPython, "no Python is installed"))
  func pagesLoadFromASubPath() throws {
    let site = try SampleSite.shared.get()
    let server = try #require(try FileServer(of: site.folder.path))
    let browser = try Browser()
    for page in ["index.html", "types/CartFeature.CartViewController.html", "findings.html"] {
      let address = "http://127.0.0.1:\(server.port)/a%20folder/site/\(page)"
      try browser.open(address)
      #expect(browser.complaints == [], "\(page)")
      let colour: String = try browser.value(
        "getComputedStyle(document.querySelector('header.site')).backgroundColor")
      #expect(colour == "rgb(245, 246, 248)", "\(page) has its stylesheet")
      let title: String = try browser.value(
        """
        new Promise(done => {
          const input = document.querySelector(".finder input")
          input.focus()
          input.value = "CartCoordinator"
          input.dispatchEvent(new Event("input"))
          setTimeout(() => done(document.querySelector(".finder ul a")?.href ?? "nothing"), 300)
        })
        """)
      #expect(
        title.hasSuffix("/a%20folder/site/types/CartFeature.CartCoordinator.html"), "\(page)")
    }
  }

  @Test func searchAndFiltersWorkAndAreInTheAddress() throws {
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    func shown() throws -> Int {
      try browser.value("document.querySelectorAll('.entries > li:not(.group)').length")
    }
    try browser.open(site.url("findings.html"))
    let all = try shown()
    try browser.value(
      """
      (() => {
        const select = document.querySelector("select[name=severity]")
        select.value = "error"
        select.dispatchEvent(new Event("change"))
        const input = document.querySelector(".controls input")
        input.value = "cart"
        input.dispatchEvent(new Event("input"))
      })()
      """, as: Any?.self)
    let query: String = try browser.value("location.search")
    #expect(query == "?q=cart&severity=error")
    let few = try shown()
    #expect(few > 0 && few < all)
    let output: String = try browser.value("document.querySelector('output').textContent")
    #expect(output == "\(few) of \(all) findings")
    // Whoever gets the address sees the same.
    try browser.open(site.url("findings.html" + query))
    #expect(try shown() == few)
    try browser.open(site.url("findings.html?owner=%40cart"))
    #expect(try shown() > 0 && shown() < all)

    try browser.open(site.url("types.html"))
    try browser.value("document.querySelectorAll('th')[5].click()", as: Any?.self)
    let order: String = try browser.value("location.search")
    #expect(order == "?sort=-6")
    let lines: [Int] = try browser.value(
      "[...document.querySelectorAll('tbody tr')].map(row => Number(row.cells[5].textContent))")
    #expect(lines.count > 100 && lines == lines.sorted(by: >))
    #expect(browser.complaints == [])
  }

  /// The page holds the first findings, scripts the others, of which the last have no markup.
  @Test func searchReachesWhatThePageDoesNotHold() throws {
    let folder = try TemporaryFolder()
    let count = 3_020
    for file in 0..<20 {
      let classes = (0..<(count / 20)).map { "class Part\(file)x\($0) {}" }
      try folder.write(classes.joined(separator: "\n"), to: "Sources/Parts/File\(file).swift")
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Many", targets: [.target(name: "Parts")])
      """, to: "Package.swift")
    try folder.write(
      "version: 1\nextends: [none]\nrules:\n  final_classes: on\n", to: ".archcheck.yml")
    let site = folder.path + "/site"
    let written = try Command(
      "report", folder.path, "--output", site, "--fail-on", "never", "--source-url",
      "https://forge.example/{path}#{line}")
    #expect(written.code == 0)
    let browser = try Browser()
    func open(_ query: String) throws -> [String] {
      try browser.open(URL(fileURLWithPath: site + "/findings.html").absoluteString + query)
      return try browser.value(
        """
        new Promise(done => {
          const tell = () => document.querySelector("output").textContent.includes("…")
            ? setTimeout(tell, 20)
            : done([...document.querySelectorAll(".entries > li:not(.group)")].map(item =>
                item.querySelector("p, summary").textContent + " " + item.querySelector("a")?.href))
          tell()
        })
        """)
    }
    let last = try open("?q=Part9x150")
    #expect(last.count == 1)
    #expect(last.first?.contains("Part9x150 ") == true)
    #expect(last.first?.hasSuffix(" https://forge.example/Sources/Parts/File9.swift#151") == true)
    #expect(try open("?rule=final_classes&q=File1.swift").count == 151)
    #expect(try open("?q=nothing+of+this+kind").isEmpty)
    try browser.value("document.querySelector('.nothing button').click()", as: Any?.self)
    let shown: Int = try browser.value(
      "new Promise(done => setTimeout(() => done(document.querySelectorAll('.entries > li:not(.group)').length), 100))"
    )
    #expect(shown == 500)
    #expect(browser.complaints == [])
    // A module's page leads to each of them there, however far down it stands.
    let list = URL(fileURLWithPath: site + "/modules/Parts.html").absoluteString
    try browser.open(list + "?q=Part19x150")
    let address: String = try browser.value(
      """
      new Promise(done => {
        const tell = () => {
          const link = document.querySelector(".entries a[href*='findings.html#']")
          link?.textContent.includes("Part19x150") ? done(link.href) : setTimeout(tell, 20)
        }
        tell()
      })
      """)
    // A filter that hides it gives way.
    try browser.open(address.replacing("#", with: "?q=Part0x0#"))
    let found: String = try browser.value(
      """
      new Promise(done => {
        const tell = () => {
          const target = document.getElementById(location.hash.slice(1))
          target ? done(target.textContent) : setTimeout(tell, 20)
        }
        tell()
      })
      """)
    #expect(found.contains("Part19x150 "))
    #expect(browser.complaints == [])
  }

  @Test func theKeyboardIsEnough() throws {
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    try browser.open(site.url("modules/CartFeature.html"))
    try browser.press("/")
    for letter in "matrix" { try browser.press(String(letter)) }
    let found: Int = try browser.value(
      """
      new Promise(done => setTimeout(() => done(document.querySelectorAll(".finder ul a").length), 200))
      """)
    // The page, and the search for a type that has none.
    #expect(found == 2)
    try browser.press("ArrowDown")
    let focused: String = try browser.value("document.activeElement.textContent")
    #expect(focused == "Matrix")
    try browser.press("Escape")
    #expect(try browser.value("document.activeElement.value") == "")
    // Whatever can be clicked can be reached.
    let unreachable: Int = try browser.value(
      "document.querySelectorAll('[onclick], [tabindex]:not([tabindex=\"0\"], [tabindex=\"-1\"])').length"
    )
    #expect(unreachable == 0)
  }

  @Test func everythingIsThereWithoutScripts() throws {
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(site.url("findings.html"))
    let entries: Int = try browser.value(
      "document.querySelectorAll('.entries > li:not(.group)').length")
    #expect(entries > 40)
    let controls: String = try browser.value(
      "getComputedStyle(document.querySelector('.controls')).display")
    #expect(controls == "none")
  }

  /// No page has what keeps somebody from reading or using it, in either scheme.
  @Test(.enabled(if: SiteTools.axe != nil, "axe is not installed: Scripts/install-site-tools"))
  func pagesAreAccessible() throws {
    let axe = try String(contentsOfFile: SiteTools.axe ?? "", encoding: .utf8)
    let site = try SampleSite.shared.get()
    let browser = try Browser()
    for page in SampleSite.pages {
      for dark in [false, true] {
        try browser.open(site.url(page), dark: dark)
        try browser.value(axe + "\n0", as: Int.self)
        // What is folded away counts as well.
        let found: [String] = try browser.value(
          """
          (async () => {
            document.querySelectorAll("details").forEach((one, index) => one.open = index < 6)
            const result = await axe.run({ resultTypes: ["violations"] })
            return result.violations
              .filter(found => ["serious", "critical"].includes(found.impact))
              .map(found => found.id + ": " + found.nodes.slice(0, 3).map(node => node.html).join(" "))
          })()
          """)
        #expect(found == [], "\(page), \(dark ? "dark" : "light")")
      }
    }
  }
}
