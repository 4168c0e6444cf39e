/// What a target makes, by Xcode's identifier such as `com.apple.product-type.framework`.
struct ProductType: Sendable, Hashable {
  private let name: String

  init(_ identifier: String) {
    let prefix = "com.apple.product-type."
    name = identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
  }

  var kind: Module.Kind {
    if isTest { return .test }
    if isApplication || isExtension { return .app }
    return name == "tool" || name == "xpc-service" ? .executable : .library
  }

  /// A file that several targets compile belongs to the target of the lowest rank: an application
  /// comes before the libraries, these before its extensions, and tests come last.
  var rank: Int {
    if isApplication { return 0 }
    if isExtension { return 3 }
    return switch kind {
    case .library: 1
    case .executable: 2
    default: 4
    }
  }

  /// What Xcode loads into the application that it tests; tests of the user interface run beside it.
  var isUnitTest: Bool {
    name == "bundle.unit-test" || name == "bundle.ocunit-test"
  }

  private var isTest: Bool {
    isUnitTest || name == "bundle.ui-testing"
  }

  private var isApplication: Bool {
    name == "application" || name.hasPrefix("application.")
  }

  /// `app-extension`, `tv-app-extension`, `watchkit2-extension`, `app-extension.messages`, …
  private var isExtension: Bool {
    name.split(separator: ".").contains { $0.hasSuffix("extension") }
  }
}
