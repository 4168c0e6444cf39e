@testable import ArchCheck

extension SelfContainedModules: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      SelfContainedModules(), "the app, tests and interfaces know features",
      Example(
        """
        //- AppFeature/App.swift
        import CartFeature
        import FeedFeature
        //- App/App.swift
        import CartFeature
        import FeedFeature
        //- CartFeature/Cart.swift
        import FeedFeatureAPI
        //- FeedFeature/Feed.swift
        import Core
        //- FeedFeatureAPI/Feed.swift
        public protocol FeedOpening {}
        //- Core/Core.swift
        public struct Core {}
        """)),
    NearMiss(
      SelfContainedModules(), "reducers that run those of other features",
      Example(
        """
        //- LoginFeature/Login.swift
        import ComposableArchitecture
        import TwoFactorFeature
        @Reducer public struct Login {
          public struct State { @Presents var twoFactor: TwoFactor.State? }
          public var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }.ifLet(\\.$twoFactor, action: \\.twoFactor) { TwoFactor() }
          }
        }
        //- SearchFeature/Search.swift
        import ComposableArchitecture
        import TwoFactorFeature
        public struct Search: Reducer {
          public var body: some Reducer { Scope(state: \\.code, action: \\.code) { TwoFactor() } }
        }
        //- FeedFeature/Feed.swift
        import ComposableArchitecture
        import TwoFactorFeature  // finding
        @Reducer public struct Feed {
          func check() { CodeFormat().check() }
        }
        //- TwoFactorFeature/TwoFactor.swift
        import ComposableArchitecture
        @Reducer public struct TwoFactor {
          public struct State {}
          public init() {}
        }
        public struct CodeFormat {
          public init() {}
          public func check() {}
        }
        """)),
    NearMiss(
      SelfContainedModules(), "what is called a feature and is what features share",
      Example(
        """
        //- CartFeature/Cart.swift
        import SharedFeature
        public struct Cart { let row: Row }
        //- SharedFeature/Row.swift
        import FeedFeature  // finding
        public struct Row {}
        //- FeedFeature/Feed.swift
        public struct Feed {}
        """)),
  ]
}
