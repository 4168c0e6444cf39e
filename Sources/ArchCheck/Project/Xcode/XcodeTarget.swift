/// What a project file or an XcodeGen specification declares.
struct XcodeProject: Sendable {
  /// Path of the project file or specification relative to the root.
  var file: String
  var name: String
  /// In the order of the file.
  var targets: [XcodeTarget]
  /// Whether the targets can import more than the project shows (CocoaPods, Carthage).
  var importsExternalFrameworks: Bool

  /// The folder that holds the project or specification.
  var folder: String {
    let parent = parentFolder(of: file)
    return pathExtension(of: parent) == "xcodeproj" ? parentFolder(of: parent) : parent
  }
}

/// A target that compiles sources.
struct XcodeTarget: Sendable {
  /// Identifier in its project; the name in an XcodeGen specification.
  var id: String
  /// Identifier of the product's file reference, by which other targets link it.
  var product: String?
  var name: String
  var moduleName: String
  var type: ProductType
  var line: Int
  /// Swift and C-family files that exist, each with its path as the tree spells it.
  var sources: [TreeEntry]
  var dependencies: [XcodeDependency]
  /// Whether its build settings let it import modules besides its dependencies.
  var importsMore = false
  /// Whether its build settings tell the linker of frameworks.
  var linksByFlags = false
  /// What the module is called in any configuration.
  var otherModuleNames: Set<String> = []
}

/// One dependency of a target before the names of modules are known.
struct XcodeDependency: Sendable, Hashable {
  enum Subject: Sendable, Hashable {
    /// A target or its product, by identifier in the project file at `project`; where that is not
    /// in the tree, or the product is not a target's, `name` is all that is known of the module.
    case target(id: String, project: String, name: String)
    /// A product of a package; without a name, of a package in the repository.
    case package(product: String, package: String?)
    /// A framework of the SDK or one that is committed.
    case framework(String)
  }

  var subject: Subject
  var condition: String?
  var line: Int
}
