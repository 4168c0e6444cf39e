/// A place in a source file.
public struct Location: Sendable, Hashable, Codable, Comparable {
  /// Path relative to the project's root.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes as the compiler counts.
  public var column: Int

  /// - Parameters:
  ///   - file: path relative to the project's root.
  ///   - line: from 1.
  ///   - column: from 1, in UTF-8 bytes.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Whether the left place comes first, by path, line and column.
  public static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension Module {
  /// Where the manifest or project file declares the module.
  package var location: Location { Location(file: declaredIn, line: max(line, 1), column: 1) }
}
