import ArchCheck
import Foundation
import Repositories
import Testing

/// The library finds what the command finds, by the same configuration on the same day.
@Suite struct LibraryTests {
  /// A profile brings its architecture along.
  @Test func findsWhatTheArchitectureOfAProfileForbids() throws {
    let place = try ScriptedRepository(
      """
      printf 'version: 1\nextends: [rapiddo]\n' | put .archcheck.yml
      put Package.swift <<'END'
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Cart")])
      END
      put Sources/Cart/Cart.swift <<'END'
      final class CartViewModel {
        var coordinator: CartCoordinator?
      }
      final class CartCoordinator {
        func start() {}
      }
      END
      """)
    let findings = try expectAgreement(at: place.path)
    #expect(findings.contains { $0.contains("[layer_dependency]") }, "\(findings)")
  }

  /// A commit is judged the same tomorrow; changed files are judged today.
  @Test func exceptionsExpireOnTheDayOfTheCommit() throws {
    let place = try ScriptedRepository(
      """
      put .archcheck.yml <<'END'
      version: 1
      rules: { no_singletons: warning }
      exceptions:
        - { rule: no_singletons, subject: Cart.Cart, because: It goes soon, until: 2023-12-01 }
      END
      put Package.swift <<'END'
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Cart")])
      END
      put Sources/Cart/Cart.swift <<'END'
      final class Cart {
        static let shared = Cart()
        var items: [String] = []
      }
      END
      commit first
      """)
    #expect(try expectAgreement(at: place.path) == [])
    try place.run("echo 'struct Item {}' >> Sources/Cart/Cart.swift")
    let findings = try expectAgreement(at: place.path)
    #expect(findings.contains { $0.contains("[no_singletons]") }, "\(findings)")
  }

  /// The findings of both, one line each.
  private func expectAgreement(at path: String) throws -> [String] {
    let library = try Project(at: path, cache: nil).findings.map { finding in
      "\(finding.file):\(finding.line):\(finding.column): \(finding.state) \(finding.severity) "
        + "\(finding.message) [\(finding.rule)]"
    }
    let output = try Command("check", path, "--format", "json").output
    let result = try JSONDecoder().decode(Result.self, from: Data(output.utf8))
    let command = result.findings.map { finding in
      "\(finding.file):\(finding.line):\(finding.column): \(finding.state) \(finding.severity) "
        + "\(finding.message) [\(finding.rule)]"
    }
    #expect(library == command)
    return library
  }

  private struct Result: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var state: String
      var message: String
      var file: String
      var line: Int
      var column: Int
    }

    var findings: [Finding]
  }
}
