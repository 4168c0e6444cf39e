extension DependencyGraph {
  /// What a use is, for evidence: `Cart imports UIKit`, `Cart.CartView stores Feed.Item`.
  func words(for use: DependencyUse) -> String {
    let target =
      use.targetType.map { shownName(of: $0) } ?? self[use.targetModule].name
    switch use.kind {
    case .manifest: return "\(self[use.sourceModule].name) declares the dependency on \(target)"
    case .imports: return "\(self[use.sourceModule].name) imports \(target)"
    case .types:
      guard let type = use.sourceType else {
        return "\(self[use.sourceModule].name) extends \(target)"
      }
      let source = shownName(ofSource: type, in: use.file)
      let kind = use.sites.first.map { sites[$0].kind }
      let alias = use.alias.map { " as \(self[$0].name)" } ?? ""
      return "\(source) \(kind?.verb ?? "uses") \(target)\(alias)"
    }
  }

  /// The name of a type in the reader's words; uses by a type of another module are in extensions.
  func shownName(ofSource type: TypeID, in file: Int?) -> String {
    self[type].isExternal || file.map { files[$0].module != self[type].module } ?? false
      ? "an extension of \(shownName(of: type))" : name(ofSource: type, in: file)
  }
}
