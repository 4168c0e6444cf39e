@testable import ArchCheck
@testable import Report

/// Changes with one of everything, and such in which every text is hostile.
enum SampleChanges {
  /// Changes of hostile texts where `text` is hostile.
  static func changes(_ findings: [Finding], naming text: String = "Feed") -> Changes {
    var changes = Changes(
      from: SampleResult.empty, named: "main", to: SampleResult.empty, named: "work tree",
      isHeld: { _ in true })
    changes.findings = findings
    changes.head.summary = SampleResult.result(findings).summary
    changes.base.project.dirty = false
    changes.base.surface = 1
    changes.head.surface = 2
    changes.modules.added = [text]
    changes.types.added = ["\(text).Row", "\(text).Session"]
    changes.types.removed = ["Cart.Session"]
    changes.moves = [Changes.Move(name: "Session", from: "Cart", to: text)]
    changes.dependencies.added = [
      Snapshot.ModuleUse(
        source: "Cart", target: text, isExternal: false,
        location: Location(file: "Sources/\(text)/Cart.swift", line: 3, column: 1))
    ]
    changes.dependencies.removed = [
      Snapshot.ModuleUse(source: text, target: "Old", isExternal: true, location: nil)
    ]
    changes.typeDependencies.added = ["Cart.Cart → \(text).Row"]
    changes.typeDependencies.removed = ["Cart.Cart → Cart.Old"]
    changes.cycles.added = [Snapshot.Cycle(level: .module, members: ["Cart", text])]
    changes.cycles.removed = [Snapshot.Cycle(level: .type, members: ["Cart.A", "\(text).B"])]
    changes.surface.added = ["\(text).Row", "\(text).Row.init(_:)"]
    changes.surface.removed = ["Cart.Session"]
    changes.metrics = [
      Changes.Movement(module: text, metric: .lines, before: nil, after: 1_200),
      Changes.Movement(module: text, metric: .d, before: 0.25, after: 1.0 / 3),
      Changes.Movement(module: "Cart", metric: .i, before: 0.5, after: 0.5001),
    ]
    return changes
  }

  private static func session(_ module: String, _ state: Finding.State) -> Finding {
    var finding = SampleResult.session
    finding.state = state
    finding.subject = "\(module).Session"
    finding.file = "Sources/\(module)/Session.swift"
    return finding
  }

  /// A finding that moves with its type, one that is resolved, and two that are new.
  static var ordinary: Changes {
    var gone = session("Old", .resolved)
    gone.message = "Old.Session is a singleton"
    return changes([
      SampleResult.cell, SampleResult.note, session("Feed", .new), session("Cart", .resolved), gone,
    ])
  }

  static var hostile: Changes {
    var gone = SampleResult.hostileFinding
    gone.state = .resolved
    var changes = changes(
      [SampleResult.hostileFinding, gone], naming: SampleResult.hostile)
    changes.base.name = SampleResult.hostile
    changes.configurationChanged = true
    return changes
  }

  static var empty: Changes {
    Changes(
      from: SampleResult.empty, named: "main", to: SampleResult.empty, named: "3f2c1a",
      isHeld: { _ in true })
  }
}
