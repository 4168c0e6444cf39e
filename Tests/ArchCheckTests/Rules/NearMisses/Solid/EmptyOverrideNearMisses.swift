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
        """))
  ]
}
