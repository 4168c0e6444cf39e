@testable import ArchCheck

extension FinalClasses: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      FinalClasses(), "classes that are subclassed, open or local",
      Example(
        """
        open class Screen {}
        class Base {}
        final class Leaf: Base {}
        func make() -> Int {
          class Local {}
          return 1
        }
        class Shape {
          static func made() -> Shape {
            final class Circle: Shape {}
            return Circle()
          }
        }
        """)),
    NearMiss(
      FinalClasses(includePublic: false), "public classes that others may inherit from",
      Example(
        """
        public class Screen {}
        open class Base {}
        """)),
    NearMiss(
      FinalClasses(), "branches of which only one is final",
      Example(
        """
        //- App/AppDelegate.swift
        #if os(iOS)
        import UIKit
        final class AppDelegate: UIResponder {}
        #elseif os(macOS)
        import AppKit
        class AppDelegate: NSObject {}  // finding
        #endif
        #if DEBUG
        final class Log {}
        #else
        final class Log {}
        #endif
        """)),
  ]
}
