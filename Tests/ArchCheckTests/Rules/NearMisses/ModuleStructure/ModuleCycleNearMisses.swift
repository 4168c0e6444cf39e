@testable import ArchCheck

extension NearMiss {
  static let moduleCycle = [
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
