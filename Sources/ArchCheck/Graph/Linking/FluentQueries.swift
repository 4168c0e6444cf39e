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
      guard let result = Self.queryResults[name] else { return nil }
      infer(arguments)
      return result(receiver, model)
    }
    guard name == "query" || name == "find", let type = receiver.nominal,
      arguments.contains(where: { index.names[$0.label] == "on" }),
      conforms(type, toExternal: { $0 == "Model" })
    else { return nil }
    infer(arguments)
    return name == "find"
      ? .optional(receiver) : types.external(index.wellKnown.queryBuilder, arguments: [receiver])
  }

  /// What methods of a query give, which is a query again for most, by the query and its model.
  private static let queryResults: [String: @Sendable (TypeValue, TypeValue) -> TypeValue] = {
    var results: [String: @Sendable (TypeValue, TypeValue) -> TypeValue] = [
      "all": { .array($1) }, "first": { .optional($1) },
    ]
    let refinements = [
      "copy", "fields", "field", "filter", "group", "join", "limit", "offset", "range", "sort",
      "unique", "with", "withDeleted",
    ]
    for name in refinements { results[name] = { query, _ in query } }
    return results
  }()
}
