/// Files by which package managers show that a folder beside them, or around them, is theirs.
enum PackageManagerMarks {
  static let besidePods: Set<String> = ["Podfile", "Podfile.lock"]
  /// What CocoaPods writes into the folder, which may be committed without its Podfile.
  static let inPods = "Manifest.lock"
  static let besideCarthage: Set<String> = ["Cartfile", "Cartfile.private", "Cartfile.resolved"]
  static let inCarthage: Set<String> = ["Build", "Checkouts"]
}

/// Whether a folder of this name is left out where what is around it says so.
func canBeLeftOut(folderNamed name: some StringProtocol) -> Bool {
  name.hasPrefix(".") || leftOutFolders.contains(String(name))
}

private let leftOutFolders: Set<String> = [
  "Carthage", "DerivedData", "Pods", "SourcePackages", "bundle", "node_modules",
]

/// Whether a folder can hold no analysed source: build products, foreign code put there by a
/// package manager, and whatever is hidden. The folder is then not even listed. A target's folder may
/// have such a name, too.
///
/// - Parameters:
///   - path: relative to the root.
///   - names: tells the names of what is in a folder.
func isLeftOut(folder path: String, names: (_ folder: String) -> Set<String>) -> Bool {
  let name = lastComponent(of: path)
  guard canBeLeftOut(folderNamed: name) else { return false }
  let around = parentFolder(of: path)
  switch name {
  case "Pods":
    return !names(around).isDisjoint(with: PackageManagerMarks.besidePods)
      || names(path).contains(PackageManagerMarks.inPods)
  case "Carthage":
    return !names(around).isDisjoint(with: PackageManagerMarks.besideCarthage)
      || !names(path).isDisjoint(with: PackageManagerMarks.inCarthage)
  case "bundle":
    // Bundler's gems, which can hold Swift packages.
    return lastComponent(of: around) == "vendor"
  case "DerivedData", "SourcePackages", "node_modules":
    // Tools have each package and product there in a folder of its own.
    return !names(path).contains { $0.hasSuffix(".swift") }
  default: return true
  }
}
