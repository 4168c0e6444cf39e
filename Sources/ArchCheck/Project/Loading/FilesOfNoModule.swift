extension ProjectLayout {
  /// The sources of a tree that no module compiles, by a symbolic link neither; snippets and the code
  /// in a catalogue of documentation are there to be shown.
  static func filesOfNoModule(
    among sources: [TreeEntry], in listing: TreeListing, besides files: [SourceFile]
  ) -> [String] {
    let compiled = Set(files.map(\.path) + files.compactMap { listing.linkedPath(of: $0.path) })
    return sources.map(\.path).filter {
      !compiled.contains($0) && !$0.contains(".docc/") && !$0.hasPrefix("Snippets/")
    }
  }

  /// One diagnostic for each file of no module, or for the highest folder that holds no other files.
  func diagnosticsOfFilesOfNoModule() -> [Diagnostic] {
    var mixed: Set<String> = [""]
    for file in files {
      var folder = parentFolder(of: file.path)
      while mixed.insert(folder).inserted { folder = parentFolder(of: folder) }
    }
    var held: [String: Int] = [:]
    for path in filesOfNoModule {
      var place = path
      while !mixed.contains(parentFolder(of: place)) { place = parentFolder(of: place) }
      held[place, default: 0] += 1
    }
    let single = Set(filesOfNoModule)
    return held.sorted { $0.key.precedesByBytes($1.key) }.map { place, count in
      let message =
        single.contains(place)
        ? "no target compiles this file, so it is not read"
        : "no target compiles a file of this folder, so \(count) Swift "
          + (count == 1 ? "file is" : "files are") + " not read"
      return Diagnostic(.info, message, file: place)
    }
  }
}
