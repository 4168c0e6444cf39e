extension NearMiss {
  /// A class of which one method refuses, one logs and one works, and overrides of all with a body.
  static func importer(overriddenWith body: String) -> String {
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
      override func load(_ url: URL) throws { \(body) }
      override func willLoad(_ url: URL) { \(body) }
      override func didLoad(_ url: URL) { \(body) }  // finding
    }
    """
  }
}
