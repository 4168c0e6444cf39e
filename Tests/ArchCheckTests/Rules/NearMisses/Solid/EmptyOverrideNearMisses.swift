@testable import ArchCheck

extension NearMiss {
  static let emptyOverride = [
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
      Example(importer(overriddenWith: ""))),
  ]
}
