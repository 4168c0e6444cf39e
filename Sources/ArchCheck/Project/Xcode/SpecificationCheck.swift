/// Finds what an XcodeGen specification names and what is not there.
struct SpecificationCheck {
  let specification: ProjectValue
  /// Path of the specification.
  let path: String
  let files: ProjectFiles

  /// Says which packages are not at their paths.
  func checkPackages(_ problems: inout XcodeProblems) {
    for (name, package) in specification["packages"]?.table ?? [] {
      guard let written = package["path"]?.text else { continue }
      let place = resolvedPath(written, in: parentFolder(of: path), root: files.root)
      guard place.flatMap(files.folder) == nil else { continue }
      let what = place.map { "\(written), where nothing is" + files.hint(for: $0) }
      warn("the package \(name) is at \(what ?? outsideTheRoot([written]))", package, &problems)
      problems.missing += [place].compactMap(\.self)
    }
  }

  /// Says what `target` takes or depends on and nothing declares.
  func check(_ target: XcodeGenTarget, at written: ProjectValue, _ problems: inout XcodeProblems) {
    for template in target.missingTemplates {
      let hint = hint(template, in: "targetTemplates")
      warn(
        "\(target.name) takes the template \(template), so not all is known of it: there is none"
          + hint, written, &problems)
    }
    for dependency in target["dependencies"]?.list ?? [] {
      if let name = dependency["target"]?.text, !name.contains("/"),
        XcodeGenTarget.nameOfTarget(name, in: specification) == nil,
        specification["aggregateTargets"]?[name] == nil
      {
        let hint = hint(name, in: "targets")
        warn(
          "\(target.name) depends on the target \(name), which is not there\(hint)", dependency,
          &problems)
      } else if let name = dependency["package"]?.text, specification["packages"]?[name] == nil {
        let hint = hint(name, in: "packages")
        warn(
          "\(target.name) depends on the package \(name), which is not there\(hint)", dependency,
          &problems)
      }
    }
  }

  private func hint(_ name: String, in key: String) -> String {
    let names = (specification[key]?.table ?? []).map(\.key)
    return nearestSpelling(of: name, among: names).map { "; did you mean \($0)?" } ?? ""
  }

  private func warn(_ message: String, _ place: ProjectValue, _ problems: inout XcodeProblems) {
    problems.diagnostics.append(Diagnostic(.warning, message, file: path, line: place.line))
  }
}
