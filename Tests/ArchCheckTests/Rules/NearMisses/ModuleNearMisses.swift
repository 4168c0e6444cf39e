@testable import ArchCheck

extension NearMiss {
  static let modules = [
    NearMiss(
      GroupByFeature(), "folders of components inside a feature or a target",
      Example(
        """
        //- Cart/Views/CartView.swift
        struct CartView {}
        //- Cart/Models/Cart.swift
        struct Cart {}
        //- Feed/Views/FeedView.swift
        struct FeedView {}
        """)),
    NearMiss(
      GroupByFeature(), "folders with letters of more than one byte",
      Example(
        """
        //- 书店里面/Views/CartView.swift
        struct CartView {} // finding
        //- 书店里面/Views/FeedView.swift
        struct FeedView {}
        //- 书店里面/Cart/Cart.swift
        struct Cart {}
        """)),
    NearMiss(
      ModuleByFeature(), "compound names and domains",
      Example(
        """
        //- Package.swift
        .target(name: "CartViews"),
        .target(name: "Models"),
        .target(name: "Network"),
        .target(name: "Env"),
        //- CartViews/CartView.swift
        struct CartView {}
        //- Models/Cart.swift
        struct Cart {}
        //- Network/Client.swift
        struct Client {}
        //- Env/Env.swift
        struct Env {}
        """)),
    NearMiss(
      ModuleCycle(), "a cycle through a test target",
      Example(
        """
        //- Core/Core.swift
        public struct Core {}
        //- CoreTests/CoreTests.swift
        import Core
        import Support
        import XCTest
        //- Support/Support.swift
        import Core
        """)),
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
      UndeclaredModuleDependency(), "imports that depend on what can be imported, and own parts",
      Example(
        """
        //- Feed/Feed.swift
        import Feed
        import Foundation
        #if canImport(Lottie)
          import Lottie
        #elseif canImport(Rive)
          import Rive
        #endif
        public struct Feed {}
        """, manifest: ["Feed": []])),
    NearMiss(
      UnusedModuleDependency(), "a module that is imported under a condition only",
      Example(
        """
        //- Package.swift
        .target(name: "Feed", dependencies: ["Core"]),
        .target(name: "Core"),
        //- Feed/Feed.swift
        #if DEBUG
          @testable import Core
        #endif
        public struct Feed {}
        //- Core/Core.swift
        public struct Core {}
        """, manifest: ["Feed": ["Core"], "Core": []])),
    NearMiss(
      HighLevelDependsOnLowLevel(), "what stands in no layer, and the composition root",
      Example(
        """
        //- Rules/Rules.swift
        import Logging2
        public struct Rules {}
        //- Logging2/Log.swift
        public struct Log {}
        //- App/App.swift
        import Data
        import Rules
        //- Data/Data.swift
        import Rules
        """, layers: [["App"], ["Data"], ["Rules"]])),
    NearMiss(
      AbstractionOwnership(), "a module that exports the contract of its plug-ins",
      Example(
        """
        //- Data/Plugins.swift
        public protocol Plugin {}
        public final class Standard: Plugin {}
        //- More/More.swift
        import Data
        public final class Special: Plugin {}
        //- Rules/Rules.swift
        import Data
        public func use(_ plugin: Plugin) {}
        """, layers: [["Data"], ["More"], ["Rules"]])),
    NearMiss(
      UnstableDependency(), "few modules say little",
      Example(
        """
        //- A/A.swift
        import B
        //- B/B.swift
        import C
        //- C/C.swift
        public struct C1 {}
        """)),
    NearMiss(
      MainSequenceDistance(minTypes: 1), "modules of values, and uses by tests",
      Example(
        """
        //- Values/Values.swift
        public struct A {}
        public struct B {}
        public enum C {}
        //- Feed/Feed.swift
        import Values
        public protocol Feeding {}
        public struct Feed {}
        //- FeedTests/FeedTests.swift
        import Feed
        import XCTest
        """)),
    NearMiss(
      GroupByFeature(), "the type that the program begins with, whatever its file is called",
      Example(
        """
        //- App/Begin.swift
        import SwiftUI
        @main
        struct Shop: App {
          var body: some Scene { WindowGroup { CartView() } }
        }
        //- App/Cart/CartView.swift
        import SwiftUI
        struct CartView: View { var body: some View { Text("") } }
        """)),
    NearMiss(
      HighLevelDependsOnLowLevel(), "a log, which anything may write",
      Example(
        """
        //- CartDomain/Cart.swift
        import CoreFiles  // finding
        import CoreLogging
        public struct Cart: Codable { public let id: Int }
        public struct CartRules {
          let log: any Logging
          func check(_ cart: Cart) { log.log("\\(cart.id)") }
        }
        //- CoreLogging/Logging.swift
        import Foundation
        public protocol Logging { func log(_ text: String) }
        public final class FileLogger: Logging {
          private let files: FileManager
          public init(files: FileManager) { self.files = files }
          public func log(_ text: String) { files.createFile(atPath: "/log", contents: Data(text.utf8)) }
        }
        //- CoreFiles/Files.swift
        import Foundation
        public final class FileStorage {
          private let files: FileManager
          public init(files: FileManager) { self.files = files }
          public func keep(_ text: String) { files.createFile(atPath: "/x", contents: Data(text.utf8)) }
        }
        """)),
  ]
}
