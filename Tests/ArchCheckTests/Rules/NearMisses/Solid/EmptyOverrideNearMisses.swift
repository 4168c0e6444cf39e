@testable import ArchCheck

extension NearMiss {
  static let emptyOverride = [
    NearMiss(
      EmptyOverride(), "a bare return, and one that gives something back",
      Example(
        """
        class Form {
          func log() { print("form") }
          func size() -> Int {
            log()
            return 3
          }
        }
        final class Login: Form {
          override func log() { return }  // finding
          override func size() -> Int { return 0 }
        }
        """)),
    NearMiss(
      EmptyOverride(), "comments in braces on one line",
      Example(
        """
        class Form {
          func log() { print("form") }
          func size() { print(3) }
          func close() { print("closed") }
        }
        final class Login: Form {
          override func log() { /* TODO: https://example.com/tickets/7 */ }
          override func size() { /* Nothing to measure. */ }  // finding
          override func close() {}  // finding
        }
        """)),
    NearMiss(
      EmptyOverride(),
      "superclasses that only refuse or log",
      Example(
        """
        //- App/Importer.swift
        import Foundation
        import os
        class Importer {
          let logger = Logger(subsystem: "a", category: "b")
          var count = 1
          func load(_ url: URL) throws { throw CocoaError(.featureUnsupported) }
          func willLoad(_ url: URL) { logger.debug("Will load") }
          func didLoad(_ url: URL) {
            logger.debug("Did load")
            count += 1
          }
        }
        final class CSVImporter: Importer {
          override func load(_ url: URL) throws {}
          override func willLoad(_ url: URL) {}
          override func didLoad(_ url: URL) {}  // finding
        }
        """)),
  ]
}
