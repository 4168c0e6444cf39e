@testable import ArchCheck

extension ModuleCycle: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ModuleCycle(), "a cycle through a test target",
      Example(
        """
        //- Core/Core.swift
        public struct Core {}
        //- CoreTests/CoreTests.swift
        import Core
        import Support
        import XCTest
        //- Support/Support.swift
        import Core
        """))
  ]
}
