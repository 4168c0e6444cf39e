/// Turns what git lists into what a walk over a checkout would find: folders that hold no analysed
/// source left out, symbolic links inside the tree followed.
struct CommitListing {
  private(set) var listing = TreeListing(entries: [], diagnostics: [])
  /// A symbolic link whose object the repository does not hold.
  private(set) var missing: String?
  private let objects: ObjectReader
  private var files: [String: TreeObject] = [:]
  /// Where each symbolic link leads, relative to its folder.
  private var links: [String: String] = [:]
  private var folders: Set<String> = [""]
  /// Folders that hold no analysed source, links and submodules among them.
  private var leftOut: Set<String> = []

  init(of tree: [TreeObject], reading objects: ObjectReader) {
    self.objects = objects
    var unread: [String] = []
    var found: [(object: TreeObject, path: String)] = []
    for object in tree {
      guard let path = String(validating: object.path, as: UTF8.self) else {
        let shown = String(decoding: object.path, as: UTF8.self)
        tell(.warning, "file name is not UTF-8, the file is left out", shown)
        continue
      }
      found.append((object, path))
      addFolders(of: path)
      switch object.kind {
      case .submodule: folders.insert(path)
      case .file: files[path] = object
      case .link:
        let target = objects.contents(of: object.id)
        if target == nil { unread.append(path) }
        links[path] = String(decoding: target ?? [], as: UTF8.self)
      }
    }
    findLeftOutFolders()
    missing = unread.first { !isInLeftOutFolder($0) }
    for (object, path) in found where !isInLeftOutFolder(path) { add(object, at: path) }
    for path in links.keys.sorted() where !isInLeftOutFolder(path) { follow(path) }
    listing.entries.sort { $0.path.precedesByBytes($1.path) }
    listing.diagnostics.sort { ($0.file ?? "", $0.message) < ($1.file ?? "", $1.message) }
  }

  private mutating func add(_ object: TreeObject, at path: String) {
    switch object.kind {
    case .submodule:
      guard !leftOut.contains(path) else { return }
      tell(.info, "this submodule is not part of the commit and is left out", path)
      listing.submodules.append(path)
    case .link: break
    case .file:
      if isLargeFilePointer(object, at: path) {
        tell(.warning, "the contents are stored with Git LFS and are not in the commit", path)
      }
      listing.entries.append(TreeEntry(path: path, blob: object.id, size: object.size))
    }
  }

  private mutating func findLeftOutFolders() {
    let places = folders.union(links.keys)
    let candidates = places.filter { canBeLeftOut(folderNamed: lastComponent(of: $0)) }
    guard !candidates.isEmpty else { return }
    let asked = Set(candidates.flatMap { [resolved($0) ?? $0, parentFolder(of: $0)] })
    var names: [String: Set<String>] = [:]
    for place in places.union(files.keys) where asked.contains(parentFolder(of: place)) {
      names[parentFolder(of: place), default: []].insert(lastComponent(of: place))
    }
    leftOut = candidates.filter { folder in
      ArchCheck.isLeftOut(folder: folder) { names[resolved($0) ?? $0] ?? [] }
    }
    listing.leftOut = leftOut.filter { folder in
      !lastComponent(of: folder).hasPrefix(".") && !isInLeftOutFolder(folder)
    }.sorted { $0.precedesByBytes($1) }
  }

  private func isInLeftOutFolder(_ path: String) -> Bool {
    !leftOut.isEmpty && foldersAbove(path).contains(where: leftOut.contains)
  }

  private func isLeftOut(_ folder: String) -> Bool {
    leftOut.contains(folder) || isInLeftOutFolder(folder)
  }

  private mutating func addFolders(of path: String) {
    var folder = parentFolder(of: path)
    while !folder.isEmpty, folders.insert(folder).inserted { folder = parentFolder(of: folder) }
  }

  private func isLargeFilePointer(_ object: TreeObject, at path: String) -> Bool {
    // A pointer has three lines; nothing else is worth a read.
    guard path.hasSuffix(".swift"), let size = object.size, 100..<200 ~= size else { return false }
    return objects.contents(of: object.id).map(ArchCheck.isLargeFilePointer) ?? false
  }

  // MARK: Symbolic links

  private mutating func follow(_ path: String) {
    guard let target = target(of: path) else {
      return tell(.info, "symbolic link leads out of the project or nowhere", path)
    }
    if let file = files[target] {
      listing.links[path] = target
      listing.entries.append(TreeEntry(path: path, blob: file.id, size: file.size))
      return
    }
    // As in a walk on disk: no circles, no folder that is left out, one level of linked folders.
    let folder = resolved(parentFolder(of: path)) ?? parentFolder(of: path)
    let isCircle = target.isEmpty || "\(folder)/".hasPrefix("\(target)/")
    guard !isLeftOut(target), !isLeftOut(path) else { return }
    guard !isCircle else {
      return tell(.info, "symbolic link leads to a folder around it and is not followed", path)
    }
    listing.links[path] = target
    for (name, file) in files {
      guard let inside = relativePath(name, in: target), !isInLeftOutFolder(name) else { continue }
      listing.entries.append(TreeEntry(path: "\(path)/\(inside)", blob: file.id, size: file.size))
    }
    for name in links.keys {
      guard let inside = relativePath(name, in: target), let end = resolved(name) else { continue }
      let place = "\(path)/\(inside)"
      if let file = files[end] {
        listing.entries.append(TreeEntry(path: place, blob: file.id, size: file.size))
      } else if folders.contains(end), !isLeftOut(end), !isLeftOut(name) {
        tell(.info, "symbolic link in a linked folder is not followed", place)
      }
    }
  }

  /// The file or folder a link leads to in the end, where that is inside the tree.
  private func target(of path: String) -> String? {
    guard let target = resolved(path), files[target] != nil || folders.contains(target) else {
      return nil
    }
    return target
  }

  /// The path with all links in it followed; nil where it leads out of the tree or round in circles.
  private func resolved(_ path: String) -> String? {
    var pending = pathSteps(path).map(String.init)
    pending.reverse()
    var done: [String] = []
    var followed = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard done.popLast() != nil else { return nil }
        continue
      }
      done.append(name)
      guard let link = links[done.joined(separator: "/")] else { continue }
      followed += 1
      guard !link.hasPrefix("/"), !link.isEmpty, followed <= 40 else { return nil }
      done.removeLast()
      pending += pathSteps(link).map(String.init).reversed()
    }
    return done.joined(separator: "/")
  }

  private mutating func tell(_ severity: Severity, _ message: String, _ file: String) {
    listing.diagnostics.append(Diagnostic(severity, message, file: file))
  }
}
