import Repositories
import Testing

@testable import ArchCheck

struct MetricTests {
  @Test func placesModulesOnTheMainSequence() {
    let painful = MartinMetrics(
      afferentCoupling: 9, efferentCoupling: 1, abstractTypes: 0, types: 20)
    #expect(painful.instability == 0.1)
    #expect(painful.abstractness == 0)
    #expect(painful.distance == 0.9)
    #expect(painful.zone(beyond: 0.7) == .pain)
    #expect(painful.zone(beyond: 0.9) == nil)

    let useless = MartinMetrics(
      afferentCoupling: 0, efferentCoupling: 4, abstractTypes: 3, types: 4)
    #expect(useless.distance == 0.75)
    #expect(useless.zone(beyond: 0.7) == .uselessness)

    let isolated = MartinMetrics(
      afferentCoupling: 0, efferentCoupling: 0, abstractTypes: 1, types: 2)
    #expect(isolated.instability == nil)
    #expect(isolated.distance == nil)
    #expect(isolated.zone(beyond: 0) == nil)
    let untyped = MartinMetrics(
      afferentCoupling: 1, efferentCoupling: 1, abstractTypes: 0, types: 0)
    #expect(untyped.abstractness == nil)
  }

  /// A library for tests imports `Testing` and is a module like others; what stands in a folder may
  /// be a test.
  @Test(arguments: [
    (Module.Kind.library, "Kit", [0, 1, 1, 0]), (.executable, "Tests/Kit", [0, 1, 1, 0]),
    (.test, "Tests/Kit", [0, 0, 1, 0]), (.folder, "Kit", [0, 0, 0, 0]),
  ])
  func countsImportsOfModulesForTests(kind: Module.Kind, folder: String, figures: [Int]) {
    let modules = [("Core", Module.Kind.library, "Core"), ("Kit", kind, folder)].map {
      Module(name: $0, kind: $1, package: "core", path: $2, declaredIn: "Package.swift", line: 1)
    }
    let project = ProjectLayout(
      name: "core", modules: modules,
      files: modules.map { SourceFile(path: "\($0.path)/A.swift", module: $0.name) })
    let testing = "#if canImport(Testing)\nimport Testing\n#endif\nimport Core"
    let graph = linkedGraph(
      project: project, facts: ["public struct Core {}", testing].map { SourceFacts($0) })
    let metrics = graph.moduleFigures()
    let core = metrics[0]
    let kit = metrics[1]
    #expect(
      [core.efferentCoupling, core.afferentCoupling, kit.efferentCoupling, kit.afferentCoupling]
        == figures)
  }

  @Test func groupsMethodsByDefinition() {
    for seed in 0..<300 {
      let methods = randomMethods(seed: seed)
      let indices = methods.indices
      func areJoined(_ left: Int, _ right: Int) -> Bool {
        !methods[left].fields.isDisjoint(with: methods[right].fields)
          || methods[left].calls.contains(right) || methods[right].calls.contains(left)
      }
      let edges = indices.flatMap { left in
        indices.filter { areJoined(left, $0) }.flatMap { [Edge(left, $0), Edge($0, left)] }
      }
      let distances = reach(edges, count: methods.count)
      let groups = cohesiveGroups(of: methods)
      #expect(groups.flatMap { $0 }.sorted() == Array(indices), "seed \(seed)")
      #expect(groups.map { $0[0] } == groups.map { $0[0] }.sorted(), "seed \(seed)")
      for left in indices {
        for right in indices {
          let isTogether = groups.contains { $0.contains(left) && $0.contains(right) }
          #expect(isTogether == (left == right || distances[left][right]), "seed \(seed)")
        }
      }
    }
  }

  @Test func countsTightPairsByDefinition() {
    for seed in 0..<300 {
      let methods = randomMethods(seed: seed)
      let calls = methods.indices.flatMap { method in
        methods[method].calls.filter(methods.indices.contains).map { Edge(method, $0) }
      }
      let reached = reach(calls, count: methods.count)
      let fields = methods.indices.map { method in
        methods.indices.filter { $0 == method || reached[method][$0] }
          .reduce(into: Set<Int>()) { $0.formUnion(methods[$1].fields) }
      }
      let visible = methods.indices.filter { !methods[$0].isPrivate }
      var pairs = 0
      var tight = 0
      for left in visible {
        for right in visible where left < right {
          pairs += 1
          if !fields[left].isDisjoint(with: fields[right]) { tight += 1 }
        }
      }
      #expect(
        tightClassCohesion(of: methods) == (pairs == 0 ? nil : Double(tight) / Double(pairs)),
        "seed \(seed)")
    }
  }

  @Test func knowsTheExamplesOfLowCohesion() {
    let addsA = MethodUses(fields: [0])
    let addsB = MethodUses(fields: [1])
    #expect(cohesiveGroups(of: [addsA, addsA, addsB, addsB]) == [[0, 1], [2, 3]])
    #expect(tightClassCohesion(of: [addsA, addsA, addsB, addsB]) == 2.0 / 6.0)
    #expect(tightClassCohesion(of: [addsA]) == nil)
    #expect(cohesiveGroups(of: []) == [])
  }

  /// Wrong code, in which classes inherit in a ring or from themselves, ends where it comes round.
  @Test func measuresInheritanceByDefinition() throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...9, using: &generator)
      let superclasses = (0..<count).map { _ -> Int? in
        let superclass = Int.random(in: -1..<count, using: &generator)
        return superclass < 0 ? nil : superclass
      }
      let text = superclasses.enumerated().map { number, superclass in
        "class C\(number)\(superclass.map { ": C\($0)" } ?? "") {}\n"
      }.joined()
      let graph = Example(text).graph(.asWritten)
      func above(_ node: Int) -> Set<Int> {
        var found: Set<Int> = []
        var next = superclasses[node]
        while let superclass = next, superclass != node, found.insert(superclass).inserted {
          next = superclasses[superclass]
        }
        return found
      }
      let metrics = graph.typeFigures()
      #expect(metrics.map { $0.count(.dit) } == (0..<count).map { above($0).count }, "seed \(seed)")
      #expect(
        metrics.map { $0.count(.noc) }
          == (0..<count).map { node in
            superclasses.enumerated().count { $1 == node && $0 != node }
          }, "seed \(seed)")
    }
  }

  /// What only global code or an extension of a type of others uses is no orphan.
  @Test func countsWhatUsesAType() {
    let graph = Example(
      """
      //- App/Types.swift
      struct InExtension {}
      struct InFunction {}
      struct InTest {}
      struct InType {}
      struct Unused {}
      struct User { let used: InType }
      //- App/Uses.swift
      func make() -> InFunction { InFunction() }
      extension String { func box() -> InExtension { InExtension() } }
      //- AppTests/Tests.swift
      import App
      import XCTest
      final class Tests: XCTestCase { let used = InTest() }
      """
    ).graph()
    let figures = graph.typeFigures().map { "\(graph[$0.type].name) \($0.count(.ca))" }
    #expect(
      figures.filter { $0 != "Tests 0" } == [
        "InExtension 1", "InFunction 1", "InTest 0", "InType 1", "Unused 0", "User 0",
      ])
  }

  /// What another module or a test adds to a type is no work of its own.
  @Test func leavesOutWhatOthersAdd() throws {
    let graph = Example(
      """
      //- Core/Container.swift
      public struct Container { public init() {} }
      public struct Settings { public var name = "" }
      //- App/Container+App.swift
      import Core
      extension Container { func show(_ settings: Settings) { print(settings.name) } }
      //- CoreTests/Helpers.swift
      @testable import Core
      import XCTest
      extension Container { func expect(_ settings: Settings) { print(settings.name) } }
      """, manifest: ["App": ["Core"]]
    ).graph()
    let container = try #require(graph.type("Container", in: "Core"))
    #expect(graph.figure(.atfd, of: container) == 0)
    #expect(graph.figure(.ce, of: container) == 0)
  }

  @Test func groupsRequirements() {
    let clients: [Set<Int>] = [[0, 1], [1], [3]]
    #expect(requirementGroups(requirements: 4, usedByClient: clients) == [[0, 1], [2], [3]])
  }

  private func randomMethods(seed: Int) -> [MethodUses] {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...8, using: &generator)
    func numbers(upTo limit: Int) -> Set<Int> {
      Set(
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 0...limit, using: &generator)
        })
    }
    return (0..<count).map { _ in
      MethodUses(
        fields: numbers(upTo: 7), calls: numbers(upTo: count + 6),
        isPrivate: Int.random(in: 0..<4, using: &generator) == 0)
    }
  }

  /// Which nodes a chain of at least one edge connects (Warshall).
  private func reach(_ edges: [Edge], count: Int) -> [[Bool]] {
    var reached = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
    for edge in edges { reached[edge.source][edge.target] = true }
    for middle in 0..<count {
      for source in 0..<count where reached[source][middle] {
        for target in 0..<count where reached[middle][target] { reached[source][target] = true }
      }
    }
    return reached
  }
}
