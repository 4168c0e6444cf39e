/// What the compiler calls where the code does not write the call: the iterator of a loop, the
/// initializer behind a literal of an own type, what takes the parts of one with values in it, and what
/// a result builder puts together.
extension Walker {
  /// A loop makes an iterator of its sequence, unless that is its own, and asks it for the next element.
  /// An asynchronous one asks by `next(isolation:)`, which is the standard library's.
  func iterate(over sequence: TypeValue, at offset: UInt32) {
    let known = index.wellKnown
    func call(_ name: NameID, of value: TypeValue) -> TypeValue {
      let found = candidates(name, of: value, isStatic: false, arguments: []).filter {
        index.parameters(of: $0).isEmpty
      }
      guard !found.isEmpty, case .function(_, let result) = unwritten(found, of: value, at: offset)
      else { return .unknown }
      return result
    }
    let iterator = call(known.iterator, of: sequence)
    if !iterator.isUnknown {
      _ = call(known.next, of: iterator)
    } else if call(known.asyncIterator, of: sequence).isUnknown, let type = sequence.nominal,
      conforms(type, toExternal: { $0 == "IteratorProtocol" })
    {
      _ = call(known.next, of: sequence)
    }
  }

  /// Notes the initializer of an own type that a literal calls, as `init(arrayLiteral:)`, and tells what
  /// that takes; nil where the type declares none.
  func literalInitializer(
    _ label: NameID, of type: TypeValue, at offset: UInt32
  ) -> TypeValue? {
    guard let own = type.nominal, !index.types[own].isExternal else { return nil }
    let found = members.members(
      index.wellKnown.initializer, of: type, from: file, isStatic: true
    ) { self.index.parameters(of: $0).map(\.label) == [label] }
    guard !found.isEmpty,
      case .function(let parameters, _) = unwritten(found, of: type, at: offset)
    else { return nil }
    return parameters.first
  }

  /// A text with values in it is made by its interpolation: `init(stringInterpolation:)` of an own type
  /// tells which, and that is given each value.
  func interpolate(_ values: [Argument], into type: TypeValue, at offset: UInt32) {
    let known = index.wellKnown
    guard let interpolation = literalInitializer(known.stringInterpolation, of: type, at: offset),
      let own = interpolation.nominal, !index.types[own].isExternal
    else {
      infer(values)
      return
    }
    let literals = candidates(
      known.appendLiteral, of: interpolation, isStatic: false, arguments: nil)
    if !literals.isEmpty { _ = unwritten(literals, of: interpolation, at: offset) }
    for value in values {
      let found = candidates(
        known.appendInterpolation, of: interpolation, isStatic: false, arguments: [value])
      if found.isEmpty {
        infer([value])
      } else {
        let callee = Callee(candidates: found, receiver: interpolation, offset: offset)
        _ = callMember(callee, [value], node: value.value, expected: .unknown)
      }
    }
  }

  /// A closure is given to a parameter, or to a property by the initializer that a struct gets from its
  /// properties: with an own result builder among the attributes, that builds what the closure gives.
  ///
  /// - Parameter declaration: the parameter or property.
  func build(by declaration: Int, of member: Int, closure: Int) {
    let entry = index.members[member]
    let facts = index.facts[entry.file]
    for child in facts.children(of: declaration) where facts.kind(child) == .attribute {
      let scope = types.scope(of: entry)
      guard case .own(let builder) = types.resolve(child + 1, in: scope), isBuilder(builder),
        !returns(closure)
      else { continue }
      let type = types.value(of: builder)
      for name in Self.buildingMethods.compactMap(index.names.id) {
        let found = members.members(name, of: type, from: file, isStatic: true)
        if !found.isEmpty { _ = unwritten(found, of: type, at: offset(closure)) }
      }
    }
  }

  private func isBuilder(_ type: Int) -> Bool {
    index.types[type].declarations.contains {
      index.facts[$0.file].attribute("resultBuilder", of: $0.node) != nil
    }
  }

  /// Whether a closure has a `return` of its own, which leaves no work to a builder.
  private func returns(_ closure: Int) -> Bool {
    facts.descendants(of: closure).contains { node in
      kind(node) == .returnStmt
        && facts.ancestors(of: node).first {
          [.closure, .functionDecl, .accessorDecl].contains(kind($0))
        } == closure
    }
  }

  /// What a builder calls for the parts of a closure and for all of it.
  private static let buildingMethods = [
    "buildExpression", "buildBlock", "buildPartialBlock", "buildFinalResult",
  ]

  private func unwritten(
    _ candidates: [Int], of receiver: TypeValue, at offset: UInt32
  ) -> TypeValue {
    let chosen = mostSpecific(among: candidates, of: receiver)[0]
    emitMember(chosen, of: receiver, at: offset, flags: .unnamed)
    return members.type(of: chosen, on: receiver)
  }
}
