extension String {
  /// The text for a URI (RFC 3986, section 2.1): what is neither a letter nor a digit nor in
  /// `punctuation` is encoded.
  package func percentEncoded(keeping punctuation: String) -> String {
    percentEncoded { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: punctuation.utf8.contains(byte)
      }
    }
  }

  /// - Parameter isKept: whether a byte stands as it is.
  func percentEncoded(keeping isKept: (UInt8) -> Bool) -> String {
    if allBytes(isKept) { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with `%20` and the like decoded; nil where that is not possible.
  package var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value != 0 else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

private func hexadecimal(_ digit: UInt8) -> UInt8 {
  digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
}
