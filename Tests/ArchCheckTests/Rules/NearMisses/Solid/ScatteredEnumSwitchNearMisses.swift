@testable import ArchCheck

extension ScatteredEnumSwitch: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ScatteredEnumSwitch(), "closed sums by name, own extensions and tests",
      Example(
        """
        //- App/States.swift
        enum State { case idle, busy }
        enum CartAction { case add }
        enum Destination { case detail }
        struct A {
          func a(_ s: State, _ d: Destination) {
            if case .idle = s { print(1) }
            if case .detail = d { print(1) }
          }
        }
        struct B {
          func b(_ s: State, _ d: Destination) {
            if case .idle = s { print(2) }
            if case .detail = d { print(2) }
          }
        }
        struct C {
          func c(_ s: State, _ d: Destination) {
            if case .idle = s { print(3) }
            if case .detail = d { print(3) }
          }
        }
        enum Plan { case free, pro }
        extension Plan {
          var one: Int { switch self { case .free: 0; case .pro: 1 } }
          var two: Int { switch self { case .free: 0; case .pro: 2 } }
          var three: Int { switch self { case .free: 0; case .pro: 3 } }
        }
        //- AppTests/PlanTests.swift
        @testable import App
        import XCTest
        struct D { func d(_ p: Plan) { if case .free = p { print(1) } } }
        struct E { func e(_ p: Plan) { if case .free = p { print(1) } } }
        struct F { func f(_ p: Plan) { if case .free = p { print(1) } } }
        """)),
    NearMiss(
      ScatteredEnumSwitch(), "comparisons, and as many places as are allowed",
      Example(
        """
        enum Plan { case free, pro }
        struct A { func a(_ p: Plan) -> Int { switch p { case .free: 0; case .pro: 1 } } }
        struct B { func b(_ p: Plan) -> Int { switch p { case .free: 0; case .pro: 1 } } }
        struct C { func c(_ p: Plan) -> Bool { p == .free } }
        struct D { func d(_ p: [Plan]) -> Int { p.filter { $0 != .pro }.count } }
        """)),
    NearMiss(
      ScatteredEnumSwitch(maxSites: 1), "payloads, optional values and generic enums",
      Example(
        """
        //- App/Plan.swift
        struct Account {
          enum Plan {  // finding
            case free
            case pro(Int)
          }
        }
        //- App/Uses.swift
        struct Price {
          func of(_ plan: Account.Plan) -> Int {
            switch plan {
            case .free: return 0
            case .pro(let price): return price
            }
          }
        }
        struct Badge {
          func text(_ plan: Account.Plan?) -> String {
            switch plan {
            case .pro?: "PRO"
            case .free?, nil: ""
            }
          }
        }
        //- App/Session.swift
        enum Session<Value> {  // finding
          case idle
          case active(Value)
          case closed(Bool)
        }
        final class Door {
          var session: Session<Plan> = .idle
          var isOpen: Bool {
            switch session {
            case .active(let plan): plan == plan
            case .closed(true), .closed(false), .idle: false
            }
          }
        }
        final class Gate {
          var session: Session<Plan> = .idle
          var isOpen: Bool {
            switch session {
            case .active: true
            case .idle, .closed(_): false
            }
          }
        }
        struct Plan: Equatable {}
        """)),
    NearMiss(
      ScatteredEnumSwitch(maxSites: 1), "patterns that look into a payload of generic type",
      Example(
        """
        //- App/Session.swift
        enum Session<Value> {
          case idle
          case active(Value)
        }
        enum Mode {
          case open
          case half
        }
        final class Door {
          var session: Session<Mode> = .idle
          var isOpen: Bool {
            switch session {
            case .active(.open): true
            case .idle, .active: false
            }
          }
        }
        final class Gate {
          var session: Session<Mode> = .idle
          var isOpen: Bool {
            switch session {
            case .active(.open), .active(.half): true
            case .idle: false
            }
          }
        }
        """)),
    NearMiss(
      ScatteredEnumSwitch(maxSites: 1),
      "the enum itself, nested types, defaults, and branches that act or need the client",
      Example(
        """
        //- App/Plan.swift
        enum Plan {
          case free
          case pro
          var price: Int {
            switch self {
            case .free: return 0
            case .pro: return 9
            }
          }
        }
        //- App/Uses.swift
        struct Price {
          func of(_ plan: Plan) -> Int {
            switch plan {
            case .free: return 0
            case .pro: return 9
            }
          }
          func other(_ plan: Plan) -> Bool { plan == .pro }
          struct Part {
            func of(_ plan: Plan) -> Int {
              switch plan {
              case .free: return 0
              case .pro: return 1
              }
            }
          }
        }
        struct Badge {
          func text(_ plan: Plan) -> String { plan == .free ? "" : "PRO" }
          func mark(_ plan: Plan) -> String {
            switch plan {
            case .free: return ""
            default: return "PRO"
            }
          }
          func rest(_ plan: Plan) -> String {
            switch plan {
            case .free: ""
            case let other: "\\(other)"
            }
          }
        }
        struct Limits {
          func limit(_ plan: Plan) -> Int { plan.price }
          func isFree(_ plan: Plan) -> Bool {
            if case .free = plan { return true }
            return false
          }
        }
        final class Screen {
          let pageSize = 10
          func open(_ plan: Plan) {
            switch plan {
            case .free: print("offer")
              print("terms")
            case .pro: show()
            }
          }
          func pages(_ plan: Plan) -> Int {
            switch plan {
            case .free: return 1
            case .pro: return pageSize
            }
          }
          func show() {}
        }
        """)),
    NearMiss(
      ScatteredEnumSwitch(maxSites: 1), "errors, states and tests",
      Example(
        """
        //- App/Loading.swift
        enum LoadError: Error {
          case network
          case empty
        }
        final class Feed {
          enum State {
            case idle
            case loading
          }
        }
        struct A {
          func a(_ error: LoadError) -> Int {
            switch error {
            case .network: 1
            case .empty: 2
            }
          }
          func a(_ state: Feed.State) -> Int {
            switch state {
            case .idle: 1
            case .loading: 2
            }
          }
        }
        struct B {
          func b(_ error: LoadError) -> Int {
            switch error {
            case .network: 1
            case .empty: 2
            }
          }
          func b(_ state: Feed.State) -> Int {
            switch state {
            case .idle: 1
            case .loading: 2
            }
          }
        }
        //- AppTests/LoadTests.swift
        @testable import App
        import XCTest
        struct C {
          func c(_ error: LoadError) -> Int {
            switch error {
            case .network: 1
            case .empty: 2
            }
          }
        }
        """)),
    NearMiss(
      ScatteredEnumSwitch(maxSites: 1), "branches that build views of SwiftUI, and colors",
      Example(
        """
        //- App/Views.swift
        import SwiftUI
        enum Weather { case sun, rain }
        struct Header: View {
          let weather: Weather
          var body: some View {
            switch weather {
            case .sun: ProgressView("Sunny")
            case .rain: ContentUnavailableView("Rain", systemImage: "cloud")
            }
          }
        }
        struct Backdrop: View {
          let weather: Weather
          var body: some View {
            switch weather {
            case .sun: LinearGradient(colors: [.yellow], startPoint: .top, endPoint: .bottom)
            case .rain: Divider()
            }
          }
        }
        enum Mood { case good, bad }  // finding
        struct Tint {
          func color(of mood: Mood) -> Color {
            switch mood {
            case .good: Color("green")
            case .bad: Color("red")
            }
          }
        }
        struct Shade {
          func color(of mood: Mood) -> Color {
            switch mood {
            case .good: Color("light")
            case .bad: Color("dark")
            }
          }
        }
        """)),
  ]
}
