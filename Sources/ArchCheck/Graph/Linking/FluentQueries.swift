/// What queries of Fluent give back where they are awaited.
///
/// Source: the declarations of `Model` and `QueryBuilder` in Fluent's documentation.
extension Walker {
  /// `Order.query(on: database)`, `Order.find(id, on: database)`, or a method of a query; nil for all
  /// others.
  func queryCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    // Without `await` it is a future.
    guard frame.isAwaited else { return nil }
    if let model = self.arguments(of: index.wellKnown.queryBuilder, in: receiver)?.first {
      infer(arguments)
      switch name {
      case "all": return .array(model)
      case "first": return .optional(model)
      default: return Self.refinements.contains(name) ? receiver : .unknown
      }
    }
    guard name == "query" || name == "find", let type = receiver.nominal,
      arguments.contains(where: { index.names[$0.label] == "on" }),
      conforms(type, toExternal: { $0 == "Model" })
    else { return nil }
    infer(arguments)
    return name == "find"
      ? .optional(receiver) : types.external(index.wellKnown.queryBuilder, arguments: [receiver])
  }

  /// Methods of a query that give a query again.
  private static let refinements: Set<String> = [
    "copy", "field", "fields", "filter", "group", "join", "limit", "offset", "range", "sort",
    "unique", "with", "withDeleted",
  ]
}
