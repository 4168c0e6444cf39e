@testable import ArchCheck

extension MainSequenceDistance: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      MainSequenceDistance(minTypes: 1), "modules of values, and uses by tests",
      Example(
        """
        //- Values/Values.swift
        public struct A {}
        public struct B {}
        public enum C {}
        //- Feed/Feed.swift
        import Values
        public protocol Feeding {}
        public struct Feed {}
        //- FeedTests/FeedTests.swift
        import Feed
        import XCTest
        """)),
    NearMiss(
      MainSequenceDistance(minTypes: 3),
      "protocols that others carry out, one user, managed objects, and other packages' modules",
      Example(
        """
        //- Metrics/Metrics.swift
        public protocol Backend {}
        public final class Counter {}
        public final class Timer {}
        public final class Gauge {}
        public final class Label {}
        //- Printing/Printing.swift
        import Metrics
        struct Printer: Backend {}
        //- Feed/Feed.swift
        import Metrics
        //- Alone/Alone.swift
        public final class A {}
        public final class B {}
        public final class C {}
        //- Cart/Cart.swift
        import Alone
        //- Data/Data.swift
        import CoreData
        public final class Order: NSManagedObject {}
        public final class Item: NSManagedObject {}
        public final class Person: NSManagedObject {}
        //- Shop/Shop.swift
        import Data
        //- Mail/Mail.swift
        import Data
        //- Sockets/Sockets.swift
        import Buffers
        import Loops
        public final class Socket {}
        public final class Server {}
        public final class Client {}
        //- Web/Web.swift
        import Sockets
        //- Chat/Chat.swift
        import Sockets
        """)),
  ]
}
