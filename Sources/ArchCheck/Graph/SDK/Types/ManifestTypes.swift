extension SDKTable {
  /// The types of package manifests and plugins.
  static let manifestTypes: StaticString = """
    # PackageDescription
    BuildConfiguration struct
    BuildSettingCondition struct
    CLanguageStandard enum
    CSetting struct
    CXXLanguageStandard enum
    CXXSetting struct
    Context struct
    LanguageTag struct
    LinkerSetting struct
    Package class
    Package.Dependency class
    Platform struct
    Product class
    Resource struct
    SupportedPlatform struct
    SwiftLanguageMode enum
    SwiftSetting struct
    SwiftVersion enum
    SystemPackageProvider enum
    Target class
    Target.Dependency enum
    Target.TargetType enum
    TargetDependencyCondition struct
    Trait struct
    Version struct
    # PackagePlugin
    ArgumentExtractor struct
    BuildToolPlugin protocol
    ClangSourceModuleTarget struct
    Command enum
    CommandPlugin protocol
    Diagnostics struct
    File struct
    FileList struct
    Package struct
    PackageManager struct
    Path struct
    Plugin protocol
    PluginContext struct
    PluginNetworkPermissionScope enum
    Product protocol
    SourceModuleTarget protocol
    SwiftSourceModuleTarget struct
    Target protocol
    """
}
