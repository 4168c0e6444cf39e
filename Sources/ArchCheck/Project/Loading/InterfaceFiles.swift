/// Names of the classes whose objects the storyboards and nibs of a tree make, and of the modules that
/// these are taken from, as they are written there: `customClass="CartView" customModule="Cart"`.
func namesInInterfaceFiles(
  among entries: [TreeEntry], of tree: some SourceTree
) -> (classes: Set<String>, modules: Set<String>) {
  var classes: Set<String> = []
  var modules: Set<String> = []
  for entry in entries where ["storyboard", "xib"].contains(pathExtension(of: entry.path)) {
    guard let bytes = tree.contents(of: entry.path) else { continue }
    // Every other part is the value of an attribute.
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (part, value) in zip(parts, parts.dropFirst()) {
      if part.suffix(classAttribute.count).elementsEqual(classAttribute) {
        classes.insert(String(decoding: value, as: UTF8.self))
      } else if part.suffix(moduleAttribute.count).elementsEqual(moduleAttribute) {
        modules.insert(String(decoding: value, as: UTF8.self))
      }
    }
  }
  return (classes, modules)
}

private let classAttribute = Array(" customClass=".utf8)
private let moduleAttribute = Array(" customModule=".utf8)
