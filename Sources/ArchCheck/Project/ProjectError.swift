/// Why a project could not be read at all; everything smaller is a ``Diagnostic``.
public struct ProjectError: Error, Sendable, CustomStringConvertible {
  /// What could not be read, and what to do about it where something can be done.
  public var description: String

  package init(_ description: String) {
    self.description = description
  }
}
