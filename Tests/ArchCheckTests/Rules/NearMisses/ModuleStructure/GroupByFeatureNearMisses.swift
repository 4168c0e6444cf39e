@testable import ArchCheck

extension GroupByFeature: HasNearMisses {
  static let nearMisses = [
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
  ]
}
