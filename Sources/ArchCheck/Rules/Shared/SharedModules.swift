/// Modules that features share, by the names that teams give them.
enum SharedModules {
  /// Names that say what is shared, though some of them look like those of technical layers.
  static let domains = ["DesignSystem", "Env", "Models", "Network"]
}
