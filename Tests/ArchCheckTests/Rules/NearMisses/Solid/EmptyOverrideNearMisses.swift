@testable import ArchCheck

extension EmptyOverride: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      EmptyOverride(), "hooks that are empty in the base, and a task with a link",
      Example(
        """
        class Form {
          func prepare() {}
          func validate() { print("validated") }
        }
        final class Login: Form {
          override func prepare() {}
          override func validate() {
            // TODO: https://example.com/tickets/7 waits for the server
          }
        }
        """)),
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
      EmptyOverride(), "superclasses that only refuse or log",
      Example(NearMiss.importer(overriddenWith: ""))),
    NearMiss(
      EmptyOverride(), "superclasses that only call what does nothing, or log in some builds",
      Example(
        """
        //- App/Screen.swift
        import OSLog
        class Screen {
          func didAppear() {}
          func didLoad() { onLoad() }
          func didShow() { onShow() }
          func onLoad() {}
          func onShow() {}
          func configure(_ index: Int) { _ = index }
          func reload() { Logger().debug("reloaded") }
          func close() {
            #if DEBUG
            print("closed")
            #endif
          }
          func store(_ index: Int) { _ = save(index) }
          func save(_ index: Int) -> Bool { index > 0 && print(index) == () }
        }
        class LoggedScreen: Screen {
          override func didAppear() { super.didAppear() }
          override func onShow() { print("shown") }
        }
        final class Cart: LoggedScreen {
          override func didAppear() {}
          override func didLoad() {}
          override func didShow() {}  // finding
          override func configure(_ index: Int) {}
          override func reload() {}
          override func close() {}
          override func store(_ index: Int) {}  // finding
        }
        """)),
  ]
}
