/// The types of the module PackageDescription that a manifest names.
let packageDescriptionTypes: Set<String> = [
  "Package", "Package.Dependency", "Product", "Target", "Target.Dependency", "Target.PluginUsage",
  "TargetDependencyCondition", "Platform", "SwiftSetting", "CSetting", "CXXSetting",
  "LinkerSetting", "Resource", "BuildConfiguration", "BuildSettingCondition", "Version",
  "SupportedPlatform", "SwiftVersion", "SwiftLanguageMode", "Target.TargetType", "Trait",
  "SystemPackageProvider", "Target.PluginCapability",
]

/// Types of PackageDescription whose values are nothing that is read of a manifest. They are not
/// evaluated: manifests compute settings at length, from much of their environment.
private let unreadTypes: Set<String> = [
  "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting", "SupportedPlatform", "Trait",
  "SystemPackageProvider", "SwiftLanguageMode", "SwiftVersion",
]

/// What stands for a value of a type that is not read; nil where the type is read.
func unreadValue(of type: ManifestWrittenType?) -> ManifestValue? {
  switch type {
  case .list(let element?): unreadValue(of: element).map { _ in .list([]) }
  case .named(let name): unreadTypes.contains(name) ? .record(ManifestRecord("unread")) : nil
  default: nil
  }
}

/// The members that make a target, with the kind of target.
let targetKinds: [String: PackageTarget.Kind] = [
  "target": .regular, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
  "plugin": .plugin, "systemLibrary": .system, "binaryTarget": .binary,
]

/// The type that declares the member `name`, where only one type of PackageDescription does.
func packageDescriptionOwner(of name: String) -> String? {
  switch name {
  case "Package": "Package"
  case "executableTarget", "testTarget", "macro", "systemLibrary", "binaryTarget": "Target"
  case "product", "productItem", "byName", "byNameItem", "targetItem": "Target.Dependency"
  case "library", "executable": "Product"
  case "package": "Package.Dependency"
  default: nil
  }
}

/// The type of the parameter or property `label` of what `name` makes; nil where it matters to no
/// manifest value that is read.
func packageDescriptionShape(of label: String, in name: String) -> ManifestWrittenType? {
  switch (name, label) {
  case ("Package", "dependencies"): .list(.named("Package.Dependency"))
  case ("Package", "targets"): .list(.named("Target"))
  case ("Package", "products"): .list(.named("Product"))
  case ("Package", "platforms"): .list(.named("SupportedPlatform"))
  case ("when", "platforms"): .list(.named("Platform"))
  case (_, "dependencies"): .list(.named("Target.Dependency"))
  case (_, "condition"): .named("TargetDependencyCondition")
  case (_, "swiftSettings"): .list(.named("SwiftSetting"))
  case (_, "cSettings"): .list(.named("CSetting"))
  case (_, "cxxSettings"): .list(.named("CXXSetting"))
  case (_, "linkerSettings"): .list(.named("LinkerSetting"))
  case (_, "resources"): .list(.named("Resource"))
  case (_, "plugins"): .list(.named("Target.PluginUsage"))
  case (_, "capability"): .named("Target.PluginCapability")
  case ("Package", "traits"): .list(.named("Trait"))
  case ("Package", "swiftLanguageModes"), ("Package", "swiftLanguageVersions"):
    .list(.named("SwiftLanguageMode"))
  case (_, "exclude"), (_, "sources"), (_, "targets"): .list(.named("String"))
  case (_, "name"), (_, "path"), (_, "url"), (_, "package"): .named("String")
  default: nil
  }
}

/// A property that a value of PackageDescription has although its maker was not given it.
func packageDescriptionDefault(of label: String, in record: ManifestRecord) -> ManifestValue? {
  switch label {
  case "type":
    return targetKinds[record.name].map {
      .record(ManifestRecord($0.rawValue, owner: "Target.TargetType"))
    }
  case "dependencies", "targets", "products", "exclude":
    return record.name == "Package" || targetKinds[record.name] != nil ? .list([]) : nil
  case "path", "sources", "resources", "publicHeadersPath", "swiftSettings", "cSettings",
    "cxxSettings", "linkerSettings", "plugins", "platforms", "url", "condition", "package",
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    "pkgConfig", "providers", "traits", "checksum", "defaultLocalization":
    return record.owner == nil || packageDescriptionTypes.contains(record.owner ?? "")
      ? ManifestValue.none : nil
  default:
    return nil
  }
}

/// Whether a call of the member `name` with these labels can mean what PackageDescription declares.
func packageDescriptionDeclares(_ name: String, labels: [String?], in owner: String?) -> Bool {
  guard let known = knownLabels[name] else { return false }
  if let owner, !known.owners.contains(owner) { return false }
  return labels.allSatisfy { $0.map(known.labels.contains) ?? known.takesUnlabelled }
}

private struct KnownMember {
  var owners: Set<String>
  var labels: Set<String>
  var takesUnlabelled = false
}

private let targetLabels: Set<String> = [
  "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
  "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
]

private let knownLabels: [String: KnownMember] = [
  "target": KnownMember(
    owners: ["Target", "Target.Dependency"], labels: targetLabels.union(["condition"])),
  "executableTarget": KnownMember(owners: ["Target"], labels: targetLabels),
  "testTarget": KnownMember(owners: ["Target"], labels: targetLabels),
  "macro": KnownMember(owners: ["Target"], labels: targetLabels),
  "plugin": KnownMember(
    owners: ["Target", "Product", "Target.PluginUsage"],
    labels: [
      "name", "capability", "dependencies", "path", "exclude", "sources", "packageAccess",
      "targets", "package",
    ]),
  "systemLibrary": KnownMember(
    owners: ["Target"], labels: ["name", "path", "pkgConfig", "providers"]),
  "binaryTarget": KnownMember(owners: ["Target"], labels: ["name", "path", "url", "checksum"]),
  "library": KnownMember(owners: ["Product"], labels: ["name", "type", "targets"]),
  "executable": KnownMember(owners: ["Product"], labels: ["name", "targets"]),
  "product": KnownMember(
    owners: ["Target.Dependency"], labels: ["name", "package", "moduleAliases", "condition"]),
  "byName": KnownMember(owners: ["Target.Dependency"], labels: ["name", "condition"]),
  "package": KnownMember(
    owners: ["Package.Dependency"],
    labels: [
      "name", "url", "path", "id", "from", "exact", "branch", "revision", "traits", "_",
    ], takesUnlabelled: true),
]
