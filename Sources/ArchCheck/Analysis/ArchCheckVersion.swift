/// The version of archcheck.
package enum ArchCheckVersion {
  package static let current = "0.1.0"
}
