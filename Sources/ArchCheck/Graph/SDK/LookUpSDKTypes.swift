extension SDKTable {
  /// Whether the module comes with the toolchain, the operating system or an Apple SDK.
  ///
  /// An own module of that name comes first; ask for own modules before.
  func isSystemModule(_ module: String) -> Bool {
    exports[module] != nil
  }

  /// Names of all system modules, sorted.
  var systemModules: [String] {
    exports.keys.sorted()
  }

  /// The system modules whose types a file sees that imports these modules: the implicit ones,
  /// the named ones and what they re-export.
  func visibleModules(importing modules: some Sequence<String>) -> Set<String> {
    exported(by: modules.filter { exports[$0] != nil }, beside: Set(SDKTable.implicitModules))
  }

  /// Every type of that dotted name, in table order.
  func types(named name: String) -> [SDKType] {
    var found: [SDKType] = []
    var position = first[name] ?? -1
    while position >= 0 {
      found.append(types[Int(position)])
      position = next[Int(position)]
    }
    return found
  }

  /// The type that is called so with its module: `Foundation.UserDefaults`.
  func type(qualified name: String) -> SDKType? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return types(named: String(name[name.index(after: dot)...])).first {
      $0.module == name[..<dot] && $0.kind != .macro
    }
  }

  /// The type that `module.name` means: of the module itself, else of what it re-exports.
  func type(named name: String, in module: String) -> SDKType? {
    let candidates = types(named: name)
    if let own = candidates.first(where: { $0.module == module }) { return own }
    guard !candidates.isEmpty else { return nil }
    return type(among: candidates, visibleIn: exported(by: [module]))
  }

  /// The type of that name that a file with these visible modules means.
  func type(named name: String, visibleIn modules: Set<String>) -> SDKType? {
    type(among: types(named: name), visibleIn: modules)
  }

  /// Supertypes of a type, resolved; the superclass first.
  func supertypes(of type: SDKType) -> [SDKType] {
    type.supertypes.compactMap { name in
      // Most names are those of one type, whatever its module.
      let candidates = types(named: name)
      return candidates.count < 2
        ? candidates.first : self.type(named: name, in: type.module) ?? candidates.first
    }
  }

  /// Everything above a type, each name once: superclasses, protocols and aliases of those.
  func ancestors(of type: SDKType) -> [SDKType] {
    var found: [SDKType] = []
    var pending = supertypes(of: type)
    while let next = pending.popLast() {
      guard !found.contains(where: { $0.name == next.name }) else { continue }
      found.append(next)
      pending += supertypes(of: next)
    }
    return found
  }

  /// The type with its aliases followed, as far as the table knows them.
  func resolved(_ type: SDKType) -> SDKType {
    guard type.kind == .typealias, let target = supertypes(of: type).first else { return type }
    return resolved(target)
  }

  /// The superclass chain, nearest first.
  func superclasses(of type: SDKType) -> [SDKType] {
    var chain: [SDKType] = []
    var current = resolved(type)
    while let next = supertypes(of: current).first.map(resolved), next.kind == .class {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// What the type and everything above it stands for.
  func families(of type: SDKType) -> SDKFamilies {
    supertypes(of: type).reduce(type.families) { $0.union(families(of: $1)) }
  }

  /// The generic parameters of the first type of that name, or the associated types of a protocol,
  /// and those of the types above it: names that mean nothing else in its extensions.
  func parameters(ofType name: String) -> [String] {
    types(named: name).first.map { parameters(of: $0).uniqued() } ?? []
  }

  private func parameters(of type: SDKType) -> [String] {
    // The standard library's structures say themselves what their protocols leave open.
    if type.kind == .struct, type.module == "Swift" { return type.parameters }
    return type.parameters + supertypes(of: type).flatMap(parameters)
  }

  /// What is seen with modules, which themselves are among it, beside what is seen already.
  private func exported(by modules: [String], beside seen: Set<String> = []) -> Set<String> {
    var found = seen
    var pending = modules
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending.append(contentsOf: exports[next] ?? []) }
    }
    return found
  }

  private func type(among candidates: [SDKType], visibleIn modules: Set<String>) -> SDKType? {
    candidates.first { modules.contains($0.module) }
  }
}
