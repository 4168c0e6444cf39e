/// An element of an XML document whose texts may hold anything.
struct XML {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XML] = []
  var text = ""

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "",
    _ children: [XML] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
    self.text = text
  }

  /// The document with the element as its root.
  var document: String {
    var written = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &written, indentation: "")
    return written
  }

  private func write(to written: inout String, indentation: String) {
    written += "\(indentation)<\(name)"
    for (name, value) in attributes { written += " \(name)=\"\(Self.escape(value))\"" }
    if children.isEmpty {
      written += text.isEmpty ? "/>\n" : ">\(Self.escape(text))</\(name)>\n"
      return
    }
    written += ">\n"
    for child in children { child.write(to: &written, indentation: indentation + "  ") }
    written += "\(indentation)</\(name)>\n"
  }

  /// XML 1.0 cannot hold most control characters at all; they are shown as `\u{1B}`.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case _ where scalar.isUnsafeToShow: escaped += scalar.spelledOut
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
