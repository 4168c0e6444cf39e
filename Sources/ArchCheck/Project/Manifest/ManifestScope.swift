/// The names visible at a place, innermost first.
final class ManifestScope {
  let parent: ManifestScope?
  /// The own type whose member is being evaluated, where this is the scope of one.
  let selfType: String?
  /// What `Element` means in a member of an array, where it is known.
  private let ownElementType: ManifestWrittenType?
  private var variables: [String: ManifestVariable] = [:]
  private(set) var functions: [String: [ManifestFunction]] = [:]

  init(
    in parent: ManifestScope?, selfType: String? = nil, elementType: ManifestWrittenType? = nil
  ) {
    self.parent = parent
    self.selfType = selfType
    ownElementType = elementType
  }

  func declare(_ name: String, _ value: ManifestValue?, shape: ManifestWrittenType? = nil) {
    variables[name] = ManifestVariable(value: value, shape: shape)
  }

  func declare(_ function: ManifestFunction) {
    functions[function.name, default: []].append(function)
  }

  func variable(_ name: String) -> ManifestVariable? {
    variables[name]
  }

  var elementType: ManifestWrittenType? {
    var scope: ManifestScope? = self
    while let current = scope {
      if let type = current.ownElementType { return type }
      scope = current.parent
    }
    return nil
  }

  /// The innermost enclosing type.
  var enclosingType: String? {
    var scope: ManifestScope? = self
    while let current = scope {
      if let type = current.selfType { return type }
      scope = current.parent
    }
    return nil
  }
}

/// A constant or variable; without a value until it is assigned.
final class ManifestVariable {
  var value: ManifestValue?
  let shape: ManifestWrittenType?

  init(value: ManifestValue?, shape: ManifestWrittenType?) {
    self.value = value
    self.shape = shape
  }
}
