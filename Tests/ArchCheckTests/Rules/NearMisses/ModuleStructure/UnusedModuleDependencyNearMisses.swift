@testable import ArchCheck

extension NearMiss {
  static let unusedModuleDependency = [
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
        """, manifest: ["Feed": ["Core"], "Core": []]))
  ]
}
