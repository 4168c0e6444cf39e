import Foundation

/// The options of rules: their shapes, their defaults, and rules with other options.
///
/// A rule's stored properties are its options, in camel case; the configuration writes them in
/// snake case. The default instance is the schema.
enum RuleOptions {
  /// An option as the rule's default instance shows it.
  struct Option {
    var name: String
    var property: String
    var shape: Shape
    var value: OptionValue
  }

  /// The options of a rule in the order of their declaration.
  static func options(of rule: any Rule.Type) -> [Option] {
    let instance = rule.init()
    let values = encoded(instance)
    return Mirror(reflecting: instance).children.compactMap { child in
      guard let property = child.label, let value = values[property] else { return nil }
      return Option(
        name: property.snakeCased, property: property, shape: Shape(of: child.value), value: value)
    }
  }

  /// `off`, a severity, or a map of options.
  static func shape(of rule: any Rule.Type) -> Shape {
    let options = options(of: rule).map { option in
      MapShape.Key(
        option.name, option.shape, rule.documentation.options[option.property] ?? "")
    }
    return .either([
      .severityOrSwitch,
      .map(
        MapShape(
          noun: "option",
          keys: [
            .init("severity", .severity, "Severity of the findings, or off."),
            .init("because", .text, "The reason, for the reader of a finding."),
          ] + options)),
    ])
  }

  /// The rule with options laid over its defaults; nil when a value does not fit.
  static func rule(_ rule: any Rule.Type, with options: [String: OptionValue]) -> (any Rule)? {
    var values = encoded(rule.init())
    for (property, value) in options { values[property] = value }
    guard let data = try? JSONEncoder().encode(values) else { return nil }
    return try? JSONDecoder().decode(rule, from: data)
  }

  /// The options of a rule that are not the defaults, as the configuration names them.
  static func changes(of rule: any Rule) -> [String: OptionValue] {
    let (defaults, values) = (encoded(type(of: rule).init()), encoded(rule))
    return Dictionary(
      uniqueKeysWithValues: values.filter { $0.value != defaults[$0.key] }
        .map { ($0.key.snakeCased, $0.value) })
  }

  private static func encoded(_ rule: any Rule) -> [String: OptionValue] {
    guard let data = try? JSONEncoder().encode(rule),
      let values = try? JSONDecoder().decode([String: OptionValue].self, from: data)
    else { preconditionFailure("options of \(type(of: rule)) are not plain values") }
    return values
  }
}

extension Shape {
  /// The shape of an option from its default value.
  init(of value: Any) {
    self = Self.shape(ofType: type(of: value))
  }

  private static func shape(ofType type: Any.Type) -> Shape {
    switch type {
    case is Bool.Type: .flag
    case is Int.Type: .count
    case is Double.Type: .share
    case is String.Type: .text
    case let list as any ListOption.Type:
      changeable(.list(of: shape(ofType: list.elementType)))
    case let map as any MapOption.Type: .dictionary(of: element(ofType: map.valueType))
    case let choice as any CaseIterable.Type: .choice(words(choice))
    default: .anything
    }
  }

  /// Lists inside of lists and maps cannot be changed, only written.
  private static func element(ofType type: Any.Type) -> Shape {
    if let list = type as? any ListOption.Type {
      return .list(of: element(ofType: list.elementType))
    }
    return shape(ofType: type)
  }

  private static func words<Choice: CaseIterable>(_ type: Choice.Type) -> [String] {
    type.allCases.map { ($0 as? any RawRepresentable)?.rawValue as? String ?? "\($0)" }
  }
}

/// A list as the type of an option, its element known even when it is empty.
private protocol ListOption {
  static var elementType: Any.Type { get }
}

extension Array: ListOption {
  static var elementType: Any.Type { Element.self }
}

extension Set: ListOption {
  static var elementType: Any.Type { Element.self }
}

/// A map with text keys as the type of an option.
private protocol MapOption {
  static var valueType: Any.Type { get }
}

extension Dictionary: MapOption where Key == String {
  static var valueType: Any.Type { Value.self }
}
