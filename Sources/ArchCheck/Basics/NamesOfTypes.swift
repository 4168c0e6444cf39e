extension StringProtocol {
  /// Whether a name is written as types are: with an upper-case letter first.
  var namesType: Bool { first?.isUppercase ?? false }

  /// Whether a call of that name makes a value of a type: `Cart()`, `.init()`.
  var namesConstruction: Bool { self == "init" || namesType }

  /// The name of a type as one speaks of an object of it: `a URLSession`, `an NSManagedObjectContext`.
  /// Letters that are spelt one by one begin with a vowel where that of `N` does.
  var withArticle: String {
    let isSpelt = dropFirst().first?.isUppercase ?? false
    let vowels = isSpelt ? "AEFHILMNORSX" : "AEIO"
    return (first.map(vowels.contains) ?? false ? "an " : "a ") + self
  }
}
