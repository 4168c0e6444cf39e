/// Tells the types of the values in the code of a member, as linking infers them.
///
/// Nodes and offsets are those of the member's file.
protocol ValueTypes: Sendable {
  /// The type of an expression or of a type as it is written, through optionality, where it is a single
  /// own or known type.
  func type(of expression: Int, in member: NodeRef) -> TypeID?
  /// The type of what a subscript or a loop takes out of a collection; of a dictionary it is the value.
  func elementType(of expression: Int, in member: NodeRef) -> TypeID?
  /// The name of the collection, if the type of an expression is written as `[Item]` or `[Key: Item]`.
  func collection(at expression: Int, in member: NodeRef) -> String?
  /// Index into ``DependencyGraph/members`` of the member that is used at an offset.
  func member(usedAt offset: UInt32, in member: NodeRef) -> Int?
}
