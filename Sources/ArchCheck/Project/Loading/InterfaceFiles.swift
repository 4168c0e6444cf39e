/// Names of the classes whose objects the storyboards and nibs of a tree make, as they are written
/// there: `customClass="CartViewController"`.
func classesInInterfaceFiles(among entries: [TreeEntry], of tree: some SourceTree) -> Set<String> {
  var names: Set<String> = []
  for entry in entries where ["storyboard", "xib"].contains(pathExtension(of: entry.path)) {
    guard let bytes = tree.contents(of: entry.path) else { continue }
    // Every other part is the value of an attribute.
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (part, value) in zip(parts, parts.dropFirst())
    where part.suffix(attribute.count).elementsEqual(attribute) {
      names.insert(String(decoding: value, as: UTF8.self))
    }
  }
  return names
}

private let attribute = Array(" customClass=".utf8)
