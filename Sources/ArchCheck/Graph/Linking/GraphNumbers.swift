/// The graph's numbers of what the index of declarations holds.
struct GraphNumbers: Sendable {
  private let index: DeclarationIndex
  private let names: ExternalNames
  /// Graph type of each type of the index; -1 where there is none.
  var types: [Int] = []
  /// Graph member of each member of the index; -1 for globals.
  var members: [Int] = []
  /// Graph type for what a module uses outside of its types.
  var globals: [Int: Int] = [:]
  /// Graph type of each external one.
  var externals: [QualifiedName: Int] = [:]

  init(index: DeclarationIndex, externals: ExternalNames) {
    self.index = index
    names = externals
  }

  /// The type that a value has in code of a file.
  func type(of value: TypeValue, in file: Int) -> TypeID? {
    switch value {
    case .nominal(let type, _):
      let number = self.type(ofTarget: type, in: file)
      return number < 0 ? nil : TypeID(number)
    case .external(let name, _):
      return externals[names.name(index.names[name], in: file)].map { TypeID($0) }
    case .optional(let inner): return type(of: inner, in: file)
    default: return nil
    }
  }

  /// The type that a type of the index is in code of a file; -1 where the graph has none.
  func type(ofTarget type: Int, in file: Int) -> Int {
    guard names.isAmbiguous[type] else { return types[type] }
    return externals[names.name(index.types[type].fullName, in: file)] ?? types[type]
  }

  /// The type in which a use stands in a file; a negative number stands for none, which is the code
  /// outside of types.
  func type(ofSource type: Int32, in file: Int) -> Int? {
    let number = type < 0 ? globals[index.moduleOfFile[file]] : types[Int(type)]
    return number.flatMap { $0 < 0 ? nil : $0 }
  }
}
