@testable import ArchCheck

extension UnstableDependency: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      UnstableDependency(), "few modules say little",
      Example(
        """
        //- A/A.swift
        import B
        //- B/B.swift
        import C
        //- C/C.swift
        public struct C1 {}
        """))
  ]
}
