import Testing

@testable import ArchCheck

/// What findings say, and how gravely, where the place alone does not show it.
@Suite struct MessageTests {
  private func findings(of rule: some Rule, in code: String) -> [Finding] {
    ConfiguredRule(rule).findingsOrIssue(in: Example(code).graph())
  }

  @Test func aCommentInBracesMakesAnEmptyOverrideLighter() {
    let found = findings(
      of: EmptyOverride(),
      in: """
        class Form {
          func log() { print("form") }
          func size() { print(3) }
          func close() { print("closed") }
        }
        final class Login: Form {
          override func log() { /* nothing to do */ }
          override func size() {  // nothing to do
          }
          override func close() {}
        }
        """)
    #expect(found.map(\.severity) == [.info, .info, .warning])
  }

  @Test func whatTrapsIsTheSetterWhereTheGetterWorks() {
    let found = findings(
      of: UnimplementedRequirement(),
      in: """
        protocol Level {
          var level: Int { get set }
        }
        final class Half: Level {
          var level: Int { get { 4 } set { fatalError() } }
        }
        final class None: Level {
          var level: Int { get { fatalError() } set { fatalError() } }
        }
        """)
    #expect(
      found.map(\.message) == [
        "Half does not carry out level of Level: its setter only traps",
        "None carries out nothing of Level, 1 member: it only traps",
      ])
  }

  @Test func anOverrideThatRefusesToBeSetSaysSo() {
    let found = findings(
      of: TrappingOverride(),
      in: """
        class Base { var level: Int { get { 1 } set { print(newValue) } } }
        final class Sub: Base {
          override var level: Int { get { super.level + 1 } set { fatalError() } }
        }
        """)
    #expect(found.flatMap(\.evidence).first?.message == "its setter only traps")
  }
}
