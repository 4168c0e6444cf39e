/// Methods of the standard library that rules know by name.
enum StandardMethods {
  /// Those that change the value that they are called on.
  static let mutating: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "shuffle",
    "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
  ]
}
