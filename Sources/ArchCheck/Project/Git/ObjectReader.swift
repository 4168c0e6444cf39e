import Foundation
import Synchronization

/// Reads objects of a repository through one `git cat-file --batch`; any thread may ask.
final class ObjectReader: Sendable {
  private let connection: Mutex<Connection>

  init(_ git: GitProcess) {
    connection = Mutex(Connection(git))
  }

  /// The bytes of the blob or commit with that id; nil where the repository does not hold it, or where
  /// it is larger than a file may be.
  func contents(of id: String) -> [UInt8]? {
    guard id.utf8.allSatisfy(isHexadecimal) else { return nil }
    return connection.withLock { $0.contents(of: id) }
  }

  /// Whether an object that was asked for is larger than a file may be.
  func isTooLarge(_ id: String) -> Bool {
    connection.withLock { $0.tooLarge.contains(id) }
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  48...57 ~= byte || 97...102 ~= byte
}

/// A running `cat-file`, its input and output one socket: writing to one that has ended is then an
/// error and not a signal that ends the process.
private struct Connection: ~Copyable {
  private let git: GitProcess
  private var socket: Int32 = -1
  private var hasFailed = false
  private(set) var tooLarge: Set<String> = []
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ git: GitProcess) {
    self.git = git
  }

  /// The end of its input ends the process.
  deinit {
    if socket >= 0 { close(socket) }
  }

  mutating func contents(of id: String) -> [UInt8]? {
    guard !hasFailed, socket >= 0 || open() else { return nil }
    guard request(Array("\(id)\n".utf8)), let header = line() else {
      hasFailed = true
      return nil
    }
    let words = header.split(separator: UInt8(ascii: " "))
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else {
      return nil
    }
    if size > largestReadFile {
      tooLarge.insert(id)
      hasFailed = !(skip(size) && skip(1))
      return nil
    }
    guard let bytes = take(size), take(1) != nil else {
      hasFailed = true
      return nil
    }
    return bytes
  }

  private mutating func open() -> Bool {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      hasFailed = true
      return false
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let process = git.process(["cat-file", "--batch"])
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardInput = theirs
    process.standardOutput = theirs
    process.standardError = FileHandle.nullDevice
    socket = ends[0]
    do { try ChildProcesses.start(process) } catch { hasFailed = true }
    try? theirs.close()
    return !hasFailed
  }

  private func request(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { buffer in
        send(socket, buffer.baseAddress, buffer.count, flags)
      }
      guard sent > 0 || (sent < 0 && errno == EINTR) else { return false }
      rest = rest.dropFirst(max(0, sent))
    }
    return true
  }

  private mutating func line() -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: 10) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      guard receive() else { return nil }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count {
      guard receive() else { return nil }
    }
    defer { start += count }
    return Array(buffer[start..<start + count])
  }

  private mutating func skip(_ count: Int) -> Bool {
    var rest = count
    while rest > 0 {
      if start == buffer.count, !receive() { return false }
      let skipped = min(rest, buffer.count - start)
      start += skipped
      rest -= skipped
    }
    return true
  }

  private mutating func receive() -> Bool {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
    }
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let seconds = min(git.timeLimit.components.seconds, 3600)
    guard poll(&waiting, 1, Int32(seconds) * 1000) > 0 else { return false }
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { free, count in
      count = max(0, recv(socket, free.baseAddress, free.count, 0))
    }
    buffer += chunk
    return !chunk.isEmpty
  }
}
