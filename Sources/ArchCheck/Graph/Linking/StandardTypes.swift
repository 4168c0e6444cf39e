/// What the most used types of the standard library and of Foundation conform to.
///
/// Source: the interfaces of the open-source toolchain (`swift symbolgraph-extract`). The table of SDK
/// types names few protocols, and a type that is not known to conform is not known not to; here both
/// are known.
enum StandardTypes {
  static let fractions: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Float16"]

  static let numbers: Set<String> = fractions.union([
    "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt128", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ])

  /// Protocols that types may conform to without saying so.
  static let implicitProtocols: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]

  /// Whether no array, and no literal of one, can be given where this type is demanded.
  static func takesNoArray(_ type: String) -> Bool {
    numbers.contains(type) || type == "String" || type == "Bool"
  }

  /// Whether a type conforms to a protocol; nil for other types and protocols than these, and where
  /// that depends on the type's generic arguments.
  static func conforms(_ type: String, to demanded: String) -> Bool? {
    if demanded == "AnyObject" { return conformances[type] == nil ? nil : false }
    guard let own = conformances[type], protocols.contains(demanded) else { return nil }
    if own.contains(demanded) { return true }
    return containers.contains(type) && conditional.contains(demanded) ? nil : false
  }

  private static let containers: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range",
    "Set",
  ]

  /// What a container conforms to if its elements do.
  private static let conditional = value.union([
    "BidirectionalCollection", "Collection", "RandomAccessCollection", "Sequence",
  ])

  private static let value: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable"]

  private static let number = value.union([
    "AdditiveArithmetic", "Comparable", "CustomStringConvertible", "Numeric", "Strideable",
  ])

  private static let integer = number.union([
    "BinaryInteger", "FixedWidthInteger", "LosslessStringConvertible",
  ])

  private static let fraction = number.union([
    "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric",
  ])

  private static let text = value.union([
    "BidirectionalCollection", "Collection", "Comparable", "CustomStringConvertible",
    "LosslessStringConvertible", "RangeReplaceableCollection", "Sequence", "StringProtocol",
  ])

  private static let array: Set<String> = [
    "BidirectionalCollection", "Collection", "CustomStringConvertible", "MutableCollection",
    "RandomAccessCollection", "RangeReplaceableCollection", "Sequence",
  ]

  private static let conformances: [String: Set<String>] = {
    var found: [String: Set<String>] = [
      "Array": array, "ArraySlice": array,
      "Bool": value.union([
        "CustomStringConvertible", "LosslessStringConvertible",
      ]),
      "CGFloat": fraction,
      "Character": value.union([
        "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
      ]).subtracting(["Decodable", "Encodable"]),
      "ClosedRange": ["CustomStringConvertible", "Equatable"], "ContiguousArray": array,
      "Data": value.union(array),
      "Date": value.union(["Comparable", "CustomStringConvertible", "Strideable"]),
      "Decimal": number.union(["SignedNumeric"]),
      "Dictionary": ["Collection", "CustomStringConvertible", "Sequence"],
      "Double": fraction.union(["LosslessStringConvertible"]),
      "Float": fraction.union(["LosslessStringConvertible"]),
      "Float16": fraction.union(["LosslessStringConvertible"]),
      "Optional": [], "Range": ["CustomStringConvertible", "Equatable"],
      "Set": [
        "Collection", "CustomStringConvertible", "Equatable", "Hashable", "Sequence", "SetAlgebra",
      ],
      "String": text, "Substring": text.subtracting(["Decodable", "Encodable"]),
      "URL": value.union(["CustomStringConvertible"]),
      "UUID": value.union(["Comparable", "CustomStringConvertible"]),
    ]
    for type in numbers.subtracting(fractions) {
      found[type] = integer.union(
        type.hasPrefix("U") ? ["UnsignedInteger"] : ["SignedInteger", "SignedNumeric"])
    }
    return found
  }()

  /// The protocols that are known of all of these types.
  private static let protocols: Set<String> = conformances.values.reduce([
    "Error", "OptionSet", "RawRepresentable",
  ]) {
    $0.union($1)
  }
}
