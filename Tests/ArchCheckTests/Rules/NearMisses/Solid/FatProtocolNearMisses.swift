@testable import ArchCheck

extension FatProtocol: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      FatProtocol(maxRequirements: 1), "defaults for what is not copied, or for some",
      Example(
        """
        protocol Container: ~Copyable, ~Escapable {
          associatedtype Element: ~Copyable
          var count: Int { get }
          func first() -> Int
        }
        extension Container where Self: ~Copyable & ~Escapable, Element: ~Copyable {
          func first() -> Int { 0 }
        }
        struct Shelf { let containers: [any Container] }
        protocol Store {  // finding
          var count: Int { get }
          func first() -> Int
        }
        extension Store where Self: AnyObject { func first() -> Int { 0 } }
        struct Shop { let store: any Store }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 3), "associated types, defaults and pairs of accessors",
      Example(
        """
        protocol Store {
          associatedtype Item
          associatedtype Key
          var name: String { get set }
          static var kind: Int { get }
          func load()
          func help()
        }
        extension Store {
          func help() {}
        }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 2), "optional requirements, and protocols that are composed",
      Example(
        """
        import Foundation
        @objc protocol Watching {
          @objc optional func a()
          @objc optional func b()
          @objc optional func c()
        }
        protocol Reading {
          func read()
          func rewind()
        }
        protocol Writing {
          func write()
          func flush()
        }
        protocol Storing: Reading, Writing {}
        typealias Both = Reading & Writing
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 2),
      "protocols that a client uses whole, static members, constraints and own extensions",
      Example(
        """
        //- App/Channel.swift
        protocol Channel {
          func read(); func write(); func close()
        }
        final class Loop {
          var channels: [any Channel] = []
          var current: any Channel
          init(current: any Channel) { self.current = current }
          func run() {
            current.read()
            current.write()
            current.close()
          }
        }
        protocol Sockets {
          static func open(); static func bind(); static func close()
        }
        protocol Decoder {
          mutating func next(); mutating func skip(); mutating func end()
        }
        struct Message<D: Decoder> {
          var decoders: [D]
        }
        protocol Managed {
          var isOpen: Bool { get set }
          var count: Int { get set }
          func end()
        }
        extension Managed {
          mutating func stop() {
            isOpen = false
            count = 0
            end()
          }
        }
        struct Session: Managed {
          var isOpen = true
          var count = 1
          func end() {}
        }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 2), "what a function outside of types uses as a whole",
      Example(
        """
        protocol Build {
          func os() -> Int
          func arch() -> Int
          func version() -> Int
        }
        func evaluate(_ build: some Build) -> Int { build.os() + build.arch() + build.version() }
        """)),
    NearMiss(
      FatProtocol(maxRequirements: 2), "methods with a closure and their async forms",
      Example(
        """
        //- App/Profile.swift
        protocol ProfileAPI {
          func load(id: Int, completion: @escaping (Result<String, Error>) -> Void)
          func load(id: Int) async throws -> String
          func list(_ handler: (([String]) -> Void)?)
          func list() async throws -> [String]
        }
        protocol PetAPI {  // finding
          func load(id: Int, completion: @escaping (Result<String, Error>) -> Void)
          func load(id: Int) async throws -> String
          func list(_ count: Int)
          func list() async throws -> [String]
        }
        """)),
  ]
}
