/// A kind of contract: how it is written, what it demands, and how it is judged.
///
/// One more kind is one file in `Kinds` and its line in ``ContractCatalog``.
protocol ContractKind: Sendable {
  typealias Term = Contract.Term

  /// Names nothing; the configuration fills it by its form.
  init()

  static var documentation: ContractDocumentation { get }
  static var form: ContractForm<Self> { get }
  /// What can be turned on beside the demand.
  static var switches: [ContractKey<Self, Bool>] { get }

  // MARK: What it says

  /// What it is about: the name, behind the word, of a contract that has none.
  var subject: String { get }
  /// The demand as a sentence; `reach` follows where chains may count.
  func sentence(reach: String) -> [Phrase]
  /// The names in it of code that must exist.
  var terms: [Term] { get }
  /// What must be kept away from, which then may be nowhere.
  var banned: [Term] { get }
  /// What means nothing, whatever the code.
  func mistakes(in written: WrittenContract) -> [Mistake]
  /// What means nothing for this code, besides names of nothing.
  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake]

  // MARK: What the code makes of it

  /// The offences, in any order.
  func findings(_ check: ContractCheck) -> [Finding]
  /// What is worth telling besides.
  func notes(_ check: ContractCheck) -> [Note]
  /// Positions of what the contract ignores although it does not offend.
  func idleExemptions(_ check: ContractCheck) -> [Int]
  /// The code that the contract names; nil for all of it.
  func named(_ resolver: TermResolver) -> Members?
  /// Where a dependency must start and end for the contract to judge it; nil is anywhere.
  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?)
}

extension ContractKind {
  static var switches: [ContractKey<Self, Bool>] { [] }

  var terms: [Term] { Self.form.names.flatMap { self[keyPath: $0] } }
  var banned: [Term] { [] }
  func mistakes(in written: WrittenContract) -> [Mistake] { [] }
  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake] { [] }

  func notes(_ check: ContractCheck) -> [Note] { [] }
  func idleExemptions(_ check: ContractCheck) -> [Int] { check.exemptionsOfNoUse }
  func named(_ resolver: TermResolver) -> Members? {
    resolver.members(of: terms, at: .source)
  }
  func judgedEnds(_ resolver: TermResolver) -> (source: Members?, target: Members?) {
    let named = named(resolver)
    return (named, named)
  }
}

extension ContractKind {
  var documentation: ContractDocumentation { Self.documentation }

  func mapTerms(_ transform: (Term) -> Term) -> Self {
    var kind = self
    for names in Self.form.names { kind[keyPath: names] = kind[keyPath: names].map(transform) }
    return kind
  }
}

/// What there is to say about a kind of contract: its key in the configuration and its page.
struct ContractDocumentation: Sendable {
  enum Modifier: String, Sendable, CaseIterable {
    case uses, transitive
  }

  /// Its key in the configuration, and the rule of its findings.
  var word: String
  /// One sentence: the demand.
  var summary: String
  /// What can be said beside the demand.
  var modifiers: [Modifier] = []
  /// What may stand behind the word.
  var example: String
  /// What to do about an offence, where a finding does not know better.
  var fix: String
  /// Whether uses meet the demand, instead of breaking it.
  var isMetByUses = false
}
