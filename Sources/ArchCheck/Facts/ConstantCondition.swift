extension String {
  /// Whether a condition of `#if` holds in every build or in none: `true`, `false` and what `!` makes
  /// of them.
  var constantCondition: Bool? {
    let negations = prefix { $0 == "!" }.count
    return switch dropFirst(negations) {
    case "true": negations.isMultiple(of: 2)
    case "false": !negations.isMultiple(of: 2)
    default: nil
    }
  }
}
