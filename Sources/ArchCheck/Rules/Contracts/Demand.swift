/// What a contract demands of single dependencies, and which chains break it.
protocol Demand {
  /// What is judged by what it uses, or by what uses it; chains start here.
  var groups: Partition { get }
  /// Why the use breaks the contract, or nil.
  func forbiddenUse(_ use: DependencyUse) -> ForbiddenUse?
  /// Whether chains are told by modules, not by types.
  var isOfModules: Bool { get }
  /// Empty for kinds that know no chains.
  var forbiddenChains: [ForbiddenChain] { get }
}

extension Demand {
  var isOfModules: Bool { groups.isOfModules }
  var forbiddenChains: [ForbiddenChain] { [] }
}

struct ForbiddenUse {
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

extension ForbiddenUse {
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

/// Groups that no chain may connect, with the words of the message.
struct ForbiddenChain {
  var from: Members
  /// Position of `from` in ``Demand/groups``.
  var group: Int
  /// Without a label where it is all that is not allowed.
  var to: Members
  /// Groups that a chain does not pass: what leads through them is theirs.
  var barriers: [Members]
  var words: String
}

/// Of contracts about what groups have to do with each other.
extension Partition {
  /// The two groups that a use connects.
  func ends(of use: DependencyUse) -> (source: Match, target: Match)? {
    guard let source = source(of: use), let target = target(of: use), source.group != target.group
    else { return nil }
    return (source, target)
  }

  func forbiddenUse(_ source: Match, _ target: Match, _ words: String) -> ForbiddenUse {
    // Types do not tell to which of the groups they belong.
    let ends =
      source.level == .type || target.level == .type
      ? ": \(groups[source.group].label) → \(groups[target.group].label)" : ""
    return ForbiddenUse(source, target, of: self, words + ends)
  }

  /// The chains between each two groups that `words` objects to; they do not pass the other groups.
  func forbiddenChains(_ words: (_ source: Int, _ target: Int) -> String?) -> [ForbiddenChain] {
    groups.indices.flatMap { source in
      groups.indices.compactMap { target in
        guard source != target, let words = words(source, target) else { return nil }
        let others = groups.indices.filter { $0 != source && $0 != target }
        return ForbiddenChain(
          from: groups[source], group: source, to: groups[target],
          barriers: others.map { groups[$0] }, words: words)
      }
    }
  }
}

extension TermResolver {
  /// Each match of the terms as a group.
  func partition(_ terms: [Contract.Term]) -> Partition {
    Partition(terms.flatMap { groups(of: $0.text, asTarget: false) }, in: graph)
  }

  /// Each match of what must be kept away from; what `CGFloat` comes from is not what `Core*` means.
  func partitionKeptAway(_ terms: [Contract.Term]) -> Partition {
    Partition(terms.flatMap { groupsThatCodeNames($0.text) }, in: graph)
  }
}

extension DependencyGraph {
  /// Whether one end of a use is nested in the other.
  func isWithinOneType(_ use: DependencyUse) -> Bool {
    func isNested(_ inner: Int, in outer: Int) -> Bool {
      var around = types[inner].outer
      while let type = around, type.index != outer { around = self[type].outer }
      return around != nil
    }
    guard let source = use.sourceType, let target = use.targetType else { return false }
    return isNested(source, in: target) || isNested(target, in: source)
  }
}
