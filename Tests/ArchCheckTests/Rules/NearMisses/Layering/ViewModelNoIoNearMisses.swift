@testable import ArchCheck

extension NearMiss {
  static let viewModelNoIo = [
    NearMiss(
      ViewModelNoIo(), "values of the network that carry no data",
      Example(
        """
        import Foundation
        final class LinkViewModel {
          let address: URL
          let data: Data
          init(address: URL, data: Data) {
            self.address = address
            self.data = data
          }
        }
        """)),
    NearMiss(
      ViewModelNoIo(), "a collaborator behind a protocol, and roles where `strict` is off",
      Example(
        """
        import Foundation
        protocol FeedLoading {}
        final class FeedPersister: FeedLoading {
          private let defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
        }
        final class FeedViewModel {
          let feed: any FeedLoading
          let persister: FeedPersister
          init(feed: any FeedLoading, persister: FeedPersister) {
            self.feed = feed
            self.persister = persister
          }
        }
        """)),
  ]
}
