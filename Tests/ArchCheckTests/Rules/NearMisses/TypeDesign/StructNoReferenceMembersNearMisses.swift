@testable import ArchCheck

extension StructNoReferenceMembers: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      StructNoReferenceMembers(), "views, wrappers, images, class-bound protocols, static objects",
      Example(
        """
        import SwiftUI
        import UIKit
        protocol Logging: AnyObject {}
        final class Log: Logging {}
        struct Row: View {
          let log = Log()
          var body: some View { Text("Row") }
        }
        struct Item {
          static let log = Log()
          let image: UIImage
          let color: UIColor
          let logging: any Logging
          let make: () -> Log
        }
        """)),
    NearMiss(
      StructNoReferenceMembers(),
      "classes that change, handles that store more than their object, and no lock",
      Example(
        """
        //- App/Job.swift
        import Foundation
        final class Log { var lines: [String] = [] }
        struct Job {
          let queue: OperationQueue  // finding
          var log: Log?
        }
        final class Named {
          let name = ""
          let log = Log()
        }
        struct Errand {
          let named: Named  // finding
        }
        final class Door {
          var isOpen = false
          struct Key {
            let door: Door  // finding
            var teeth = 3
          }
        }
        extension OperationQueue {
          struct Line {
            let queue: OperationQueue  // finding
            var width = 1
          }
        }
        struct OperationQueueFace {
          let queue: OperationQueue  // finding
        }
        final class DoorLock {
          var code = 0
          func lock() {}
          func unlock() {}
        }
        struct House {
          let lock: DoorLock  // finding
        }
        """)),
    NearMiss(
      StructNoReferenceMembers(),
      "storage, constants, contexts, adapters, arenas, and handles of one object",
      Example(
        """
        //- App/List.swift
        import Foundation
        struct List {
          private final class Storage {
            var items: [Int] = []
          }
          private var storage = Storage()
        }
        final class Holder {
          var other: Holder?
        }
        enum Kind {
          case one
        }
        final class Child {
          let name: String
          let parent: Child?
          init(name: String, parent: Child?) {
            self.name = name
            self.parent = parent
          }
          var title: String { name }
        }
        struct Choice {
          let child: Child
        }
        struct Settings {
          var queue: DispatchQueue?
        }
        struct MenuContext {
          let holder: Holder
          weak var other: Holder?
          let title: String
        }
        func menu(for context: MenuContext) -> Int { context.title.count }
        struct Steps: IteratorProtocol {
          let holder: Holder
          func next() -> Int? { nil }
        }
        private struct Pair {
          let holder: Holder
        }
        struct Cache {
          unowned let holder: Holder
        }
        final class TreeArena {
          var nodes: [Int] = []
        }
        struct Node {
          let arena: TreeArena
        }
        struct Lock: ~Copyable {
          let holder: Holder
        }
        final class BufferStorage {
          var bytes: [UInt8] = []
        }
        struct Buffer {
          var storage = BufferStorage()
        }
        final class Channel {
          var options: [String: Int] = [:]
          struct Options {
            private let channel: Channel
            init(_ channel: Channel) { self.channel = channel }
          }
        }
        extension NotificationCenter {
          struct Face {
            let center: NotificationCenter
            func tell() {}
          }
        }
        """)),
    NearMiss(
      StructNoReferenceMembers(), "contexts of one call with methods that ask or act",
      Example(
        """
        //- App/Preview.swift
        import UIKit
        struct PreviewContext {
          let imageView: UIImageView
          let container: UIView
          func thumbnail() -> UIImage? { imageView.image }
        }
        struct Installer {
          let container: UIView  // finding
          func install() { container.isHidden = false }
        }
        func preview(in context: PreviewContext) -> UIImage? { context.thumbnail() }
        func install(by installer: Installer) { installer.install() }
        """)),
    NearMiss(
      StructNoReferenceMembers(), "an object beside a value that is copied when it is changed",
      Example(
        """
        //- App/Job.swift
        import Foundation
        struct Job {
          let queue: OperationQueue  // finding
        }
        final class Lines {
          var all: [String] = []
        }
        struct Text {
          private var lines = Lines()
          mutating func add(_ line: String) {
            if !isKnownUniquelyReferenced(&lines) { lines = Lines() }
            lines.all.append(line)
          }
        }
        """)),
  ]
}
