/// What a `Package.swift` declares, as plain values, whoever read it.
///
/// Where a manifest asks its environment, this is the union of what it declares in any of them; a
/// part that exists only sometimes carries the condition.
struct PackageManifest: Sendable, Hashable {
  var name: String
  /// Path of the manifest relative to the root.
  var path: String
  var toolsVersion: ToolsVersion
  var dependencies: [PackageDependency] = []
  var products: [PackageProduct] = []
  var targets: [PackageTarget] = []
  /// What could not be evaluated, with its place.
  var diagnostics: [Diagnostic] = []
  /// Whether the manifest tells its targets; where it could not be evaluated at all, they are taken
  /// from the package's folders.
  var isEvaluated = true
  /// Whether all of the manifest's text was read.
  var isWhole = true

  /// The package's folder relative to the root; empty for the root itself.
  var folder: String {
    parentFolder(of: path)
  }

  /// Whether a plug-in that a target uses takes part in the build: one of the package's own may only
  /// add a command.
  func isBuilt(with plugin: PluginUse) -> Bool {
    plugin.package != nil || !targets.contains { $0.name == plugin.name && $0.isCommand }
  }
}

/// Another package that a package uses.
struct PackageDependency: Sendable, Hashable {
  enum Location: Sendable, Hashable {
    case url(String)
    /// Path as written, relative to the package's folder.
    case path(String)
    /// Identity in a package registry.
    case registry(String)
  }

  /// `name:` as written; manifests of old tools refer to the package by it.
  var name: String?
  var location: Location
  var condition: String?

  /// The name by which target dependencies refer to the package: the last part of its location.
  var identity: String {
    switch location {
    case .registry(let id): return id.lowercased()
    case .url(let text), .path(let text): return packageName(text).lowercased()
    }
  }
}

/// The name of a package in dependencies: the last part of its address or path.
func packageName(_ location: String) -> String {
  let last = pathSteps(location).last.map(String.init) ?? location
  return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
}

/// What Xcode calls the package at a path that a project in `folder` names: its folder's name; nil for
/// the one in the root.
func localPackageName(_ path: String, in folder: String, root: String) -> String? {
  guard let place = resolvedPath(path, in: folder, root: root) else { return packageName(path) }
  return place.isEmpty ? nil : lastComponent(of: place)
}

/// What a package offers to others.
struct PackageProduct: Sendable, Hashable {
  enum Kind: String, Sendable {
    case library, executable, plugin
    /// An app of Swift Playgrounds, from the module AppleProductTypes.
    case iOSApplication
  }

  var name: String
  var kind: Kind
  var targets: [String]
  var condition: String?
}

/// A target as its manifest declares it.
struct PackageTarget: Sendable, Hashable {
  enum Kind: String, Sendable {
    case regular, executable, test, macro, plugin, system, binary
  }

  var name: String
  var kind: Kind
  /// Paths as written: `path` relative to the package's folder, the others to the target's.
  var path: String?
  var sources: [String]?
  var exclude: [String] = []
  var resources: [String] = []
  var publicHeadersPath: String?
  var dependencies: [TargetDependency] = []
  /// Whether all dependencies could be evaluated.
  var dependenciesAreKnown = true
  /// Plug-ins that the target uses, and others that it may use, without a name.
  var plugins: [PluginUse] = []
  /// Whether the target is a plug-in that takes part in no build: it adds a command.
  var isCommand = false
  var condition: String?
  var line = 0
}

/// A plug-in that a target uses.
struct PluginUse: Sendable, Hashable {
  /// Nil where it could not be evaluated.
  var name: String?
  /// The package that offers it, nil for a target of the same one.
  var package: String?
}

/// What a target may import.
struct TargetDependency: Sendable, Hashable {
  enum Kind: String, Sendable { case target, product, byName }

  var kind: Kind
  var name: String
  /// The package of a product, where named.
  var package: String?
  /// `condition: .when(…)`: platforms as `dump-package` spells them, a build configuration, traits.
  var platforms: [String] = []
  var configuration: String?
  var traits: [String] = []
  /// Condition in the manifest itself: `#if`, an environment variable, a file's existence.
  var condition: String?
  var line = 0

  /// Both conditions in one text, nil where there is none.
  var conditionText: String? {
    var parts: [String] = []
    if !platforms.isEmpty {
      parts.append("platforms: [\(platforms.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if let configuration { parts.append("configuration: .\(configuration)") }
    if !traits.isEmpty {
      parts.append("traits: [\(traits.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    let platform = parts.isEmpty ? [] : [".when(\(parts.joined(separator: ", ")))"]
    let all = (condition.map { [$0] } ?? []) + platform
    return all.isEmpty ? nil : all.joined(separator: " && ")
  }
}
