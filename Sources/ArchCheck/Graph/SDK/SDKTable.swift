/// The bundled table of SDK types and of the modules they come with.
///
/// The facts about Swift, Foundation, Dispatch, XCTest and Testing are taken from the interfaces of
/// the open-source toolchain (`swift symbolgraph-extract`), those about Apple's frameworks from
/// Apple's public API documentation. To add a type, write its line into the list of its module
/// (folder `Types`), in byte order of the names; tests check the rest. A line reads
///
///     name<parameters> kind supertypes families
///
/// with commas inside the last two and `-` for no supertypes. Types stand below a line
/// `# Module families`, whose families all of them have.
struct SDKTable: Sendable {
  /// In the order of the lists, which is by module and name within each list.
  let types: [SDKType]
  /// Position in ``types`` of the first type of each name.
  let first: [String: Int32]
  /// For each type the position of the next one of its name, or -1.
  let next: [Int32]
  /// What the import of each system module makes visible besides itself.
  let exports: [String: [String]]

  init(
    lists: [StaticString] = SDKTable.lists, systemModules: StaticString = SDKTable.systemModules
  ) {
    var types: [SDKType] = []
    types.reserveCapacity(8_000)
    for list in lists {
      list.withUTF8Buffer { SDKTable.readTypes($0, into: &types) }
    }
    var first = [String: Int32](minimumCapacity: types.count)
    var next = [Int32](repeating: -1, count: types.count)
    for position in types.indices.reversed() {
      next[position] = first.updateValue(Int32(position), forKey: types[position].name) ?? -1
    }
    self.types = types
    self.first = first
    self.next = next
    self.exports = systemModules.withUTF8Buffer { SDKTable.readExports($0) }
  }

  /// The most used lists first: the first type of a name is the likeliest one.
  static let lists: [StaticString] = [
    standardLibraryTypes, foundationTypes, uiKitTypes, appKitTypes, swiftUITypes,
    persistenceTypes, testingTypes, mediaTypes, serviceTypes, graphicsTypes, manifestTypes,
  ]

  /// Modules that every file sees without an import.
  static let implicitModules = ["Swift", "_Concurrency", "_StringProcessing"]
}
