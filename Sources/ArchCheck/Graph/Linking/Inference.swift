import Synchronization

/// What linking knows of the types of values, for rules that ask what type a value in a body has.
///
/// Linking keeps the uses of types and forgets the values. Few members are asked about, so those are
/// walked once more.
final class Inference: ValueTypes {
  private let index: DeclarationIndex
  private let numbers: GraphNumbers
  /// Lookups that no thread uses at the moment, with all that they remember.
  private let idle = Mutex<[IdleLookup]>([])
  private let known = Memo<NodeRef, InferredValues>()

  /// It is handed from one thread to the next, and never used by two of them.
  private struct IdleLookup: @unchecked Sendable {
    var lookup: MemberLookup
  }

  init(index: DeclarationIndex, numbers: GraphNumbers) {
    self.index = index
    self.numbers = numbers
  }

  func type(of expression: Int, in member: NodeRef) -> TypeID? {
    type(of: values(of: member).type(at: expression), in: member.file)
  }

  func elementType(of expression: Int, in member: NodeRef) -> TypeID? {
    elementType(of: values(of: member).type(at: expression), in: member.file)
  }

  func collection(at expression: Int, in member: NodeRef) -> String? {
    switch values(of: member).type(at: expression) {
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }

  func member(usedAt offset: UInt32, in member: NodeRef) -> Int? {
    let used = values(of: member).member(at: offset).map { numbers.members[$0] }
    return used.flatMap { $0 < 0 ? nil : $0 }
  }

  /// What stands in the code of a member, which is declared at `node`.
  private func values(of node: NodeRef) -> InferredValues {
    known.value(of: node) {
      guard let member = index.memberOfNode[node.file, node.node] else { return InferredValues() }
      let lookup =
        idle.withLock { $0.popLast() }
        ?? IdleLookup(lookup: MemberLookup(index: index, namesUnresolved: true))
      defer { idle.withLock { $0.append(lookup) } }
      let record = ValueRecord(node.node..<Int(index.facts[node.file].nodes[node.node].end))
      let walker = Walker(members: lookup.lookup, file: node.file, emits: false, record: record)
      walker.walk(index.members[member])
      return record.found
    }
  }

  /// Of a generic parameter it is what constrains it.
  private func type(of value: TypeValue, in file: Int) -> TypeID? {
    switch value {
    case .optional(let inner): type(of: inner, in: file)
    case .generic where value.ownConstraints.count == 1:
      value.ownConstraints.first.flatMap { type(of: $0, in: file) }
    default: numbers.type(of: value, in: file)
    }
  }

  private func elementType(of value: TypeValue, in file: Int) -> TypeID? {
    switch value {
    case .optional(let inner): elementType(of: inner, in: file)
    case .array(let element), .dictionary(_, let element): type(of: element, in: file)
    case .external(index.wellKnown.arraySlice, let elements):
      elements.first.flatMap { type(of: $0, in: file) }
    default: nil
    }
  }
}

/// The values in the code of one member.
struct InferredValues: Sendable {
  fileprivate var nodes = 0..<0
  /// The type of each expression, by node from the first of `nodes` on.
  fileprivate var types: [TypeValue] = []
  /// The member of the linker's index that is used at each offset in the file.
  fileprivate var members: [UInt32: Int] = [:]

  func type(at node: Int) -> TypeValue {
    nodes.contains(node) ? types[node - nodes.lowerBound] : .unknown
  }

  func member(at offset: UInt32) -> Int? { members[offset] }
}

/// Takes down what a walker infers.
final class ValueRecord {
  fileprivate private(set) var found: InferredValues

  fileprivate init(_ nodes: Range<Int>) {
    found = InferredValues(nodes: nodes, types: Array(repeating: .unknown, count: nodes.count))
  }

  func add(_ type: TypeValue, at node: Int) {
    guard found.nodes.contains(node) else { return }
    found.types[node - found.nodes.lowerBound] = type
  }

  func add(member: Int, at offset: UInt32) {
    found.members[offset] = member
  }
}
