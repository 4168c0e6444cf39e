/// The manifest in a package's folder that SwiftPM would read: `Package.swift` or one of the
/// version-specific `Package@swift-5.9.swift`.
///
/// - Parameters:
///   - names: names of the files in the package's folder.
///   - text: reads one of them.
func chosenManifest(
  among names: [String], for tools: ToolsVersion = .newest, reading text: (String) -> String?
) -> String? {
  let regular = names.contains("Package.swift") ? "Package.swift" : nil
  let specific =
    names
    .compactMap { name in specificVersion(of: name).map { (name: name, version: $0) } }
    .filter { $0.version <= tools }
    .sorted { ($0.version, $0.name) > ($1.version, $1.name) }
  guard let candidate = specific.first else { return regular }
  // A manifest named for exactly these tools wins without a look at its contents.
  let series = "Package@swift-\(tools.major)"
  if let exact = specific.first(where: {
    $0.name == "\(series).swift" || $0.name.hasPrefix("\(series).\(tools.minor).")
  }) {
    return exact.name
  }
  guard let regular, let regularText = text(regular) else { return candidate.name }
  let regularVersion = ToolsVersion(ofManifest: regularText)
  let version = text(candidate.name).map { ToolsVersion(ofManifest: $0) } ?? regularVersion
  return version > regularVersion || regularVersion > tools ? candidate.name : regular
}

/// Whether a file of this name can be a manifest, of any version; ``manifestPaths(among:of:)`` are.
func isManifest(_ name: some StringProtocol) -> Bool {
  name == "Package.swift" || specificVersion(of: name) != nil
}

private func specificVersion(of name: some StringProtocol) -> ToolsVersion? {
  guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
  let version = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
  guard version.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }) else { return nil }
  return ToolsVersion(version)
}
