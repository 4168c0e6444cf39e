extension SDKTable {
  /// Reads the lines of one list.
  ///
  /// Bytes are compared instead of strings because the table is read at every start.
  static func readTypes(_ bytes: UnsafeBufferPointer<UInt8>, into types: inout [SDKType]) {
    var module = ""
    var shared: SDKFamilies = []
    var rest = bytes[...]
    while var line = rest.popField(until: .newline) {
      guard let first = line.popField(until: .space), let second = line.popField(until: .space)
      else { continue }
      if first.elementsEqual("#".utf8) {
        module = String(decoding: second, as: UTF8.self)
        shared = line.popField(until: .space).map(families) ?? []
        continue
      }
      var head = first
      let name = head.popField(until: UInt8(ascii: "<")).map { String(decoding: $0, as: UTF8.self) }
      let supertypes = line.popField(until: .space)
      let own = line.popField(until: .space)
      types.append(
        SDKType(
          module: module, name: name ?? "", kind: kind(second),
          parameters: head.isEmpty ? [] : head.dropLast().fields(separatedBy: .comma),
          supertypes: supertypes.map(names) ?? [],
          families: own.map { shared.union(families($0)) } ?? shared))
    }
  }

  /// Reads lines of a module and what it exports.
  static func readExports(_ bytes: UnsafeBufferPointer<UInt8>) -> [String: [String]] {
    var exports: [String: [String]] = [:]
    var rest = bytes[...]
    while let line = rest.popField(until: .newline) {
      let words = line.fields(separatedBy: .space)
      if let module = words.first { exports[module] = Array(words.dropFirst()) }
    }
    return exports
  }

  private static func names(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    field.elementsEqual("-".utf8) ? [] : field.fields(separatedBy: .comma)
  }

  private static func kind(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> SDKType.Kind {
    switch field.first {
    case UInt8(ascii: "c"): .class
    case UInt8(ascii: "s"): .struct
    case UInt8(ascii: "e"): .enum
    case UInt8(ascii: "a"): .actor
    case UInt8(ascii: "p"): .protocol
    case UInt8(ascii: "g"): .global
    case UInt8(ascii: "m"): .macro
    default: .typealias
    }
  }

  private static func families(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> SDKFamilies {
    var families: SDKFamilies = []
    var rest = field
    while let name = rest.popField(until: .comma) {
      for (known, family) in SDKFamilies.named where name.elementsEqual(known.utf8) {
        families.insert(family)
      }
    }
    return families
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let comma = UInt8(ascii: ",")
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Takes the bytes up to the separator, and the separator, off the front; nil at the end.
  fileprivate mutating func popField(until separator: UInt8) -> Self? {
    guard !isEmpty else { return nil }
    let end = firstIndex(of: separator) ?? endIndex
    let field = self[startIndex..<end]
    self = self[Swift.min(end + 1, endIndex)...]
    return field
  }

  fileprivate func fields(separatedBy separator: UInt8) -> [String] {
    var fields: [String] = []
    var rest = self
    while let field = rest.popField(until: separator) {
      fields.append(String(decoding: field, as: UTF8.self))
    }
    return fields
  }
}
