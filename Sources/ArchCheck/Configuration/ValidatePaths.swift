extension Configuration {
  /// Patterns in `exclude` and `generated` that stand for no file.
  ///
  /// - Parameter paths: the Swift files of the tree, and what declares its modules.
  func mistakes(among paths: [String]) -> [Mistake] {
    pathPatterns.compactMap { term in
      let glob = Glob(term.text)
      if paths.contains(where: { glob.matches($0) }) || glob.namesLeftOutFolder { return nil }
      return Mistake(
        "\"\(term.text)\" matches no Swift file\(hint(for: term.text, among: paths))",
        at: term.location, severity: .warning)
    }
  }

  /// Patterns in `report.pages` that stand for no page.
  ///
  /// - Parameter paths: all files of the tree.
  func pageMistakes(among paths: [String]) -> [Mistake] {
    let pages = report.pages.isEmpty ? [] : paths.filter { $0.hasSuffix(ReportSettings.pageEnding) }
    return report.pages.compactMap { term in
      let glob = Glob(term.text)
      if pages.contains(where: { glob.matches($0) }) { return nil }
      return Mistake(
        "\"\(term.text)\" matches no Markdown file\(hint(for: term.text, among: pages))",
        at: term.location, severity: .warning)
    }
  }

  /// What was probably meant: the files of a folder, or another spelling.
  private func hint(for pattern: String, among paths: [String]) -> String {
    let steps = pathSteps(pattern).filter { $0 != "." }
    let plain = Glob(steps.joined(separator: "/"))
    if plain.pattern != pattern, paths.contains(where: { plain.matches($0) }) {
      return "; paths begin at the root: \"\(plain.pattern)\""
    }
    let below = Glob((steps + ["**"]).joined(separator: "/"))
    if !steps.isEmpty, paths.contains(where: { below.matches($0) }) {
      return "; all files of the folder are \"\(below.pattern)\""
    }
    let anywhere = Glob("**/\(below.pattern)")
    if plain.isLiteral, paths.contains(where: { anywhere.matches($0) }) {
      return "; all files of folders of that name are \"\(anywhere.pattern)\""
    }
    let literal = steps.prefix { Glob(String($0)).isLiteral }
    let words: Set<String>
    if literal.count == steps.count {
      words = Set(paths)
    } else {
      words = Set(
        paths.compactMap { path in
          let folders = pathSteps(path).dropLast()
          return folders.count < literal.count
            ? nil : folders.prefix(literal.count).joined(separator: "/")
        })
    }
    guard !literal.isEmpty,
      let nearest = nearestSpelling(of: literal.joined(separator: "/"), among: words.sorted())
    else { return "" }
    let rest = steps.dropFirst(literal.count)
    return "; did you mean \"\(([Substring(nearest)] + rest).joined(separator: "/"))\"?"
  }
}

extension Glob {
  /// Whether the pattern names a folder that may not even be listed: it is needless, but no mistake.
  fileprivate var namesLeftOutFolder: Bool {
    pathSteps(pattern).contains { step in
      step != "." && step != ".." && Glob(String(step)).isLiteral && canBeLeftOut(folderNamed: step)
    }
  }
}
