import Foundation

/// The JSON that `swift package dump-package` prints, as far as it is read.
struct DumpedManifest: Decodable {
  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]
  let toolsVersion: Version?

  struct Version: Decodable {
    let _version: String
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: JSONValue]
  }

  struct Dependency: Decodable {
    let sourceControl: [SourceControl]?
    let fileSystem: [FileSystem]?
    let registry: [Registry]?

    struct SourceControl: Decodable {
      let nameForTargetDependencyResolutionOnly: String?
      let location: Location

      struct Location: Decodable {
        let remote: [Remote]?
        let local: [String]?
      }

      struct Remote: Decodable {
        let urlString: String
      }
    }

    struct FileSystem: Decodable {
      let nameForTargetDependencyResolutionOnly: String?
      let path: String
    }

    struct Registry: Decodable {
      let identity: String
    }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let publicHeadersPath: String?
    let dependencies: [TargetDependency]
    let pluginUsages: [PluginUsage]?
    /// `{"buildTool": null}` or `{"command": [intent, permissions]}`.
    let pluginCapability: [String: JSONValue]?

    struct Resource: Decodable {
      let path: String
    }
  }

  /// `{"plugin": [name, package]}`.
  struct PluginUsage: Decodable {
    let plugin: [JSONValue]?
  }

  /// `{"product": [name, package, aliases, condition]}`, `{"byName": [name, condition]}` or
  /// `{"target": [name, condition]}`.
  struct TargetDependency: Decodable {
    let product: [JSONValue]?
    let byName: [JSONValue]?
    let target: [JSONValue]?
  }
}

/// Any value of JSON, for the parts that are arrays of different types.
enum JSONValue: Decodable {
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  /// The strings of a list.
  var texts: [String] {
    if case .list(let list) = self { return list.compactMap(\.text) }
    return []
  }
}

extension PackageManifest {
  /// The manifest that the toolchain has evaluated; `root` is the absolute path of the package.
  init(_ dump: DumpedManifest, path: String, folder root: String) {
    self.init(
      name: dump.name, path: path,
      toolsVersion: dump.toolsVersion.flatMap { ToolsVersion($0._version) } ?? .newest)
    dependencies = dump.dependencies.compactMap { PackageDependency($0, folder: root) }
    products = dump.products.compactMap { product in
      PackageProduct.Kind(rawValue: product.type.keys.first ?? "").map {
        PackageProduct(name: product.name, kind: $0, targets: product.targets)
      }
    }
    targets = dump.targets.compactMap { target in
      PackageTarget.Kind(rawValue: target.type).map { kind in
        PackageTarget(
          name: target.name, kind: kind, path: target.path, sources: target.sources,
          exclude: target.exclude ?? [], resources: target.resources?.map(\.path) ?? [],
          publicHeadersPath: target.publicHeadersPath,
          dependencies: target.dependencies.compactMap(TargetDependency.init),
          plugins: target.pluginUsages?.map(PluginUse.init) ?? [],
          isCommand: target.pluginCapability?["command"] != nil)
      }
    }
  }
}

extension PackageDependency {
  fileprivate init?(_ dump: DumpedManifest.Dependency, folder: String) {
    if let source = dump.sourceControl?.first {
      name = source.nameForTargetDependencyResolutionOnly
      if let url = source.location.remote?.first?.urlString {
        location = .url(url)
      } else if let path = source.location.local?.first {
        location = .path(way(to: path, from: folder))
      } else {
        return nil
      }
    } else if let files = dump.fileSystem?.first {
      name = files.nameForTargetDependencyResolutionOnly
      location = .path(way(to: files.path, from: folder))
    } else if let registry = dump.registry?.first {
      location = .registry(registry.identity)
    } else {
      return nil
    }
  }
}

extension PluginUse {
  fileprivate init(_ dump: DumpedManifest.PluginUsage) {
    name = dump.plugin?.first?.text
    package = dump.plugin?.dropFirst().first?.text
  }
}

extension TargetDependency {
  fileprivate init?(_ dump: DumpedManifest.TargetDependency) {
    let kind: Kind
    let parts: [JSONValue]
    switch (dump.product, dump.byName, dump.target) {
    case (let product?, _, _): (kind, parts) = (.product, product)
    case (_, let byName?, _): (kind, parts) = (.byName, byName)
    case (_, _, let target?): (kind, parts) = (.target, target)
    default: return nil
    }
    guard let name = parts.first?.text else { return nil }
    self.init(kind: kind, name: name)
    if kind == .product { package = parts.dropFirst().first?.text }
    guard let condition = parts.last,
      condition["platformNames"] != nil || condition["traits"] != nil
        || condition["config"] != nil
    else { return }
    platforms = condition["platformNames"]?.texts.map { platformNames[$0] ?? $0 } ?? []
    configuration = condition["config"]?.text
    traits = condition["traits"]?.texts.sorted() ?? []
  }
}

/// Platforms as manifests write them, by the names in a dump.
private let platformNames = [
  "macos": "macOS", "maccatalyst": "macCatalyst", "ios": "iOS", "tvos": "tvOS",
  "watchos": "watchOS", "visionos": "visionOS", "driverkit": "driverKit",
]
