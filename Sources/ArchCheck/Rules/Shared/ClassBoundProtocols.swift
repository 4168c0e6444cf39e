extension DependencyGraph {
  /// Whether only classes can conform to a protocol, as far as the graph tells.
  func isClassBound(_ id: TypeID) -> Bool {
    ([id] + allConformances(of: id)).contains { ancestor in
      let type = types[ancestor.index]
      guard !type.isExternal else {
        return type.kind == .class || Self.classBoundProtocols.contains(type.name)
          || !sdkFamilies(of: ancestor).isDisjoint(with: [.delegate, .dataSource])
          || isOfObjectiveC(type)
      }
      return type.kind == .class || type.superclass != nil || type.attributes.contains("objc")
        || type.declarations.contains(where: isClassBound)
    }
  }

  /// Whether a protocol of the system has a name with a prefix in capitals, as those of Objective-C
  /// have: `WKScriptMessageHandler`. Packages in Swift have such names, too, for any type.
  private func isOfObjectiveC(_ type: TypeNode) -> Bool {
    type.kind == .protocol && self[type.module].isSystem
      && type.name.prefix { $0.isUppercase }.count > 2
  }

  /// Whether the declaration names `AnyObject`, `class` or a class of the SDK.
  private func isClassBound(_ declaration: NodeRef) -> Bool {
    let facts = files[declaration.file].facts
    return facts.children(of: declaration.node)
      .filter { [.inheritance, .requirement].contains(facts.nodes[$0].kind) }
      .contains { clause in
        let named = (clause + 1..<Int(facts.nodes[clause].end))
          .filter { facts.nodes[$0].kind == .namedType }
          .map { facts.name(facts.nodes[$0]) }
        let isOfSelf =
          facts.nodes[clause].kind == .inheritance || named.first == "Self"
        return isOfSelf
          && named.contains { $0 == "NSObject" || Self.classBoundProtocols.contains($0) }
      }
  }

  /// Protocols of the SDK to which only classes and actors can conform.
  private static let classBoundProtocols: Set<String> = [
    "AnyObject", "NSObjectProtocol", "Actor", "AnyActor", "DistributedActor", "ObservableObject",
  ]
}
