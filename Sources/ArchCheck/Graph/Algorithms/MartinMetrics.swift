/// The package metrics of Martin 1994, "OO Design Quality Metrics", and Martin 2002, "Agile Software
/// Development", chapter 20, for one module or component.
///
/// A ratio is nil where its denominator is 0: an isolated module is neither stable nor unstable.
struct MartinMetrics: Sendable, Hashable {
  /// Ca: how many modules use this one.
  let afferentCoupling: Int
  /// Ce: how many modules this one uses.
  let efferentCoupling: Int
  let abstractTypes: Int
  let types: Int

  /// I = Ce / (Ca + Ce): 0 is stable, 1 is unstable.
  var instability: Double? {
    Self.ratio(efferentCoupling, of: afferentCoupling + efferentCoupling)
  }

  /// A = abstract types / types.
  var abstractness: Double? {
    Self.ratio(abstractTypes, of: types)
  }

  /// D = |A + I − 1|: the distance from the main sequence, from 0 to 1.
  var distance: Double? {
    guard let abstractness, let instability else { return nil }
    return abs(abstractness + instability - 1)
  }

  /// Where a module with a distance greater than `limit` stands, or nil near the main sequence.
  func zone(beyond limit: Double) -> Zone? {
    guard let abstractness, let instability, let distance, distance > limit else { return nil }
    return abstractness + instability < 1 ? .pain : .uselessness
  }

  enum Zone: String, Sendable, Codable, CaseIterable {
    /// Concrete and stable: much depends on it, and it is hard to extend.
    case pain
    /// Abstract and unstable: nothing depends on its abstractions.
    case uselessness
  }

  private static func ratio(_ part: Int, of whole: Int) -> Double? {
    whole > 0 ? Double(part) / Double(whole) : nil
  }
}
