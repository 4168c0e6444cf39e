import Foundation

/// An open file of the cache, closed with its last user.
///
/// Files are read with `pread` and not mapped: a file that is cut off while it is mapped ends the
/// process, one that is read just ends early.
final class OpenedFile: Sendable {
  private let descriptor: Int32
  /// Bytes when the file was opened.
  let size: Int

  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Calls `body` with the bytes; nil where there are not that many.
  func withBytes<Result>(
    at offset: Int, count: Int, _ body: (UnsafeRawBufferPointer) throws -> Result?
  ) rethrows -> Result? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { buffer.deallocate() }
    var filled = 0
    while filled < count {
      let got = pread(
        descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return try body(UnsafeRawBufferPointer(buffer))
  }
}

/// A file that is written under a temporary name and gets its own when it is whole.
struct NewFile: ~Copyable {
  /// Why nothing could be written, in the system's words.
  struct Failure: Error {
    var reason: String

    /// What the last system call complained about.
    static var last: Failure { Failure(reason: String(cString: strerror(errno))) }

    private init(reason: String) {
      self.reason = reason
    }

    /// What Foundation complains about.
    init(_ error: any Error) {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      reason =
        cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
    }
  }

  /// How temporary names end.
  static let temporaryEnding = ".tmp"

  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  /// Bytes written so far.
  private(set) var count = 0

  init(path: String) throws {
    self.path = path
    temporaryPath = "\(path).\(getpid())\(Self.temporaryEnding)"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Failure.last }
  }

  /// What is not finished is taken away again.
  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(temporaryPath)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    count += bytes.count
    buffer += bytes
    if buffer.count >= 1 << 20 { try flush() }
  }

  private mutating func flush() throws {
    var offset = 0
    while offset < buffer.count {
      let written = buffer.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw Failure.last }
      offset += written
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Gives the file its name.
  consuming func finish() throws {
    try flush()
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, rename(temporaryPath, path) == 0 else {
      let failure = Failure.last
      unlink(temporaryPath)
      throw failure
    }
  }
}

/// The system's function, which a method of the same name hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
