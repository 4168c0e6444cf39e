extension Contract {
  /// Members of the contract, called `words`, that share a module, folder or type. What belongs to two of
  /// them is judged as a part of the first alone.
  func overlaps(of words: String, _ severity: Severity, _ resolver: TermResolver) -> [Mistake] {
    instances(resolver).flatMap { instance -> [Mistake] in
      let terms = instance.kind.terms
      let members = terms.map { resolver.members(of: $0.text, at: .source) }
      return terms.indices.flatMap { second in
        terms[..<second].indices.compactMap { first in
          members[first].shared(with: members[second], in: resolver.graph).map { shared in
            Mistake(
              "the \(words) \"\(terms[first].text)\" and \"\(terms[second].text)\" overlap: "
                + "\(shared) belongs to both", at: terms[second].location, severity: severity)
          }
        }
      }
    }
  }
}

extension Members {
  /// Something that belongs to both, in the reader's words.
  func shared(with other: Members, in graph: DependencyGraph) -> String? {
    func modules(_ members: Members) -> Set<Int> {
      Set(members.files.map { graph.files[$0].module.index })
        .union(members.types.map { graph.types[$0].module.index })
    }
    let wholly = modules(self).union(self.modules).intersection(other.modules)
      .union(self.modules.intersection(modules(other)))
    if let module = wholly.min() { return "module \(graph.modules[module].name)" }
    if let file = files.intersection(other.files).min() { return graph.files[file].path }
    let declared = { (members: Members) in
      members.types.union(
        graph.types.indices.filter { type in
          graph.types[type].declarations.first.map { members.files.contains($0.file) } ?? false
        })
    }
    if types.isEmpty && other.types.isEmpty { return nil }
    return declared(self).intersection(declared(other)).min()
      .map { graph.qualifiedName(of: TypeID($0)) }
  }
}
