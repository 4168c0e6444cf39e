import Foundation

extension UnsafeRawBufferPointer {
  /// Whether a text stands in the bytes; for long bytes and texts whose first sign is rare in them.
  func contains(_ text: StaticString) -> Bool {
    guard let base = baseAddress, text.utf8CodeUnitCount <= count else { return false }
    let last = count - text.utf8CodeUnitCount
    var next = 0
    while next <= last,
      let found = memchr(base + next, Int32(text.utf8Start[0]), last + 1 - next)
    {
      if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return true }
      next = UnsafeRawPointer(found) - base + 1
    }
    return false
  }
}
