@testable import ArchCheck

extension HighLevelDependsOnLowLevel: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      HighLevelDependsOnLowLevel(), "what stands in no layer, and the composition root",
      Example(
        """
        //- Rules/Rules.swift
        import Logging2
        public struct Rules {}
        //- Logging2/Log.swift
        public struct Log {}
        //- App/App.swift
        import Data
        import Rules
        //- Data/Data.swift
        import Rules
        """, layers: [["App"], ["Data"], ["Rules"]])),
    NearMiss(
      HighLevelDependsOnLowLevel(), "what a detail stores and transfers",
      Example(
        """
        //- Rules/Order.swift
        import Storage  // finding
        public struct Order: Codable { public let id: Int }
        public struct OrderRules { let files: FileStorage }
        //- Storage/Storage.swift
        import CoreData
        public final class FileStorage {
          private let files: FileManager
          public init(files: FileManager) { self.files = files }
          public func keep(_ text: String) { files.createFile(atPath: "/x", contents: Data(text.utf8)) }
        }
        public final class OrderEntity: NSManagedObject {}
        public final class LineEntity: NSManagedObject {}
        public struct OrderDTO: Codable {}
        public struct LineDTO: Codable {}
        public struct ShopDTO: Codable {}
        """)),
    NearMiss(
      HighLevelDependsOnLowLevel(), "a log, which anything may write",
      Example(
        """
        //- CartDomain/Cart.swift
        import CoreFiles  // finding
        import CoreLogging
        public struct Cart: Codable { public let id: Int }
        public struct CartRules {
          let log: any Logging
          func check(_ cart: Cart) { log.log("\\(cart.id)") }
        }
        //- CoreLogging/Logging.swift
        import Foundation
        public protocol Logging { func log(_ text: String) }
        public final class FileLogger: Logging {
          private let files: FileManager
          public init(files: FileManager) { self.files = files }
          public func log(_ text: String) { files.createFile(atPath: "/log", contents: Data(text.utf8)) }
        }
        //- CoreFiles/Files.swift
        import Foundation
        public final class FileStorage {
          private let files: FileManager
          public init(files: FileManager) { self.files = files }
          public func keep(_ text: String) { files.createFile(atPath: "/x", contents: Data(text.utf8)) }
        }
        """)),
    NearMiss(
      HighLevelDependsOnLowLevel(),
      "protocols of a detail, and what anything may tell of itself by",
      Example(
        """
        //- CartDomain/Cart.swift
        import CartMetrics
        import RPCKit
        public struct Cart: Codable, RPCMessage { public let id: Int }
        //- OrderDomain/Order.swift
        import RPCKit  // finding
        public struct Order: Codable, RPCMessage { public let id: Int }
        public struct OrderRules {
          func check(_ order: Order, by client: HTTPClient) {}
        }
        //- CartMetrics/Metrics.swift
        import Foundation
        public final class HTTPClient {
          private let session = URLSession.shared
        }
        //- RPCKit/RPCMessage.swift
        import Foundation
        public protocol RPCMessage {}
        public final class HTTPClient {
          private let session = URLSession.shared
          public init() {}
        }
        """)),
    NearMiss(
      HighLevelDependsOnLowLevel(), "a program, a service and what a protocol speaks of",
      Example(
        """
        //- App/main.swift
        import TideNetwork
        print(HTTPClient().level)
        //- App/Reading.swift
        struct Reading: Codable { let id: Int }
        //- TideRules/Tide.swift
        import TideNetwork  // finding
        public struct Tide: Codable { public let id: Int }
        public struct TideRules { let client: HTTPClient }
        //- TideService/TideService.swift
        import TideNetwork
        public struct Level: Codable { public let id: Int }
        public struct TideService {
          let client: HTTPClient
          func level() async throws -> Level { try await client.get() }
        }
        //- TideChat/Chat.swift
        import TideNetwork
        public struct Line: Codable { public let id: Int }
        public actor Chat {
          private let socket: any Socket
          private var lines: [Line] = []
          init(socket: any Socket) { self.socket = socket }
          func run() async { for await case .text in socket.events { lines.append(Line(id: 1)) } }
        }
        //- TideNetwork/HTTPClient.swift
        import Foundation
        public enum SocketEvent { case opened, text }
        public protocol Socket { var events: AsyncStream<SocketEvent> { get } }
        public final class HTTPClient: Socket {
          private let session = URLSession.shared
          public let events: AsyncStream<SocketEvent>
          public init() { events = AsyncStream { $0.finish() } }
          public func get<Value: Decodable>() async throws -> Value { fatalError() }
          public var level: Double { 1 }
        }
        """)),
    NearMiss(
      HighLevelDependsOnLowLevel(), "shared views and extensions in the lowest row",
      Example(
        """
        //- App/Scenes/Images.swift
        enum Images { static let star = "star" }
        final class ImageCache { static let shared = ImageCache() }
        //- App/Base/RatingView.swift
        import UIKit
        final class RatingView: UIView { let name = Images.star }
        extension UIImageView { func load() { _ = ImageCache.shared } }
        //- App/Base/Order.swift
        struct OrderRules { let name = Images.star }  // finding
        """, layers: [["App/Scenes/"], ["App/Base/"]])),
  ]
}
