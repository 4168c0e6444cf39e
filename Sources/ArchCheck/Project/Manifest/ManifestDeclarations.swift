import SwiftSyntax

/// A function, method, initializer or accessor of a manifest.
struct ManifestFunction {
  struct Parameter {
    /// The label at the call; nil for `_`.
    var label: String?
    var name: String
    var shape: ManifestWrittenType?
    var defaultValue: ExprSyntax?
    var isVariadic: Bool
    var isInout: Bool
    /// Names of the types that stand as attributes before it.
    var attributes: [String]
  }

  var name: String
  var parameters: [Parameter]
  var result: ManifestWrittenType?
  var body: CodeBlockItemListSyntax?
  var owner: String?
  var isStatic = false
  var isMutating = false
}

/// What a manifest declares in a type and its extensions.
final class ManifestType {
  enum Kind { case structure, enumeration, reference, foreign }

  struct Property {
    var name: String
    var shape: ManifestWrittenType?
    var initializer: ExprSyntax?
    var getter: CodeBlockItemListSyntax?
    /// Names of the types that stand as attributes before it.
    var attributes: [String] = []
  }

  struct Case {
    var name: String
    var rawValue: ExprSyntax?
  }

  let name: String
  var kind = Kind.foreign
  var inherited: [String] = []
  var stored: [Property] = []
  var computed: [String: Property] = [:]
  var statics: [String: Property] = [:]
  var methods: [String: [ManifestFunction]] = [:]
  var staticMethods: [String: [ManifestFunction]] = [:]
  var initializers: [ManifestFunction] = []
  var cases: [Case] = []

  init(name: String) {
    self.name = name
  }
}

extension ManifestFunction {
  init(_ syntax: FunctionDeclSyntax, owner: String?) {
    self.init(
      name: syntax.name.identifierText,
      parameters: syntax.signature.parameterClause.parameters.map(Parameter.init),
      result: syntax.signature.returnClause.flatMap { ManifestWrittenType($0.type) },
      body: syntax.body?.statements, owner: owner)
    isStatic = syntax.modifiers.areStatic
    isMutating = syntax.modifiers.contains { $0.name.text == "mutating" }
  }

  init(_ syntax: InitializerDeclSyntax, owner: String) {
    self.init(
      name: "init", parameters: syntax.signature.parameterClause.parameters.map(Parameter.init),
      result: nil, body: syntax.body?.statements, owner: owner)
  }

  /// For each parameter the arguments that a call with these labels gives it; nil where the call
  /// cannot mean this function.
  func assignment(of labels: [ManifestCallLabel]) -> [[Int]]? {
    var filled = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    for (index, label) in labels.enumerated() {
      if next > 0, parameters[next - 1].isVariadic, label == ManifestCallLabel(nil) {
        filled[next - 1].append(index)
        continue
      }
      while next < parameters.count, !parameters[next].fits(label) {
        guard parameters[next].canBeLeftOut else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      filled[next].append(index)
      next += 1
    }
    return parameters[next...].allSatisfy(\.canBeLeftOut) ? filled : nil
  }
}

/// How an argument is labelled at a call.
struct ManifestCallLabel: Hashable {
  var label: String?
  var isTrailingClosure: Bool

  init(_ label: String?, isTrailingClosure: Bool = false) {
    self.label = label
    self.isTrailingClosure = isTrailingClosure
  }
}

extension ManifestFunction.Parameter {
  fileprivate func fits(_ call: ManifestCallLabel) -> Bool {
    if call.isTrailingClosure, call.label == nil {
      if case .function = shape { return true }
      return shape == nil
    }
    return label == call.label
  }

  fileprivate var canBeLeftOut: Bool {
    defaultValue != nil || isVariadic
  }
}

extension ManifestFunction.Parameter {
  init(_ syntax: FunctionParameterSyntax) {
    let first = syntax.firstName.identifierText
    label = first == "_" ? nil : first
    name = syntax.secondName?.identifierText ?? first
    shape = ManifestWrittenType(syntax.type)
    defaultValue = syntax.defaultValue?.value
    isVariadic = syntax.ellipsis != nil
    isInout =
      syntax.type.as(AttributedTypeSyntax.self)?.specifiers
      .contains { $0.trimmedDescription == "inout" } ?? false
    attributes = syntax.attributes.typeNames
  }
}

extension DeclModifierListSyntax {
  var areStatic: Bool {
    contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}

extension AttributeListSyntax {
  /// Names of the attributes that are types, or could be.
  var typeNames: [String] {
    compactMap { attribute in
      attribute.as(AttributeSyntax.self).flatMap {
        ManifestWrittenType($0.attributeName)?.memberOwner
      }
    }
  }
}

extension AccessorBlockSyntax {
  /// The statements that make the value, nil for a stored property with observers.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): return statements
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
