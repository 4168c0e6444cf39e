/// What a contract demands of single dependencies, and which chains break it.
protocol Demand {
  /// What is judged by what it uses, or by what uses it; chains start here.
  var groups: Partition { get }
  /// Nil where the use breaks nothing.
  func breach(by use: DependencyUse) -> Breach?
  /// Whether chains are told by modules, not by types.
  var isOfModules: Bool { get }
  /// Empty for kinds that know no chains.
  var forbiddenChains: [ForbiddenChains] { get }
}

extension Demand {
  var isOfModules: Bool { groups.isOfModules }
  var forbiddenChains: [ForbiddenChains] { [] }
}

/// Why one use breaks a contract.
struct Breach {
  var source: Partition.Match.Level
  var target: Partition.Match.Level
  /// What the message says behind the target's name.
  var words: String
  var strength: Strength
  /// What the contract calls the group that the use starts in.
  var group: String?
  /// The type in the file of an import because of which the import breaks the contract.
  var importer: TypeID?
  /// What to do about it, where that is not what the kind of contract says.
  var fix: String?
}

extension Breach {
  /// - Parameter groups: those that the use starts in.
  init(
    _ source: Partition.Match, _ target: Partition.Match, of groups: Partition, _ words: String
  ) {
    let isWeak = source.strength == .weak || target.strength == .weak
    self.init(
      source: source.level, target: target.level, words: words, strength: isWeak ? .weak : .strong,
      group: groups.groups[source.group].label, importer: source.importer)
  }
}

/// Where no chain from a group of ``Demand/groups`` may lead.
struct ForbiddenChains {
  /// A chain ends at the first of these that it reaches. One that is all that is not allowed has no
  /// label.
  let ends: [Members]
  /// What the message says of a chain from a group to an end; nil where there may be one.
  let words: (_ group: Int, _ end: Int) -> String?
}

/// Of contracts about what groups have to do with each other.
extension Partition {
  /// The two groups that a use connects.
  func ends(of use: DependencyUse) -> (source: Match, target: Match)? {
    guard let source = source(of: use), let target = target(of: use), source.group != target.group
    else { return nil }
    return (source, target)
  }

  func breach(_ source: Match, _ target: Match, _ words: String) -> Breach {
    // Types do not tell to which of the groups they belong.
    let ends =
      source.level == .type || target.level == .type
      ? ": \(groups[source.group].label) → \(groups[target.group].label)" : ""
    return Breach(source, target, of: self, words + ends)
  }

  /// The chains between each two groups that `words` objects to.
  func forbiddenChains(
    _ words: @escaping (_ source: Int, _ target: Int) -> String?
  ) -> ForbiddenChains {
    ForbiddenChains(ends: groups) { $0 == $1 ? nil : words($0, $1) }
  }
}

extension TermResolver {
  /// Each match of the terms as a group.
  func partition(_ terms: [Contract.Term]) -> Partition {
    Partition(terms.flatMap { groups(of: $0.text, at: .source) }, in: graph)
  }

  /// Each match of what must be kept away from; what `CGFloat` comes from is not what `Core*` means.
  func partitionKeptAway(_ terms: [Contract.Term]) -> Partition {
    Partition(terms.flatMap { groupsThatCodeNames($0.text) }, in: graph)
  }
}

extension DependencyGraph {
  /// Whether one end of a use is nested in the other.
  func isWithinOneType(_ use: DependencyUse) -> Bool {
    guard let source = use.sourceType, let target = use.targetType else { return false }
    return isNested(source, in: target) || isNested(target, in: source)
  }
}
