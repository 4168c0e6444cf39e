@testable import ArchCheck

extension TrappingOverride: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      TrappingOverride(), "initializers that are unavailable, and a trap behind a condition",
      Example(
        """
        import UIKit
        final class Badge: UIView {
          init() { super.init(frame: .zero) }
          @available(*, unavailable)
          override init(frame: CGRect) { fatalError("use init()") }
          @available(*, unavailable)
          required init?(coder: NSCoder) { fatalError("no storyboard") }
          override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.isNull { fatalError("no bounds") }
          }
        }
        """)),
    NearMiss(
      TrappingOverride(), "overrides that some platform lacks, or whose message speaks of that",
      Example(
        """
        class Player {
          func start() { print("started") }
          func stop() { print("stopped") }
        }
        final class Radio: Player {
          @available(tvOS, unavailable)
          override func start() { super.start() }
          @available(*, deprecated, message: "is unavailable, unavailable offline")
          override func stop() { super.stop() }
        }
        """)),
    NearMiss(
      TrappingOverride(traps: ["fatalError"]), "calls that a project does not take for traps",
      Example(
        """
        class Job {
          func start() { print("started") }
        }
        final class Report: Job {
          override func start() { assertionFailure("not yet") }
        }
        """)),
    NearMiss(
      TrappingOverride(), "what stands around a trap without doing anything",
      Example(
        """
        import Foundation
        class Job {
          func start() { work() }
          func stop() { work() }
          func pause() { work() }
          func title() -> String { "job \\(work())" }
          func name() -> String { "job \\(work())" }
          func reset() { work() }
          func end() { work() }
          func work() { fatalError("abstract") }
          func size() -> Int { assertionFailure("abstract"); return 0 }
        }
        final class Report: Job {
          private let logger = Logger()
          private var count = 0
          override func start() {  // finding
            print("start")
            fatalError("not supported")
          }
          override func stop() {  // finding
            let reason = "not supported"
            preconditionFailure(reason)
          }
          override func pause() {  // finding
            self.logger.error("pause")
            assertionFailure("never paused")
            return
          }
          override func title() -> String {  // finding
            assertionFailure("no title")
            return ""
          }
          override func name() -> String {
            assertionFailure("no name")
            return super.name()
          }
          override func reset() {
            count = 0
            assertionFailure("not supported")
          }
          override func end() {
            let reason = texts()
            fatalError(reason)
          }
          override func work() {
            print("abstract")
            fatalError("abstract")
          }
          override func size() -> Int { fatalError("abstract") }
          private func texts() -> String { "end" }
        }
        final class Logger {
          func error(_ text: String) {}
        }
        """)),
    NearMiss(
      TrappingOverride(), "classes that are abstract above a framework's",
      Example(
        """
        //- App/Work.swift
        import Foundation
        class Download: Operation {
          override func main() { fatalError("for subclasses") }
        }
        class ImageDownload: Download {}
        final class PhotoDownload: ImageDownload {
          override func main() { print("photo") }
        }
        open class Sync: Operation {
          open override func main() { fatalError("for clients") }
        }
        class Upload: Operation {
          override func main() { fatalError("for subclasses") }  // finding
        }
        final class PhotoUpload: Upload {
          override func main() { print("photo") }
        }
        final class PlainUpload: Upload {}
        class Import: Operation {
          override func main() { fatalError("not supported") }  // finding
        }
        """)),
    NearMiss(
      TrappingOverride(), "the other half of what is never archived",
      Example(
        """
        //- App/Ship.swift
        import SpriteKit
        final class ShipNode: SKSpriteNode {
          required init?(coder: NSCoder) { fatalError("never archived") }
          override func encode(with coder: NSCoder) { fatalError("never archived") }
          override func copy() -> Any { fatalError("never copied") }  // finding
        }
        """)),
    NearMiss(
      TrappingOverride(), "what raises in Foundation, too",
      Example(
        """
        import Foundation
        final class PriceFormatter: Formatter {
          override func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
          ) -> Bool { fatalError("prices are never parsed") }
        }
        final class Row: NSObject {
          override func value(forUndefinedKey key: String) -> Any? { fatalError("no key \\(key)") }
          override func copy() -> Any { fatalError() }  // finding
        }
        """)),
    NearMiss(
      TrappingOverride(), "overrides that go on to call `super`",
      Example(
        """
        //- App/Channel.swift
        class Channel {
          func write(_ number: Int) { print(number) }
          func close() { print("close") }
        }
        final class ReadChannel: Channel {
          override func write(_ number: Int) {
            assertionFailure("closed")
            super.write(number)
          }
          override func close() {  // finding
            super.close()
            fatalError("closed")
          }
        }
        """)),
  ]
}
