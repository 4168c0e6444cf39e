@testable import ArchCheck

extension ClassBoundDelegateProtocol: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ClassBoundDelegateProtocol(), "bounds that the language demands or that are inherited",
      Example(
        """
        import UIKit
        @objc protocol MenuDelegate { func didEnd() }
        protocol SheetDelegate where Self: AnyObject { func didEnd() }
        protocol PageDelegate where Self: UIViewController { func didEnd() }
        protocol CellDelegate: NSObjectProtocol { func didEnd() }
        protocol LongCellDelegate: CellDelegate { func didStart() }
        """)),
    NearMiss(
      ClassBoundDelegateProtocol(),
      "delegates that are held for good, and those that somebody assigns later",
      Example(
        """
        //- App/Connection.swift
        protocol ConnectionDelegate {
          func connectionDidClose()
        }
        protocol IdleDelegate {
          func connectionIsIdle()
        }
        final class Connection {
          private let delegate: any ConnectionDelegate
          init(delegate: any ConnectionDelegate) { self.delegate = delegate }
        }
        final class IdleHandler<Owner: IdleDelegate> {
          private let delegate: Owner
          init(delegate: Owner) { self.delegate = delegate }
        }
        protocol StreamDelegate {  // finding
          func streamDidClose()
        }
        final class Stream {
          private let delegate: any StreamDelegate
          var other: (any StreamDelegate)?
          init(delegate: any StreamDelegate) { self.delegate = delegate }
        }
        protocol TickDelegate {
          func ticked()
        }
        struct TickState {
          var delegate: any TickDelegate
          var last = 0
        }
        final class Ticks {
          private var state: TickState?
          init(delegate: (any TickDelegate)?) {
            state = delegate.map { TickState(delegate: $0) }
          }
          func tick() { state?.last += 1 }
        }
        protocol PulseDelegate {  // finding
          func pulsed()
        }
        struct PulseState {
          var delegate: any PulseDelegate
        }
        final class Pulse {
          private var state: PulseState
          init(state: PulseState) { self.state = state }
          func use(_ delegate: any PulseDelegate) { state.delegate = delegate }
        }
        protocol BeatDelegate {  // finding
          func beat()
        }
        struct BeatState {
          var delegate: any BeatDelegate
          mutating func use(_ delegate: any BeatDelegate) { self.delegate = delegate }
        }
        """)),
    NearMiss(
      ClassBoundDelegateProtocol(), "protocols that noncopyable types may conform to",
      Example(
        """
        //- App/Socket.swift
        protocol SocketDelegate: ~Copyable {
          func socketDidClose()
        }
        protocol StreamDelegate where Self: ~Copyable {
          func streamDidClose()
        }
        protocol PipeDelegate {  // finding
          associatedtype Bytes: ~Copyable
          func pipeDidClose(_ rest: borrowing Bytes)
        }
        """)),
    NearMiss(
      ClassBoundDelegateProtocol(), "values of others that conform, and distributed actors",
      Example(
        """
        //- App/Chunks.swift
        import Distributed
        import Vendor
        protocol ChunkDelegate {
          func received(_ bytes: [UInt8])
        }
        extension Array: ChunkDelegate where Element == any ChunkDelegate {
          func received(_ bytes: [UInt8]) { forEach { $0.received(bytes) } }
        }
        final class Reader { var delegate: ChunkDelegate? }
        protocol LineDelegate {
          func read(_ line: String)
        }
        extension VendorWriter: LineDelegate {
          public func read(_ line: String) {}
        }
        final class LineReader { var delegate: LineDelegate? }
        protocol RoomDelegate: DistributedActor {
          distributed func joined(_ name: String) async throws
        }
        final class Room { weak var delegate: (any RoomDelegate)? }
        """)),
    NearMiss(
      ClassBoundDelegateProtocol(), "delegates for a call, in lists, and without objects",
      Example(
        """
        //- App/Walk.swift
        protocol WalkDelegate {
          func visit(_ path: String) -> Bool
        }
        struct Walker {
          func walk(_ paths: [String], delegate: some WalkDelegate) {
            for path in paths where !delegate.visit(path) { return }
          }
          func walk(_ path: String, by delegate: any WalkDelegate) { _ = delegate.visit(path) }
        }
        protocol ListDelegate {  // finding
          func listed(_ path: String)
        }
        final class List {
          private var delegates: [any ListDelegate] = []
          func add(_ delegate: any ListDelegate) { delegates.append(delegate) }
        }
        protocol StaticDelegate {
          static func reset()
        }
        """)),
    NearMiss(
      ClassBoundDelegateProtocol(), "what makes its delegate for itself, and what is given one",
      Example(
        """
        //- App/Account.swift
        protocol AccountDelegate {
          func refresh(_ account: Account)
        }
        final class LocalDelegate: AccountDelegate {
          func refresh(_ account: Account) {}
        }
        final class CloudDelegate: AccountDelegate {
          func refresh(_ account: Account) {}
        }
        final class Account {
          var delegate: any AccountDelegate
          init(isLocal: Bool) {
            delegate = isLocal ? LocalDelegate() : CloudDelegate()
          }
        }
        protocol FormDelegate {  // finding
          func formDidEnd()
        }
        final class Screen: FormDelegate {
          let form = Form()
          func formDidEnd() {}
        }
        final class Form {
          var delegate: (any FormDelegate)?
        }
        """)),
  ]
}
