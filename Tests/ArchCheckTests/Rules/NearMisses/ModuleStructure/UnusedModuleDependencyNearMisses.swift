@testable import ArchCheck

extension UnusedModuleDependency: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UnusedModuleDependency(), "a module that is imported under a condition only",
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Core"]),
        .target(name: "Core"),
        //- Feed/Feed.swift
        #if DEBUG
          @testable import Core
        #endif
        public struct Feed {}
        //- Core/Core.swift
        public struct Core {}
        """, manifest: ["Feed": ["Core"], "Core": []])),
    NearMiss(
      UnusedModuleDependency(), "a module whose functions C code calls by their names",
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Entry"]),
        .target(name: "Entry"),
        //- Feed/Feed.swift
        public struct Feed {}
        //- Entry/Entry.swift
        @_cdecl("entry") public func entry() {}
        """, manifest: ["Feed": ["Entry"], "Entry": []])),
  ]
}
