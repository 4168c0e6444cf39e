import Foundation
import Testing

@Suite(.enabled(if: Browser.program != nil, "no Chromium is installed"))
struct HostileSiteTests {
  /// What an attack would leave behind in a page that is shown.
  private static let search = """
    (() => {
      const found = []
      if (typeof hacked !== "undefined") found.push("a script ran")
      const known = new Set(`a abbr article aside blockquote body br button circle code dd details div
        dl dt em figcaption figure footer g h1 h2 h3 h4 h5 h6 head header hr html input label li link
        main mark meta nav ol option output p path pre rect script section select span strong summary
        svg table tbody td text th thead title tr tspan ul wbr`.split(/\\s+/))
      const names = new Set(`alt aria-current aria-hidden aria-keyshortcuts aria-label aria-live
        aria-sort autocomplete charset class colspan content cx cy d data-column data-count data-group
        data-id data-kind data-line data-noun data-nouns data-root data-source data-values dx height
        hidden href http-equiv id lang name open placeholder r rel role rx scope spellcheck src start
        tabindex text-anchor title transform type value viewBox width x xmlns y`.split(/\\s+/))
      for (const element of document.querySelectorAll("*")) {
        if (!known.has(element.localName)) found.push("<" + element.localName + ">")
        for (const { name, value } of element.attributes) {
          if (!names.has(name)) found.push(element.localName + " " + name)
          if (/^(href|src)$/.test(name)) {
            const url = new URL(value, document.baseURI)
            const isOurs = url.protocol === location.protocol && !value.startsWith("//")
            if (!isOurs && element.localName !== "a") found.push(value)
            if (!["file:", "http:", "https:", "mailto:"].includes(url.protocol)) found.push(value)
          }
        }
      }
      const head = [...document.head.children].map(one => one.localName).join(" ")
      if (!/^meta meta meta meta meta title link link script( script)*$/.test(head)) found.push(head)
      if (document.querySelectorAll("body script, body link, body meta, body style").length)
        found.push("a script or style in the body")
      const policy = document.head.children[1]
      if (policy.httpEquiv !== "Content-Security-Policy" || !policy.content.includes("default-src 'none'"))
        found.push("no policy")
      if (document.querySelectorAll("meta[http-equiv]").length !== 1) found.push("another policy")
      if (/[\\u202A-\\u202E\\u2066-\\u2069\\u0000]/.test(document.documentElement.outerHTML))
        found.push("a turn of direction")
      return found.slice(0, 5)
    })()
    """

  @Test func nothingRunsAndNothingIsInjected() throws {
    let site = try HostileSite()
    try checkBytes(of: site)
    try checkPages(of: site)
  }

  private func checkPages(of site: HostileSite) throws {
    let pages = try FileManager.default.subpathsOfDirectory(atPath: site.path)
      .filter { $0.hasSuffix(".html") }
      // Rules without findings say nothing of the project.
      .filter { page in
        guard page.hasPrefix("rules/") || page.hasPrefix("guidelines/") else { return true }
        return (try? String(contentsOfFile: "\(site.path)/\(page)", encoding: .utf8))?
          .contains("data-id=\"findings\"") == true
      }.sorted()
    #expect(pages.count > 60)
    let browser = try Browser()
    for page in pages {
      try browser.open(URL(fileURLWithPath: "\(site.path)/\(page)").absoluteString)
      // Folded parts and what search loads are shown as well.
      try browser.value(
        """
        document.querySelectorAll("details").forEach(one => one.open = true);
        document.querySelectorAll(".controls input").forEach(input => {
          input.value = "e"
          input.dispatchEvent(new Event("input"))
        });
        document.querySelectorAll("svg a, .finder input").forEach(one => one.focus())
        """, as: Any?.self)
      let found: [String] = try browser.value(Self.search)
      #expect(found == [], "\(page)")
      #expect(browser.complaints == [], "\(page)")
      #expect(browser.requests.allSatisfy { $0.hasPrefix("file://") }, "\(page)")
    }
  }

  /// The same project gives the same bytes, whatever the number of threads.
  private func checkBytes(of site: HostileSite) throws {
    let second = site.folder.path + "/second"
    try site.report(to: second, jobs: "1")
    let files = FileManager.default
    let names = try files.subpathsOfDirectory(atPath: site.path).sorted()
    #expect(names == (try files.subpathsOfDirectory(atPath: second).sorted()))
    for name in names where name.contains(".") {
      let same = files.contentsEqual(
        atPath: "\(site.path)/\(name)", andPath: "\(second)/\(name)")
      #expect(same, "\(name)")
    }
  }
}
