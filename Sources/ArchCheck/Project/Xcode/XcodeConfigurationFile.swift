/// The settings of an `.xcconfig` file and of those it includes, by name.
///
/// Settings for one SDK or architecture (`NAME[sdk=…]`) do not name modules and are left out.
func xcconfigSettings(at path: String, in tree: some SourceTree) -> [String: String] {
  var settings: [String: String] = [:]
  var visited: Set<String> = []
  readSettings(at: path, in: tree, into: &settings, visited: &visited)
  return settings
}

private func readSettings(
  at path: String, in tree: some SourceTree, into settings: inout [String: String],
  visited: inout Set<String>
) {
  guard visited.count < 32, visited.insert(path).inserted, let bytes = tree.contents(of: path),
    bytes.count < 1_000_000
  else { return }
  for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
    let text = withoutComment(line)
    if text.hasPrefix("#include") {
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      if quoted.count > 1, let file = resolvedPath(String(quoted[1]), in: parentFolder(of: path)) {
        readSettings(at: file, in: tree, into: &settings, visited: &visited)
      }
    } else if let equals = text.firstIndex(of: "="), !text[..<equals].contains("[") {
      let value = text[equals...].dropFirst().trimmingBlanks
      settings[String(text[..<equals].trimmingBlanks)] = String(
        value.hasSuffix(";") ? value.dropLast() : value)
    }
  }
}

private func withoutComment(_ line: Substring) -> String {
  var end = line.endIndex
  var index = line.startIndex
  while let slash = line[index...].firstIndex(of: "/") {
    index = line.index(after: slash)
    if index < line.endIndex, line[index] == "/" {
      end = slash
      break
    }
  }
  return String(line[..<end].trimmingBlanks)
}
