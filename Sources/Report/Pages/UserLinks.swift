import Markdown

/// What the destinations in one Markdown file of the project mean.
struct UserLinks {
  enum Meaning: Hashable {
    case anchor(String)
    /// Another page of the report, by its path in the project.
    case page(String, anchor: String)
    case image(String)
    /// Any other file of the project.
    case file(String)
    case remote(String)
  }

  private let folder: [Substring]
  private let known: Set<String>

  init(of path: String, known: Set<String>) {
    folder = Array(Substring(path).split(separator: "/").dropLast())
    self.known = known
  }

  /// nil for what leads out of the project or nowhere.
  func meaning(of destination: String) -> Meaning? {
    let written = Destination(destination)
    if written.isRemote {
      return ["http", "https", "mailto"].contains(written.scheme ?? "")
        ? .remote(destination) : nil
    }
    if written.text.hasPrefix("#") { return .anchor(String(written.text.dropFirst())) }
    let parts = written.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : ""
    let name = parts[0].prefix { $0 != "?" }
    guard let path = resolved(name) else { return nil }
    if known.contains(path) { return .page(path, anchor: anchor) }
    return Self.isImage(path) ? .image(path) : .file(path)
  }

  /// The path from the project's root; nil for one that leaves it.
  private func resolved(_ name: Substring) -> String? {
    var parts = name.hasPrefix("/") ? [] : folder.map(String.init)
    for step in name.split(separator: "/") {
      // `%2e%2e` is `..`, and a step that holds a slash is no name.
      guard let part = String(step).percentDecoded, !part.contains("/") else { return nil }
      switch part {
      case ".": break
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private static func isImage(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"].contains(where: name.hasSuffix)
  }
}
