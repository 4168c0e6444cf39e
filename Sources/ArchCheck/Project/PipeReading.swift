import Foundation

/// Reads several pipes to their ends in one thread, so that no writer waits for a full one.
struct PipeReading {
  private(set) var bytes: [[UInt8]]
  private var pipes: [pollfd]

  init(_ descriptors: [Int32]) {
    pipes = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    bytes = descriptors.map { _ in [] }
  }

  /// Whether all ends were reached in time.
  mutating func finish(by deadline: ContinuousClock.Instant) -> Bool {
    // A negative descriptor is one that poll leaves out.
    while pipes.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      let milliseconds = min(left.components.seconds, 3600) * 1000 + 1
      guard poll(&pipes, nfds_t(pipes.count), Int32(milliseconds)) > 0 else { continue }
      for index in pipes.indices where pipes[index].revents != 0 { readChunk(of: index) }
    }
    return true
  }

  private mutating func readChunk(of index: Int) {
    var isAtEnd = false
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let got = read(pipes[index].fd, buffer.baseAddress, buffer.count)
      count = max(0, got)
      isAtEnd = got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN)
    }
    bytes[index] += chunk
    if isAtEnd { pipes[index].fd = -1 }
  }
}
