/// Extensions of folders that Xcode takes for one file: what is inside is never compiled.
private let wrappers: Set<String> = [
  "app", "bundle", "docc", "framework", "playground", "scnassets", "swiftpm", "xcassets",
  "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
]

/// Whether a folder on the way from `folder` to the file at `path` is one file to Xcode.
func isWrapped(_ path: String, below folder: String) -> Bool {
  path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/")).dropLast()
    .contains { wrappers.contains(pathExtension(of: String(Substring($0)))) }
}
