/// What git writes around the versions that it could not merge.
enum MergeConflict {
  /// The beginnings of the lines between which the versions stand.
  static let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// The same for the bytes of a file, most of which have no mark.
  static func line(in source: [UInt8]) -> Int? {
    source.withUnsafeBytes { $0.contains("<<<<<<< ") }
      ? line(in: String(decoding: source, as: UTF8.self)) : nil
  }

  /// The line, from 1, on which the first of two versions begins; nil where there are none.
  static func line(in text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
      lines[start...].contains(where: { $0.hasPrefix(">>>>>>> ") })
    else { return nil }
    return start + 1
  }
}
