import Testing

@testable import ArchCheck

/// Texts that stand in bytes.
@Suite struct ByteSearchTests {
  @Test(arguments: ["<<< a", "a <<<", "<<<", "<<<<", "<< <<<"])
  func holds(_ text: String) {
    #expect(Array(text.utf8).withUnsafeBytes { $0.contains("<<<") })
  }

  @Test(arguments: ["", "<<", "<< <", "a<<"])
  func holdsNot(_ text: String) {
    #expect(!Array(text.utf8).withUnsafeBytes { $0.contains("<<<") })
  }
}
