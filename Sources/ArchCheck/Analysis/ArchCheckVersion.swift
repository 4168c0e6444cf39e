/// The version of archcheck.
public enum ArchCheckVersion {
  public static let current = "0.1.0"
}
