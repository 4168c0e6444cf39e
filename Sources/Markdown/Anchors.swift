/// The anchors that GitHub gives to the headings of one document.
struct Anchors {
  private var uses: [String: Int] = [:]

  /// The anchor of the next heading: its slug, with `-1`, `-2`, … where that is taken.
  mutating func anchor(for heading: String) -> String {
    let slug = slug(heading)
    var anchor = slug
    while uses[anchor] != nil {
      uses[slug, default: 0] += 1
      anchor = "\(slug)-\(uses[slug, default: 0])"
    }
    uses[anchor] = 0
    return anchor
  }
}

/// GitHub's slug: lower case, letters, digits, `_` and `-` kept, spaces as `-`, all else dropped.
/// A heading without any of them, for which GitHub makes an empty slug, gets `section`.
package func slug(_ heading: String) -> String {
  var slug = ""
  for scalar in heading.lowercased().unicodeScalars {
    if scalar.isWord {
      slug.unicodeScalars.append(scalar)
    } else if scalar == " " || scalar == "-" || scalar == "\n" {
      slug += "-"
    }
  }
  return slug.isEmpty ? "section" : slug
}

extension Unicode.Scalar {
  /// Ruby's `\p{Word}`, by which GitHub's slugs go.
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: properties.isAlphabetic
    }
  }
}
