/// A first configuration that says what the code is today, so that its first check passes.
package struct InitialConfiguration: Sendable {
  /// The file's text.
  package var text: String
  /// What was seen, in two sentences.
  package var summary: String
  /// The architecture that the file names; nil for none.
  package var architecture: String?

  /// - Parameters:
  ///   - profiles: Those that are named instead of `recommended`.
  ///   - architecture: One that is named instead of the likely one.
  package init(
    project: String, graph: DependencyGraph, profiles: [String] = [], architecture: String? = nil
  ) {
    let layers = InferredLayers(of: graph)
    let inside = FolderLayers(beside: layers, of: graph)
    let inferred = InferredArchitecture(of: graph)
    self.architecture = architecture ?? inferred.likely
    let extended = profiles.isEmpty ? ["recommended"] : profiles
    var lines = [
      "# What the code is today, as archcheck init saw it. Change what should be different:",
      "# every line is checked. `archcheck config schema` describes the format.",
      "version: 1", "name: \(project.yaml)", "extends: [\(extended.joined(separator: ", "))]",
      "",
    ]
    lines += Self.architectureLines(inferred, chosen: self.architecture)
    lines += Self.componentLines([layers, inside?.layers].compactMap(\.self))
    lines += Self.contractLines(
      layers, inside, judgesCycles: extended.contains(where: Self.judgesCycles))
    while lines.last == "" { lines.removeLast() }
    text = lines.joined(separator: "\n") + "\n"
    summary = Self.summary(
      project, graph, layers, inside, inferred, chosen: self.architecture)
  }

  /// The layers of the folders of the module that holds most of the code, where modules have
  /// layers, too.
  private struct FolderLayers {
    var module: String
    var layers: InferredLayers

    init?(beside modules: InferredLayers, of graph: DependencyGraph) {
      guard !modules.isOfFolders, modules.layers.count > 1, let main = graph.mainModule else {
        return nil
      }
      module = graph[main].name
      layers = InferredLayers(ofFoldersIn: main, besides: modules, of: graph)
      if layers.layers.count < 2 { return nil }
    }
  }

  /// The text with the baseline that accepts what the first check finds.
  package func text(withBaseline path: String) -> String {
    text + """

      # Findings that are accepted for now; `archcheck baseline prune` removes solved ones.
      baseline: \(path.yaml)

      """
  }

  private static func architectureLines(
    _ inferred: InferredArchitecture, chosen: String?
  ) -> [String] {
    // A server has none, and no need of the key.
    guard chosen != nil || inferred.hasInterface else { return [] }
    var guesses = inferred.guesses.filter { !$0.evidence.isEmpty }
      .map { "#   \($0.name): \($0.described)\($0.isConsidered ? "" : "; not considered")" }
    if guesses.count > 1 {
      guesses.insert(
        contentsOf: comment(
          "Those that the code shows roles of; not considered are those whose roles are rare, or "
            + "only a part of the roles that are there:"), at: 0)
    }
    var lines: [String] = []
    if let chosen {
      let known = ArchitectureChoice.names.filter { $0 != RoleMatrix.common.name }
      lines += comment(
        "Which roles may know which: \(known.joined(separator: ", ")), "
          + "or a map from modules to these.")
      lines += guesses
      lines.append("architecture: \(chosen.yaml)")
    } else {
      lines.append("# None of the known architectures: \(inferred.reason).")
      if inferred.isMisfit { lines += guesses }
      lines.append("# architecture: mvvm")
    }
    return lines + [""]
  }

  /// A sentence in lines of a comment.
  private static func comment(_ sentence: String) -> [String] {
    var lines = ["#"]
    for word in sentence.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 84 { lines.append("#") }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }

  private static func componentLines(_ layers: [InferredLayers]) -> [String] {
    var lines: [String] = []
    for part in layers {
      let key = part.isOfFolders ? "paths" : "modules"
      for group in part.groups {
        if group.isCycle {
          lines.append("  # These depend on one another in a cycle: take it apart.")
        }
        lines += wrapped(
          group.members.map(\.yaml), first: "  \(group.name.yaml): { \(key): [", last: "] }")
      }
    }
    return lines.isEmpty ? [] : ["components:"] + lines + [""]
  }

  /// Whether a profile has the rule that modules form no cycles, which no contract needs to say again.
  private static func judgesCycles(profile: String) -> Bool {
    ModuleCycle.documentation.profiles.contains { $0.profile.rawValue == profile }
  }

  private static func contractLines(
    _ layers: InferredLayers, _ inside: FolderLayers?, judgesCycles: Bool
  ) -> [String] {
    var lines = layerLines(layers, named: "Layers point downward")
    if let inside {
      lines += layerLines(inside.layers, named: "Folders of \(inside.module) point downward")
    }
    if !layers.isOfFolders, !judgesCycles, !lines.isEmpty {
      lines +=
        layers.groups.contains(where: \.isCycle)
        ? ["  # Once the cycles above are gone:", "  # - acyclic: modules"]
        : ["  - name: Modules form no cycles", "    acyclic: modules"]
    }
    return lines.isEmpty ? [] : ["contracts:"] + lines
  }

  private static func layerLines(_ layers: InferredLayers, named name: String) -> [String] {
    guard layers.layers.count > 1 else { return [] }
    var lines = [
      "  # Each may use what stands below it; | separates siblings that do not use each other."
    ]
    if layers.offences > 0 {
      lines.append(
        "  # Today \(layers.offences.of("place")) \(layers.offences == 1 ? "goes" : "go") against it."
      )
    }
    lines += ["  - name: \(name.yaml)", "    layers:"]
    return lines + layers.layers.map { "      - \($0.joined(separator: " | ").layerYAML)" }
  }

  /// A flow list in lines of at most a hundred characters.
  private static func wrapped(_ words: [String], first: String, last: String) -> [String] {
    var lines = [first]
    for (index, word) in words.enumerated() {
      let part = word + (index + 1 < words.count ? "," : last)
      let current = lines[lines.count - 1]
      if current.count + part.count + 1 > 100 {
        lines.append("      " + part)
      } else {
        lines[lines.count - 1] +=
          current.hasSuffix("[") || current.hasSuffix(" ") ? part : " " + part
      }
    }
    return lines
  }

  private static func summary(
    _ project: String, _ graph: DependencyGraph, _ layers: InferredLayers,
    _ inside: FolderLayers?, _ inferred: InferredArchitecture, chosen: String?
  ) -> String {
    let modules = graph.ownModules.filter { !$0.isTest }.count
    let types = graph.countedTypes.count { !graph.isTest($0.id) }
    let what = layers.isOfFolders ? "folders" : "modules"
    let cycles = layers.groups.count(where: \.isCycle)
    let structure =
      layers.layers.count > 1
      ? "whose \(what) form \(layers.layers.count) layers" : "without layers to speak of"
    let folders =
      inside.map { " and whose folders of \($0.module) form \($0.layers.layers.count)" } ?? ""
    let offences = layers.offences + (inside?.layers.offences ?? 0)
    let against = offences == 0 ? "" : ", with \(offences.of("place")) against them"
    let inCycles = cycles == 0 ? "" : " and \(cycles.of("cycle"))"
    let tests = graph.ownModules.contains(where: \.isTest) ? " besides tests" : ""
    let first =
      "\(project) has \(modules.of("module")) and \(types.of("type"))\(tests), "
      + "\(structure)\(inCycles)\(folders)\(against)."
    let second: String
    if let chosen, chosen == inferred.likely, let guess = inferred.guesses.first {
      second = "Its architecture looks like \(chosen): \(guess.described)."
    } else if let chosen {
      second = "Its architecture is taken for \(chosen), as you say."
    } else {
      second = "Its architecture is none of the known ones: \(inferred.reason)."
    }
    return first + " " + second
  }
}

extension String {
  /// An entry of layers: the bar needs no quotes inside of a plain scalar.
  fileprivate var layerYAML: String {
    let parts = split(separator: "|").map { String($0.trimmingBlanks) }
    return parts.allSatisfy { $0.yaml == $0 } ? self : jsonQuoted
  }
}
