import Foundation

/// A thread that runs; the system may refuse one, and Foundation's threads do not say so.
struct StartedThread {
  #if canImport(Darwin) || canImport(Musl)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  /// Bytes of stack that suffice where no source code is gone through.
  static let usualStackSize = 8 << 20

  /// Nil where the system has no room for the stack or for one more thread.
  init?(stackSize: Int = usualStackSize, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let task = Unmanaged.passRetained(Body(run: body))
    let status = pthread_create(
      &thread, &attributes,
      { task in
        // Some systems say that it may be missing.
        let task: UnsafeMutableRawPointer? = task
        task.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, task.toOpaque())
    guard status == 0 else {
      task.release()
      return nil
    }
  }

  /// Waits for the end of the thread.
  func join() {
    #if canImport(Darwin) || canImport(Musl)
      guard let thread else { return }
    #endif
    pthread_join(thread, nil)
  }

  /// Lets the thread end by itself.
  func detach() {
    #if canImport(Darwin) || canImport(Musl)
      guard let thread else { return }
    #endif
    pthread_detach(thread)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
