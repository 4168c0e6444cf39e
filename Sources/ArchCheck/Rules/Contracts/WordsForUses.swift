extension DependencyGraph {
  /// What a use is, for evidence: `Cart imports UIKit`, `Cart.CartView stores Feed.Item`.
  func words(for use: DependencyUse) -> String {
    let target =
      use.targetType.map { shownName(of: TypeID($0)) } ?? modules[use.targetModule].name
    switch use.kind {
    case .manifest: return "\(modules[use.sourceModule].name) declares the dependency on \(target)"
    case .imports: return "\(modules[use.sourceModule].name) imports \(target)"
    case .types:
      guard let type = use.sourceType else {
        return "\(modules[use.sourceModule].name) extends \(target)"
      }
      let source = shownName(ofSource: type, in: use.file)
      let kind = use.sites.first.map { sites[$0].kind }
      let alias = use.alias.map { " as \(types[$0].name)" } ?? ""
      return "\(source) \(kind?.verb ?? "uses") \(target)\(alias)"
    }
  }

  /// The name of a type in the reader's words; uses by a type of another module are in extensions.
  func shownName(ofSource type: Int, in file: Int?) -> String {
    types[type].isExternal
      ? "an extension of \(shownName(of: TypeID(type)))" : name(ofSource: type, in: file)
  }
}
