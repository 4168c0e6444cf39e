/// A value of a project file (an OpenStep property list) or of a specification (YAML), with the
/// line on which it starts.
struct ProjectValue: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([ProjectValue])
    /// In the order of the file: a project's tables are many and small.
    case table([(key: String, value: ProjectValue)])
  }

  let content: Content
  let line: Int

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements of a list; none for anything else.
  var list: [ProjectValue] {
    if case .list(let list) = content { list } else { [] }
  }

  /// The entries of a table; none for anything else.
  var table: [(key: String, value: ProjectValue)] {
    if case .table(let table) = content { table } else { [] }
  }

  /// The value of the first entry named `key`.
  subscript(key: String) -> ProjectValue? {
    table.first { $0.key == key }?.value
  }
}

/// Where and why a project file or specification could not be read.
struct ProjectValueError: Error, Equatable {
  let message: String
  let line: Int
}
