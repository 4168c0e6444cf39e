import Foundation
import Nuke

/// Fetches the images of rows that will soon be visible.
public struct ImageWarmUp {
  private let prefetcher = ImagePrefetcher()

  public init() {}

  public func start(_ urls: [URL]) {
    prefetcher.startPrefetching(with: urls)
  }
}
