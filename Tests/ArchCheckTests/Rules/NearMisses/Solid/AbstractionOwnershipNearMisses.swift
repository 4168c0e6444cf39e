@testable import ArchCheck

extension AbstractionOwnership: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      AbstractionOwnership(), "a module that exports the contract of its plug-ins",
      Example(
        """
        //- Data/Plugins.swift
        public protocol Plugin {}
        public final class Standard: Plugin {}
        //- More/More.swift
        import Data
        public final class Special: Plugin {}
        //- Rules/Rules.swift
        import Data
        public func use(_ plugin: Plugin) {}
        """, layers: [["Data"], ["More"], ["Rules"]]))
  ]
}
