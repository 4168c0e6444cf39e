/// Whether a folder of this name can hold no analysed source: build products, foreign code put
/// there by a package manager, and whatever is hidden. The folder is then not even listed.
func isLeftOut(folderNamed name: some StringProtocol) -> Bool {
  name.hasPrefix(".") || leftOutFolders.contains(String(name))
}

private let leftOutFolders: Set<String> = [
  "Carthage", "DerivedData", "Pods", "node_modules",
]
