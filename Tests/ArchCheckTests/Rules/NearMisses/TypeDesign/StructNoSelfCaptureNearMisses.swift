@testable import ArchCheck

extension StructNoSelfCapture: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      StructNoSelfCapture(), "views, bindings, and closures that are called at once",
      Example(
        """
        import SwiftUI
        struct Meter: View {
          @State private var n = 0
          var shown: Binding<Int> { Binding(get: { self.n }, set: { self.n = $0 }) }
          var body: some View { Text("\\(n)").onAppear { n = 1 } }
        }
        struct Settings {
          var n = 0
          var text: String { { "\\(self.n)" }() }
          var binding: Binding<Int> { Binding(get: { self.n }, set: { _ in }) }
          func each(_ values: [Int]) { values.forEach { print($0 + self.n) } }
          func later() {
            Task { print(self.n) }
            DispatchQueue.main.async { print(self.n) }
          }
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "variables that somebody changes, in values that hand a closure on",
      Example(
        """
        //- App/Tracer.swift
        final class Locked { var count = 0 }
        final class Span {
          let onEnd: () -> Void
          init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        }
        struct Tracer {
          var state = Locked()
          var rate = 1
          var names: [String] = []
          func start() -> Span {
            Span { state.count += 1 }  // finding
          }
          func sample() -> Span {
            Span { print(rate) }  // finding
          }
          func list() -> Span {
            Span { print(names) }  // finding
          }
        }
        struct Query {
          var limit = 1
          var test: (Int) -> Bool = { _ in true }
          func limited(_ other: Box) -> Query {
            other.test = { $0 < limit }  // finding
            return self
          }
          mutating func limit(to new: Int) { limit = new }
        }
        final class Box { var test: (Int) -> Bool = { _ in true } }
        func reset(_ tracer: inout Tracer) {
          tracer.state = Locked()
          tracer.rate += 1
          tracer.names.append("reset")
        }
        """)),
    NearMiss(
      StructNoSelfCapture(),
      "variables that nobody changes, objects that a value holds, and builders",
      Example(
        """
        //- App/Tracer.swift
        final class Locked {
          var count = 0
          func with(_ body: (inout Int) -> Void) { body(&count) }
        }
        final class Span {
          let onEnd: () -> Void
          init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        }
        struct Tracer {
          var state = Locked()
          private var rate: Int
          init(rate: Int) { self.rate = rate }
          func start() -> Span { Span { state.with { $0 += rate } } }
          func reset() -> Span { Span { state.count = 0 } }
        }
        struct Query {
          var limit = 1
          var test: (Int) -> Bool
          func limited() -> Query {
            var copy = self
            copy.test = { $0 < limit }
            return copy
          }
          func opposite() -> Query { Query(limit: limit, test: { $0 > limit }) }
          mutating func limit(to new: Int) { limit = new }
        }
        func show(_ tracer: Tracer) {
          tracer.state.count = 3
          print(tracer.state.count)
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "what a builder wraps",
      Example(
        """
        //- App/Relation.swift
        struct Later {
          let run: () -> Int
          init(_ run: @escaping () -> Int) { self.run = run }
        }
        final class Last { var later: Later? }
        struct Relation {
          var count: Int
          var first: Later
          func adding(_ other: Relation) -> Relation {
            let later = Later { other.first.run() + first.run() }
            return Relation(count: count, first: later)
          }
          func doubled() -> Relation {
            Relation(count: count, first: Later({ first.run() * 2 }))
          }
          func either(_ other: Relation?) -> Relation? {
            let later: Later
            if let other {
              later = Later { first.run() + other.first.run() }
            } else {
              later = first
            }
            return Relation(count: count, first: later)
          }
          func counting() -> Relation {
            var copy = self
            copy.first = Later { count + 1 }
            return copy
          }
          func kept(in last: Last) -> Relation {
            let later = Later { count }  // finding
            last.later = later
            return Relation(count: count, first: later)
          }
          func later() -> Later { Later { count } }  // finding
          mutating func clear() {
            count = 0
            first = Later { 0 }
          }
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "wrapped properties that nobody can set",
      Example(
        """
        //- App/Feature.swift
        @propertyWrapper struct Given<Value> {
          private let value: Value
          init(_ value: Value) { self.value = value }
          var wrappedValue: Value { value }
        }
        @propertyWrapper struct Held<Value> {
          var wrappedValue: Value
        }
        final class Box { var test: (() -> Int)? }
        struct Feature {
          @Given(1) var limit: Int
          @Dependency(\\.date) var date: Int
          @Held var count = 0
          func start(_ box: Box) {
            box.test = { limit + date }
          }
          func begin(_ box: Box) {
            box.test = { count }  // finding
          }
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "builders that change a copy in a closure",
      Example(
        """
        //- App/Query.swift
        protocol Buildable {}
        extension Buildable {
          func changed(_ change: (inout Self) -> Void) -> Self {
            var copy = self
            change(&copy)
            return copy
          }
        }
        struct Test {
          let run: (Int) -> Bool
          init(_ run: @escaping (Int) -> Bool) { self.run = run }
          func and(_ other: Test) -> Test { Test { run($0) && other.run($0) } }
        }
        final class Last { var test = Test { _ in true } }
        struct Query: Buildable {
          var limit = 1
          var test = Test { _ in true }
          func with(_ change: (inout Query) -> Void) -> Query {
            var copy = self
            change(&copy)
            return copy
          }
          func told(_ change: (inout Query) -> Void) {}
          func limited() -> Query { with { $0.test = Test { $0 < limit } } }
          func opposite() -> Self {
            return self.changed { query in query.test = query.test.and(Test { $0 > limit }) }
          }
          func kept(in last: Last) -> Query {
            with { _ in last.test = Test { $0 < limit } }  // finding
          }
          func handed() -> Query {
            told { $0.test = Test { $0 < limit } }  // finding
            return self
          }
          mutating func limit(to new: Int) { limit = new }
        }
        """)),
    NearMiss(
      StructNoSelfCapture(), "parameters that an intent is made with",
      Example(
        """
        //- App/AddNote.swift
        import AppIntents
        final class Hub {
          var work: [() -> Void] = []
          func later(_ job: @escaping () -> Void) { work.append(job) }
        }
        struct AddNote: AppIntent {
          static let title: LocalizedStringResource = "Add"
          let hub: Hub
          @Parameter(title: "Text") var text: String
          func perform() async throws -> some IntentResult {
            hub.later { print(text) }
            return .result()
          }
        }
        struct Note {
          let hub: Hub
          @Stored var text: String
          func perform() {
            hub.later { print(text) }  // finding
          }
        }
        """)),
  ]
}
