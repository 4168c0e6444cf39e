import Foundation

/// Where a project starts on disk, and what part of it a report is about.
package struct ProjectRoot: Sendable, Hashable {
  /// How the configuration file in a root may be called.
  package static let configurationNames = [".archcheck.yml", ".archcheck.yaml"]

  /// Absolute path of the root folder.
  package var path: String
  /// Path relative to the root that narrows what is reported; empty for everything.
  package var focus: String
  /// Name of the configuration file in the root, if there is one.
  package var configuration: String?

  package init(path: String, focus: String = "", configuration: String? = nil) {
    self.path = path
    self.focus = focus
    self.configuration = configuration
  }
}

/// Finds the root of the project that `path` belongs to: the folder of the nearest `.archcheck.yml`
/// at or above it within the work tree, else `path` where it holds a package or Xcode project, else
/// the top of the work tree, else the nearest folder above that holds one, else `path`.
package func projectRoot(for path: String) throws(ProjectError) -> ProjectRoot {
  guard let named = realPath(of: path) else {
    throw ProjectError("\(path): there is no such file or folder")
  }
  // What Xcode opens stands for the folder that it builds.
  let real = isOpenedByXcode(lastComponent(of: named)) ? folderAbove(of: named) : named
  let folder = fileKind(of: real) == .folder ? real : folderAbove(of: real)
  let above = ancestors(of: folder)
  let top = above.firstIndex(where: isTopOfRepository)
  let withinWorkTree = top.map { above[...$0] } ?? above[...]

  for candidate in withinWorkTree {
    if let name = ProjectRoot.configurationNames.first(where: { isDeadLink(candidate, $0) }) {
      throw ProjectError("\(candidate)/\(name): the link leads nowhere")
    }
    if let name = ProjectRoot.configurationNames.first(where: { fileExists(candidate, $0) }) {
      return ProjectRoot(
        path: candidate, focus: focus(of: real, in: candidate), configuration: name)
    }
  }
  let root =
    declaresProject(folder)
    ? folder : top.map { above[$0] } ?? above.first(where: declaresProject) ?? folder
  return ProjectRoot(path: root, focus: focus(of: real, in: root))
}

/// The top of the work tree, or of the repository without one, that holds a folder.
func topOfRepository(around folder: String) -> String? {
  ancestors(of: folder).first(where: isTopOfRepository)
}

private func isTopOfRepository(_ folder: String) -> Bool {
  fileExists(folder, ".git") || isBareRepository(folder)
}

/// Whether a folder is a repository without a work tree, which may stand inside another's.
private func isBareRepository(_ folder: String) -> Bool {
  ["HEAD", "objects", "refs"].allSatisfy { fileExists(folder, $0) }
}

private func declaresProject(_ folder: String) -> Bool {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.contains { $0 == "Package.swift" || isOpenedByXcode($0) }
}

/// Whether what is called so is a project of Xcode, or what XcodeGen makes one of.
private func isOpenedByXcode(_ name: String) -> Bool {
  name == "project.yml" || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
}

/// The folder itself, then each folder above it up to the root of the file system.
private func ancestors(of folder: String) -> [String] {
  var all = [folder]
  while let last = all.last, last != "/" { all.append(folderAbove(of: last)) }
  return all
}

private func folderAbove(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// Whether a symbolic link stands there that leads to nothing.
private func isDeadLink(_ folder: String, _ name: String) -> Bool {
  !fileExists(folder, name)
    && (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) != nil
}

private func fileExists(_ folder: String, _ name: String) -> Bool {
  FileManager.default.fileExists(atPath: folder == "/" ? "/" + name : folder + "/" + name)
}

private func focus(of path: String, in root: String) -> String {
  String(path.dropFirst(root == "/" ? 1 : root.count + 1))
}
