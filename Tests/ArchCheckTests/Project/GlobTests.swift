import Testing

@testable import ArchCheck

@Suite struct GlobTests {
  @Test(arguments: [
    ("*Feature", "CartFeature", true), ("*Feature", "Feature", true),
    ("*Feature", "CartFeatures", false), ("*feature", "CartFeature", false),
    ("Cart?", "Carts", true), ("Cart?", "Cart", false), ("C?rt", "Cärt", true),
    ("*", "a/b", false), ("**", "a/b", true), ("**/Views/*", "Views/Cart.swift", true),
    ("**/Views/*", "App/UI/Views/Cart.swift", true), ("**/Views/*", "App/MyViews/Cart", false),
    ("**/Vendor/**", "Vendor/a/b.swift", true), ("Sources/*/Data/**", "Sources/Cart/Data/a", true),
    ("Sources/*/Data/**", "Sources/Cart/Deep/Data/a", false), ("*.swift", "a.swift", true),
    ("**/R.swift", "R.swift", true), ("**/R.swift", "a/R.swift", true),
    ("**/R.swift", "a/R.swif", false), ("A/**/B", "A/B", true), ("A/**/B", "A/b/B", true),
    ("*R.swift", "a/R.swift", false), ("?b", "äb", true), ("a*b*c", "a-b-b-c", true),
    ("a*b*c", "a-b-b", false), ("", "", true), ("", "a", false),
    // The same letters, composed and not.
    ("Caf\u{E9}*", "Cafe\u{301}s", true), ("Cafe\u{301}/**", "Caf\u{E9}/a.swift", true),
    ("Caf\u{E9}", "Cafe\u{301}", true), ("Caf\u{E9}*", "Cafes", false),
  ])
  func matchesWholeTexts(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(text) == expected)
  }

  @Test func takesNoLongForManyStars() {
    let pattern = String(repeating: "*a", count: 50) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 200)))
  }
}
