/// `name` as the compiler accepts it for a module: Xcode puts `_` for what C99 does not allow in
/// an identifier (`$(PRODUCT_NAME:c99extidentifier)`).
func moduleIdentifier(_ name: String) -> String {
  var identifier = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isAllowed =
      scalar == "_" || (identifier.isEmpty ? isLetter(scalar) : isLetter(scalar) || isDigit(scalar))
    identifier.append(isAllowed ? scalar : "_")
  }
  return identifier.isEmpty ? "_" : String(identifier)
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? scalar.properties.isAlphabetic : scalar.properties.isIDStart
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.isIDContinue
}
