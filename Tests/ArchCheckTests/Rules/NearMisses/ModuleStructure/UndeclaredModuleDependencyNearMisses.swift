@testable import ArchCheck

extension UndeclaredModuleDependency: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UndeclaredModuleDependency(), "imports that depend on what can be imported, and own parts",
      Example(
        """
        //- Feed/Feed.swift
        import Feed
        import Foundation
        #if canImport(Lottie)
          import Lottie
        #elseif canImport(Rive)
          import Rive
        #endif
        public struct Feed {}
        """, manifest: ["Feed": []]))
  ]
}
