import Foundation

/// The findings that a project has accepted, so that only new ones count.
///
/// The file holds one entry a line in groups by module, every module of the project with a group,
/// and no group is the last of the map: branches that touch different modules change lines that are
/// not neighbours, and merge without conflict.
package struct Baseline: Sendable, Hashable {
  /// Findings with one key. Module and file help the reader; they are no part of the identity.
  package struct Entry: Sendable, Hashable {
    package var key: Finding.Key
    package var count: Int
    package var module: String
    package var file: String
    /// Names of the causes that are accepted, sorted; empty accepts all.
    package var causes: [String] = []
  }

  static let schemaVersion = 1
  /// Where the file is, relative to the root, unless something else is said.
  package static let defaultPath = ".archcheck-baseline.json"

  /// Version of archcheck that wrote the baseline.
  package var version: String
  /// Ids of the rules that archcheck knew then.
  package var rules: [String]
  /// Modules of the project, whether they have entries or not.
  package var modules: [String]
  /// By module and key.
  package var entries: [Entry]

  /// Rules of a newer archcheck that wrote the baseline, whose entries are left as they are.
  var rulesOfNewerVersion: Set<String> = []

  /// Sets the rules aside that only the archcheck which wrote the baseline knows, where it is newer.
  mutating func setAside(rulesBesides known: [String], ofVersionsAfter current: String) {
    guard version.compare(current, options: .numeric) == .orderedDescending else { return }
    rulesOfNewerVersion = Set(rules).subtracting(known)
  }

  /// Number of findings that the entries accept.
  package var findingCount: Int { entries.reduce(0) { $0 + $1.count } }

  /// Accepts findings, the suppressed and excepted ones left out.
  package init(of findings: [Finding], version: String, rules: [String], modules: [String]) {
    self.version = version
    self.rules = rules.sorted()
    let groups = Dictionary(grouping: findings, by: \.key)
    let causes = findings.causeNames()
    entries = groups.map { key, group in
      let first = group.min(by: Finding.isShownBefore)
      return Entry(
        key: key, count: group.count, module: first?.module ?? "", file: first?.file ?? "",
        causes: causes[key, default: []].sorted())
    }
    entries.sort { ($0.module, $0.key) < ($1.module, $1.key) }
    self.modules = Set(modules + entries.map(\.module)).sorted()
  }

  /// The baseline without entries that some condition excludes, for a run that looks at less.
  package func limited(to isIncluded: (Entry) -> Bool) -> Baseline {
    var limited = self
    limited.entries = entries.filter(isIncluded)
    return limited
  }

  /// The baseline without entries that `findings` no longer need; never with more.
  ///
  /// - Parameter unread: files that were not read in full, and folders, whose entries stay.
  package func pruned(to findings: [Finding], unread: Set<String> = []) -> Baseline {
    var counts = findings.reduce(into: [Finding.Key: Int]()) { $0[$1.key, default: 0] += 1 }
    var causes = findings.causeNames()
    let known = Set(entries.map(\.key))
    let cycles = KnownCycles(causesByKey)
    for finding in findings where !known.contains(finding.key) {
      guard let whole = cycles.whole(ofPart: finding) else { continue }
      counts[whole, default: 0] += 1
      causes[whole, default: []].formUnion(finding.causes.map(\.name))
    }
    var pruned = self
    pruned.entries = entries.compactMap { entry in
      var entry = entry
      if unread.hold(entry.file) || rulesOfNewerVersion.contains(entry.key.rule) {
        return entry
      }
      entry.count = min(entry.count, counts[entry.key] ?? 0)
      if let left = causes[entry.key], !left.isEmpty, !entry.causes.isEmpty, unread.isEmpty {
        entry.causes.removeAll { !left.contains($0) }
        // One without any would accept all.
        if entry.causes.isEmpty { return nil }
      }
      return entry.count > 0 ? entry : nil
    }
    return pruned
  }
}

extension Baseline {
  /// Names of the causes that are accepted, by the findings' keys; none accepts all.
  var causesByKey: [Finding.Key: Set<String>] {
    Dictionary(entries.map { ($0.key, Set($0.causes)) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The file's text.
  package var text: String {
    var lines = [
      "{",
      "  \"schemaVersion\": \(Self.schemaVersion),",
      "  \"archcheck\": \(version.jsonQuoted),",
      "  \"rules\": [",
    ]
    lines += separated(rules.map { "    \($0.jsonQuoted)" })
    lines += ["  ],", "  \"modules\": {"]
    let groups = Dictionary(grouping: entries, by: \.module)
    for module in modules {
      lines.append("    \(module.jsonQuoted): [")
      lines += separated((groups[module] ?? []).map { "      \(Self.line($0))" })
      lines.append("    ],")
    }
    lines += ["    \(Self.end.jsonQuoted): []", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Stands behind the last module, whose closing line is like that of all others then.
  private static let end = "end of modules"

  private static func line(_ entry: Entry) -> String {
    var fields = ["\"rule\": \(entry.key.rule.jsonQuoted)"]
    fields.append("\"subject\": \(entry.key.subject.jsonQuoted)")
    if let target = entry.key.target { fields.append("\"target\": \(target.jsonQuoted)") }
    if entry.count > 1 { fields.append("\"count\": \(entry.count)") }
    if !entry.causes.isEmpty {
      fields.append("\"causes\": [\(entry.causes.map(\.jsonQuoted).joined(separator: ", "))]")
    }
    fields.append("\"file\": \(entry.file.jsonQuoted)")
    return "{\(fields.joined(separator: ", "))}"
  }

  private func separated(_ lines: [String]) -> [String] {
    lines.enumerated().map { $0.offset + 1 < lines.count ? $0.element + "," : $0.element }
  }
}

/// Why a baseline cannot be used, and in which line.
public struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var message: String

  /// File, line and what is wrong, as a compiler writes it.
  public var description: String {
    "\(file):\(line): error: \(message)"
  }
}

extension Baseline {
  /// Reads a baseline; `file` is its path for messages.
  package init(_ bytes: [UInt8], file: String) throws(BaselineError) {
    func damaged(_ line: Int, _ message: String) -> BaselineError {
      BaselineError(file: file, line: line, message: "the baseline is damaged: \(message)")
    }
    let json: PlacedJSON
    do { json = try PlacedJSON(bytes) } catch { throw damaged(error.line, error.message) }
    guard json.map != nil, let schema = json["schemaVersion"]?.int else {
      throw damaged(json.line, "it has no schemaVersion")
    }
    guard schema == Self.schemaVersion else {
      let line = json["schemaVersion"]?.line ?? 1
      guard schema > Self.schemaVersion else {
        throw damaged(line, "there is no schemaVersion \(schema)")
      }
      throw BaselineError(
        file: file, line: line,
        message: "a newer archcheck wrote this baseline (schemaVersion \(schema), this one reads "
          + "\(Self.schemaVersion)); update archcheck")
    }
    version = json["archcheck"]?.string ?? ""
    rules = (json["rules"]?.list ?? []).compactMap(\.string)
    guard let groups = json["modules"]?.map else {
      throw damaged(json["modules"]?.line ?? json.line, "\"modules\" must be a map of lists")
    }
    let isModule = { (name: String, group: PlacedJSON) in
      name != Self.end || group.list?.isEmpty == false
    }
    modules = Set(groups.filter(isModule).map(\.key)).sorted()
    var byKey: [Finding.Key: Entry] = [:]
    for (module, group) in groups {
      guard let list = group.list else {
        throw damaged(group.line, "a list of entries is expected")
      }
      for value in list {
        guard let entry = Entry(value, module: module) else {
          throw damaged(
            value.line,
            "an entry needs the texts rule and subject and a count from 1 to \(Entry.largestCount)")
        }
        guard value["causes"].map(\.isTexts) ?? true else {
          throw damaged(value.line, "the causes of an entry are a list of texts")
        }
        byKey[entry.key] = byKey[entry.key].map { $0.joined(with: entry) } ?? entry
      }
    }
    entries = byKey.values.sorted { ($0.module, $0.key) < ($1.module, $1.key) }
  }
}

extension Baseline.Entry {
  /// More of one finding than any project has; counts are added up.
  fileprivate static let largestCount = 1_000_000

  fileprivate init?(_ json: PlacedJSON, module: String) {
    guard let rule = json["rule"]?.string, let subject = json["subject"]?.string else { return nil }
    let target = json["target"]
    guard target == nil || target?.string != nil || target?.isNull == true else { return nil }
    let count = json["count"].map { $0.int ?? 0 } ?? 1
    guard 1...Self.largestCount ~= count else { return nil }
    key = Finding.Key(rule: rule, subject: subject, target: target?.string)
    self.count = count
    self.module = module
    file = json["file"]?.string ?? ""
    causes = Set((json["causes"]?.list ?? []).compactMap(\.string)).sorted()
  }

  /// The entry that accepts what either of two accepts: two branches may have added the same one.
  fileprivate func joined(with other: Self) -> Self {
    var joined = other.count >= count ? other : self
    joined.causes =
      causes.isEmpty || other.causes.isEmpty ? [] : Set(causes + other.causes).sorted()
    return joined
  }
}

extension PlacedJSON {
  fileprivate var isTexts: Bool { list?.allSatisfy { $0.string != nil } ?? false }
}
