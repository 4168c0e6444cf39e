extension ProjectValue {
  /// This value over `base`, as XcodeGen merges: tables by key, lists one behind the other, and a
  /// key with `:REPLACE` without what was there.
  func merged(onto base: ProjectValue) -> ProjectValue {
    switch (content, base.content) {
    case (.list(let own), .list(let other)):
      return ProjectValue(content: .list(other + own), line: line)
    case (.table(let own), .table(let other)):
      var result = other
      var positions = Dictionary(keepingFirst: other.enumerated().map { ($1.key, $0) })
      for (written, value) in own {
        let replaces = written.hasSuffix(":REPLACE")
        let key = replaces ? String(written.dropLast(8)) : written
        if let position = positions[key] {
          result[position].value = replaces ? value : value.merged(onto: result[position].value)
        } else {
          positions[key] = result.count
          result.append((key, value))
        }
      }
      return ProjectValue(content: .table(result), line: line)
    default:
      return self
    }
  }

  /// This value with `${name}` replaced in every text.
  func replacing(_ values: [String: String]) -> ProjectValue {
    switch content {
    case .text(let text):
      guard text.contains("${") else { return self }
      return ProjectValue(content: .text(text.replacing(values)), line: line)
    case .list(let list):
      return ProjectValue(content: .list(list.map { $0.replacing(values) }), line: line)
    case .table(let table):
      let entries = table.map { (key: $0.key, value: $0.value.replacing(values)) }
      return ProjectValue(content: .table(entries), line: line)
    }
  }

  /// This value with every part at `line`: the place where its file is included.
  func placed(at line: Int) -> ProjectValue {
    switch content {
    case .text: ProjectValue(content: content, line: line)
    case .list(let list):
      ProjectValue(content: .list(list.map { $0.placed(at: line) }), line: line)
    case .table(let table):
      ProjectValue(
        content: .table(table.map { ($0.key, $0.value.placed(at: line)) }), line: line)
    }
  }

  /// This specification with its sources, packages and configuration files as paths from another
  /// folder.
  ///
  /// - Parameter folder: the folder of this specification as seen from the other one.
  func rebased(from folder: String) -> ProjectValue {
    let configurations: (ProjectValue) -> ProjectValue = { value in
      value.mapping("configFiles") { $0.mappingValues { $0.prefixed(by: folder) } }
    }
    let target: (ProjectValue) -> ProjectValue = { target in
      configurations(target.mapping("sources") { $0.rebasedSources(from: folder) })
    }
    let targets: (ProjectValue) -> ProjectValue = { targets in
      targets.mappingValues(target)
    }
    return configurations(self).mapping("targets", targets).mapping("targetTemplates", targets)
      .mapping("packages") { packages in
        packages.mappingValues { $0.mapping("path") { $0.prefixed(by: folder) } }
      }
      .mapping("localPackages") { $0.rebasedSources(from: folder) }
  }

  /// This specification with the paths that `localPackages` lists, as older ones do, among its
  /// packages: each is called as its folder.
  func namingLocalPackages() -> ProjectValue {
    let packages = (self["localPackages"]?.list ?? []).compactMap { path in
      path.text.map { written -> (key: String, value: ProjectValue) in
        let value = ProjectValue(content: .table([("path", path)]), line: path.line)
        return (lastComponent(of: resolvedPath(written, in: "") ?? written), value)
      }
    }
    if packages.isEmpty { return self }
    let all = ProjectValue(
      content: .table([("packages", ProjectValue(content: .table(packages), line: line))]),
      line: line)
    return merged(onto: all)
  }

  private func rebasedSources(from folder: String) -> ProjectValue {
    switch content {
    case .text: prefixed(by: folder)
    case .list(let list):
      ProjectValue(content: .list(list.map { $0.rebasedSources(from: folder) }), line: line)
    case .table: mapping("path") { $0.prefixed(by: folder) }
    }
  }

  private func prefixed(by folder: String) -> ProjectValue {
    text.map { ProjectValue(content: .text("\(folder)/\($0)"), line: line) } ?? self
  }

  private func mapping(
    _ key: String, _ transform: (ProjectValue) -> ProjectValue
  ) -> ProjectValue {
    guard case .table(let table) = content else { return self }
    let entries = table.map { ($0.key, $0.key == key ? transform($0.value) : $0.value) }
    return ProjectValue(content: .table(entries), line: line)
  }

  private func mappingValues(_ transform: (ProjectValue) -> ProjectValue) -> ProjectValue {
    guard case .table(let table) = content else { return self }
    return ProjectValue(content: .table(table.map { ($0.key, transform($0.value)) }), line: line)
  }
}

extension String {
  /// This text with `${name}` replaced. What comes in its place is not looked through again, and
  /// makes no text longer than a path can be: attributes of attributes would have no end.
  fileprivate func replacing(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while result.utf8.count < longestPath, let opening = rest.firstRange(of: "${") {
      result += rest[..<opening.lowerBound]
      rest = rest[opening.upperBound...]
      if let end = rest.firstIndex(of: "}"), let value = values[String(rest[..<end])],
        result.utf8.count + value.utf8.count < longestPath
      {
        result += value
        rest = rest[rest.index(after: end)...]
      } else {
        result += "${"
      }
    }
    return result + rest
  }
}
