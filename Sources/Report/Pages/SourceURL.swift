import Markdown

/// How an address on a forge is made from a path and a line.
package struct SourceURL: Sendable, Hashable {
  private enum Part: Hashable {
    case text(String)
    case path, line
  }

  private let parts: [Part]
  private let folder: String

  /// - Parameters:
  ///   - template: an address with `{path}`, `{line}` and, where it is wanted, `{revision}`.
  ///   - folder: the project's root inside of its repository, with `/` at its end; empty for the
  ///     top.
  package init(template: String, revision: String, folder: String = "") {
    let address = template.replacing("{revision}", with: Self.encoded(revision))
    let pieces = address.split(separator: "{path}", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "{line}", omittingEmptySubsequences: false)
        .map { [Part.text(String($0))] }.joined(separator: [.line])
    }
    parts = Array(pieces.joined(separator: [.path]))
    self.folder = folder
  }

  /// The first placeholder of a template that stands for nothing, such as `{pth}`.
  package static func unknownPlaceholder(in template: String) -> String? {
    template.matches(of: /\{[^{}]*\}/).map { String($0.output) }
      .first { !["{path}", "{line}", "{revision}"].contains($0) }
  }

  /// The template for a remote on GitHub, GitLab or Bitbucket; nil for any other.
  package init?(remote: String, revision: String, folder: String = "") {
    guard let (host, path) = Self.repository(of: remote) else { return nil }
    let lower = host.lowercased()
    let base = "https://\(host)/\(path)"
    let template: String
    if lower == "github.com" || lower.hasPrefix("github.") {
      template = base + "/blob/{revision}/{path}#L{line}"
    } else if lower == "gitlab.com" || lower.hasPrefix("gitlab.") {
      template = base + "/-/blob/{revision}/{path}#L{line}"
    } else if lower == "bitbucket.org" {
      template = base + "/src/{revision}/{path}#lines-{line}"
    } else {
      return nil
    }
    self.init(template: template, revision: revision, folder: folder)
  }

  /// The address of a line, with whatever the path holds encoded.
  func address(of path: String, line: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .path: Self.encoded(folder + path)
      case .line: String(line)
      }
    }.joined()
  }

  /// Host and path of `git@host:owner/name.git`, `ssh://git@host/owner/name` and `https://…`.
  private static func repository(of remote: String) -> (host: String, path: String)? {
    var rest = Substring(remote)
    let scheme = rest.firstRange(of: "://")
    if let scheme {
      guard ["https", "http", "ssh", "git"].contains(rest[..<scheme.lowerBound]) else { return nil }
      rest = rest[scheme.upperBound...]
    }
    let separator: Character = scheme == nil ? ":" : "/"
    guard let end = rest.firstIndex(of: separator) else { return nil }
    // What stands before an @ may be a password.
    let host = rest[..<end].split(separator: "@").last ?? ""
    var path = rest[rest.index(after: end)...]
    if path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    let name = host.prefix { $0 != ":" }
    let isSafe = (name + path).utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"'<>\\`{}?#%".utf8.contains(byte)
    }
    guard isSafe, !name.isEmpty, path.contains("/") else { return nil }
    return (String(name), String(path))
  }

  private static func encoded(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~/")
  }
}
