/// What stands behind the last dot of a qualified name; one in backticks belongs to its part.
package func lastPart(of name: String) -> String {
  let (dot, backtick) = (UInt8(ascii: "."), UInt8(ascii: "`"))
  if name.utf8.last == backtick, let first = name.utf8.dropLast().lastIndex(of: backtick) {
    return String(name[first...])
  }
  return name.utf8.lastIndex(of: dot).map { String(name[name.utf8.index(after: $0)...]) } ?? name
}
