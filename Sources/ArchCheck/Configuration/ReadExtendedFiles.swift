/// A configuration file with those that it extends, each once, and with theirs.
struct ExtendedFiles {
  /// What the files say; of two the later one wins, so the first file is the last.
  private(set) var values: [PlacedYAML] = []
  /// The profiles that they name, in the order in which they apply.
  private(set) var profiles: [Placed<String>] = []
  private(set) var read: [ExtendedFile] = []
  private(set) var mistakes: [Mistake] = []
  private let files: ConfigurationFiles?
  private let shape: Shape
  /// Folder of the first file, as messages name it.
  private let shownFolder: String
  /// Paths and names of the files that are being read, each of which extends the next.
  private var open: [(path: String, name: String)]

  /// More than anybody has.
  private static let maximumCount = 20

  /// - Parameters:
  ///   - value: what the first file says.
  ///   - name: what it is called.
  init(
    _ value: PlacedYAML, named name: String, in files: ConfigurationFiles?,
    catalog: [any Rule.Type]
  ) {
    self.files = files
    shape = Shape.configuration(catalog)
    shownFolder = parentFolder(of: name)
    open = [(join(files?.folder ?? "", lastComponent(of: name)), name)]
    add(value)
  }

  private mutating func add(_ value: PlacedYAML) {
    mistakes += shape.mistakes(in: value, what: "the configuration")
    if case .map = value.content, value["version"] == nil {
      note("no version; write version: 1", at: value.location, .info)
    }
    if let extends = value["extends"] {
      if extends.list.isEmpty {
        note(
          "extends names no profile; write none to start without rules, or leave it out",
          at: extends.location)
      }
      for entry in extends.list {
        guard let text = entry.text else { continue }
        if Shape.isFile(text) {
          add(fileAt: text, from: entry.location)
        } else {
          profiles.append(Placed(text, at: entry.location))
        }
      }
    }
    values.append(value)
  }

  private mutating func add(fileAt text: String, from location: Location) {
    let quoted = "\"\(text.shortened)\""
    if text.contains("://") {
      return note(
        "\(quoted) is an address, and nothing is fetched; extend a copy by its path", at: location)
    }
    guard let files else { return note("\(quoted) cannot be extended here", at: location) }
    let folder = open.last.map { parentFolder(of: $0.path) } ?? ""
    guard let path = resolvedPath(text, in: folder) else {
      return note(
        "\(quoted) must be a path from this file to one inside of \(files.limit)", at: location)
    }
    let name = join(shownFolder, way(to: path, from: files.folder))
    if let first = open.firstIndex(where: { $0.path == path }) {
      let circle = open[first...].map(\.name) + [name]
      return note(
        "a file cannot extend itself: \(circle.joined(separator: " → "))", at: location)
    }
    if read.contains(where: { $0.path == path }) { return }
    guard read.count < Self.maximumCount else {
      return note("more than \(Self.maximumCount) files are extended", at: location)
    }
    do {
      let bytes = try files.read(path)
      read.append(ExtendedFile(name: name, path: path, blob: blobID(of: bytes)))
      guard let value = try PlacedYAML.read(bytes, file: name) else {
        return note(
          "the configuration is empty", at: Location(file: name, line: 1, column: 1), .info)
      }
      open.append((path, name))
      add(value)
      open.removeLast()
    } catch let error as ConfigurationError {
      mistakes += error.mistakes
    } catch let error as ConfigurationFiles.Refusal {
      note("\(quoted) \(error.reason)", at: location)
    } catch {
      note("\(quoted) cannot be read: \(error)", at: location)
    }
  }

  private mutating func note(
    _ message: String, at location: Location, _ severity: Severity = .error
  ) {
    mistakes.append(Mistake(message, at: location, severity: severity))
  }
}

extension Shape {
  /// Whether an entry of `extends` is the path of a file and no profile.
  static func isFile(_ text: String) -> Bool {
    ["yml", "yaml"].contains(pathExtension(of: text))
  }
}
