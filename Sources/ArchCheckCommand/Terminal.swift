import Foundation

/// How wide the terminal is, in columns.
enum Terminal {
  /// A narrower one counts as none: text cannot be wrapped well there.
  static let fewestColumns = 21

  /// Of the terminal that standard output goes to; nil where that is none and nothing else says it.
  static func width() -> Int? {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }),
      columns >= fewestColumns
    {
      return columns
    }
    return columns(of: STDOUT_FILENO)
  }

  /// For lists that programs read, too: without a terminal each entry keeps to its line.
  static func listWidth() -> Int { width() ?? .max }

  /// Of the terminal that a descriptor leads to; nil where that is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= fewestColumns else {
      return nil
    }
    return Int(size.ws_col)
  }
}
