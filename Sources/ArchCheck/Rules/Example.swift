/// Source code that shows what a rule objects to, or what it leaves alone.
///
/// Several files stand in one string, each behind a line `//- Module/File.swift`; without one the
/// code is `App/Example.swift`. A line that ends in `// finding` is one the rule must object to,
/// once for each time the word stands there; an example without any conforms. Examples teach: they
/// stand on the rule's page, and tests hold the rule to them.
public struct Example: Sendable {
  package var code: String
  /// A rule with other options than the default.
  package var rule: (any Rule)?
  /// Declared dependencies of modules; without any, everything imported is declared.
  package var manifest: [String: [String]]
  /// Architecture of all modules: `mvvm_c`, `vip`, …; empty for the common core.
  package var architecture: String
  /// The order of layers that the project claims, high to low.
  package var layers: [[String]]
  /// Where the example is written, for failing tests.
  package var fileID: String
  package var filePath: String
  package var line: Int

  /// Shows code to a rule.
  ///
  /// - Parameters:
  ///   - code: One file, or several behind their lines `//- Module/File.swift`.
  ///   - rule: The rule with other options than the default ones; nil takes these.
  ///   - manifest: What each module declares to depend on; empty declares all that is imported.
  ///   - architecture: The architecture that all modules claim, such as `mvvm_c`; empty for the
  ///     common core.
  ///   - layers: The modules of each layer of the project, the highest first.
  ///   - fileID: Names the file with the example where a test of it fails.
  ///   - filePath: The path of that file.
  ///   - line: The line of the example, from 1.
  public init(
    _ code: String, of rule: (any Rule)? = nil, manifest: [String: [String]] = [:],
    architecture: String = "", layers: [[String]] = [], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    self.code = code
    self.rule = rule
    self.manifest = manifest
    self.architecture = architecture
    self.layers = layers
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  /// A file of an example.
  package struct File: Sendable {
    package var path: String
    package var module: String
    package var text: String

    package init(path: String, module: String, text: String) {
      self.path = path
      self.module = module
      self.text = text
    }
  }

  /// The files of the example, in order.
  package var files: [File] {
    var files: [File] = []
    for line in code.lines {
      if line.hasPrefix("//- ") {
        let path = String(line.dropFirst(4))
        files.append(File(path: path, module: String(path.prefix { $0 != "/" }), text: ""))
      } else {
        if files.isEmpty {
          files.append(File(path: "App/Example.swift", module: "App", text: ""))
        }
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  package static func withoutMarks(_ text: String) -> String {
    text.lines.map { line in line.start(ofComment: "// finding").map { line[..<$0] } ?? line }
      .joined(separator: "\n")
  }

  /// Paths and lines (from 1) that the rule must object to, in order.
  package var expected: [(path: String, line: Int)] {
    files.flatMap { file in
      file.text.lines.enumerated().flatMap { index, line in
        guard let comment = line.start(ofComment: "// finding") else { return [(String, Int)]() }
        let count = line[comment...].split(separator: " ").count { $0 == "finding" }
        return Array(repeating: (file.path, index + 1), count: count)
      }
    }
  }
}

extension Substring {
  /// Where the given comment starts in the line.
  fileprivate func start(ofComment comment: String) -> Index? {
    var rest = self
    while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
      if self[slash...].hasPrefix(comment) { return slash }
      rest = self[utf8.index(after: slash)...]
    }
    return nil
  }
}
