import Repositories
import Testing

@testable import ArchCheck

/// Texts and hashes of FIPS 180-2, appendix A.
@Test(arguments: [
  ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
  (
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
  ),
  (String(repeating: "a", count: 10_000), "a080cbda64850abb7b7f67ee875ba068074ff6fe"),
])
func hashesAsTheStandardSays(_ text: String, _ expected: String) {
  #expect(hash([Array(text.utf8)]) == expected)
}

@Test(arguments: 0..<8)
func hashesTheSameInPieces(_ seed: Int) {
  var generator = SeededGenerator(seed: seed)
  for count in [0, 1, 55, 56, 63, 64, 65, 119, 120, 200, 1000] {
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 0...130, using: &generator)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(hash(pieces) == hash([bytes]), "\(bytes) in \(pieces.map(\.count))")
  }
}

@Test func digestsAreReadAsTheyAreWritten() throws {
  let text = "0123456789abcdef89abcdef0123456700ff00ff"
  let digest = try #require(Digest(hexadecimal: text))
  #expect(digest.hexadecimal == text)
  #expect(Digest(hexadecimal: text + "aa") == digest)
  for wrong in ["", "0123", String(repeating: "G", count: 40), String(text.dropLast()) + "-"] {
    #expect(Digest(hexadecimal: wrong) == nil)
  }
  #expect(Digest(of: ["ab", "c"]) != Digest(of: ["a", "bc"]))
}

private func hash(_ pieces: [[UInt8]]) -> String {
  var hash = SHA1()
  for piece in pieces { piece.withUnsafeBytes { hash.add($0) } }
  return hash.finish().hexadecimal
}
