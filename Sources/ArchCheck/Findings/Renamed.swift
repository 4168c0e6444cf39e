import Foundation

/// The names that what is known has today, so that findings in code which nobody touched stay known.
private struct Renamed {
  private let keys: Set<Finding.Key>
  private let causes: [Finding.Key: Set<String>]
  /// The rules and kinds of contracts that tell of cycles today, and the members of these.
  private let rulesOfCycles: Set<String>
  private let membersOfCycles: Set<String>
  /// The names of modules by those that they had.
  private let modules: [String: String]

  /// - Parameters:
  ///   - known: modules and files of what is known.
  ///   - before: the modules that there were.
  init(_ known: [(module: String, file: String)], among before: Set<String>, today: [Finding]) {
    keys = Set(today.map(\.key))
    causes = today.causeNames()
    let cycles = today.filter { $0.cycle != nil }
    rulesOfCycles = Set(cycles.map(\.rule))
    membersOfCycles = Set(cycles.flatMap { $0.causes.map(\.name) })
    modules = Self.modules(known, among: before, today: today)
  }

  /// A module's name is qualified while another module has it, too: `iOS.App` is what was `App` if the
  /// files of its findings say so, and none says something else.
  private static func modules(
    _ known: [(module: String, file: String)], among before: Set<String>, today: [Finding]
  ) -> [String: String] {
    var modulesOfFiles: [String: Set<String>] = [:]
    for finding in today { modulesOfFiles[finding.file, default: []].insert(finding.module) }
    var names: [String: Set<String>] = [:]
    for (module, file) in known { names[module, default: []].formUnion(modulesOfFiles[file] ?? []) }
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { old, new in
      old != new && !before.contains(new) && lastPart(of: old) == lastPart(of: new)
    }
  }

  func module(_ name: String) -> String { modules[name] ?? name }

  func key(_ key: Finding.Key) -> Finding.Key {
    if modules.isEmpty { return key }
    var renamed = key
    renamed.subject = name(key.subject)
    renamed.target = key.target.map { target in
      // Both ends of a dependency, or members of a cycle.
      target.components(separatedBy: ", ").map { ends in
        ends.components(separatedBy: " → ").map(name).joined(separator: " → ")
      }.joined(separator: ", ")
    }
    // A component or contract can be called like a module, or begin with its name.
    let isInModule = renamed.subject != key.subject && !key.subject.contains(" ")
    return isInModule || keys.contains(renamed) ? renamed : key
  }

  /// The name of a module, or of something in it: `App`, `App.Log` or `App no_singletons`.
  private func name(_ name: String) -> String {
    let ends = name.indices.filter { name[$0] == "." || name[$0] == " " } + [name.endIndex]
    for end in ends.reversed() {
      if let new = modules[String(name[..<end])] { return new + name[end...] }
    }
    return name
  }

  /// The names of causes by those that they had: modules in a cycle, and files, which stand for what has
  /// no name of its own. A file that came where another went is the same one.
  func causes(_ known: Set<String>, of key: Finding.Key) -> [String: String] {
    let today = causes[key] ?? []
    if rulesOfCycles.contains(key.rule) {
      return modules.filter { known.contains($0.key) && membersOfCycles.contains($0.value) }
    }
    func files(_ names: Set<String>) -> [String] {
      names.filter { $0.hasSuffix(".swift") }.sorted()
    }
    return Dictionary(
      keepingFirst: zip(files(known.subtracting(today)), files(today.subtracting(known))).map {
        ($0, $1)
      })
  }
}

extension Baseline {
  /// The baseline with the names that its modules, files and contracts have by now.
  ///
  /// - Parameter contracts: names of the contracts there are.
  func renamed(today: [Finding], contracts: Set<String>) -> Baseline {
    let renamed = Renamed(
      entries.map { ($0.module, $0.file) }, among: Set(modules), today: today)
    var baseline = self
    for index in baseline.entries.indices {
      baseline.entries[index].key = renamed.key(entries[index].key)
      baseline.entries[index].module = renamed.module(entries[index].module)
    }
    baseline.renameContracts(today: today, contracts)
    for (index, entry) in baseline.entries.enumerated() where !entry.causes.isEmpty {
      let names = renamed.causes(Set(entry.causes), of: entry.key)
      baseline.entries[index].causes = Set(entry.causes.map { names[$0] ?? $0 }).sorted()
    }
    guard baseline.entries != entries else { return self }
    baseline.entries.sort { ($0.module, $0.key) < ($1.module, $1.key) }
    baseline.modules = Set(modules.map(renamed.module) + baseline.entries.map(\.module)).sorted()
    return baseline
  }

  /// A contract without a name is called after its kind and what it is about: `layers App, Cart`. Where
  /// one is gone, and another of its kind that is called so makes the same demand of a dependency, it
  /// was edited.
  private mutating func renameContracts(today: [Finding], _ contracts: Set<String>) {
    struct Demand: Hashable {
      var kind: String
      var dependency: String?
    }
    func demand(_ key: Finding.Key) -> Demand? {
      key.subject.hasPrefix("\(key.rule) ")
        ? Demand(kind: key.rule, dependency: key.target) : nil
    }
    let known = Set(entries.map(\.key.subject))
    var edited: [Demand: Finding.Key] = [:]
    for finding in today where !known.contains(finding.subject) {
      if let demand = demand(finding.key), contracts.contains(finding.subject) {
        edited[demand] = finding.key
      }
    }
    if edited.isEmpty { return }
    for (index, entry) in entries.enumerated() where !contracts.contains(entry.key.subject) {
      if let key = demand(entry.key).flatMap({ edited.removeValue(forKey: $0) }) {
        entries[index].key = key
      }
    }
  }
}

extension [Finding] {
  /// Findings of another commit with the names that their modules and files have today.
  func renamed(today: [Finding]) -> [Finding] {
    let renamed = Renamed(
      map { ($0.module, $0.file) }, among: Set(map(\.module)), today: today)
    let known = causeNames()
    return map { old in
      var finding = old
      let key = renamed.key(old.key)
      (finding.subject, finding.target) = (key.subject, key.target)
      finding.module = renamed.module(old.module)
      if old.causes.isEmpty { return finding }
      let names = renamed.causes(known[old.key] ?? [], of: key)
      for index in finding.causes.indices {
        finding.causes[index].name = names[old.causes[index].name] ?? old.causes[index].name
      }
      return finding
    }
  }
}
