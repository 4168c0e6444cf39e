@testable import ArchCheck

extension StateObjectOwnership: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      StateObjectOwnership(), "an object that is made by default, and initializers that store one",
      Example(
        """
        import SwiftUI
        final class FeedModel: ObservableObject { @Published var rows = 0 }
        @Observable final class CartModel { var rows = 0 }
        struct FeedView: View {
          @StateObject private var model: FeedModel
          init(model: FeedModel = FeedModel()) {
            _model = StateObject(wrappedValue: model)
          }
          var body: some View { Text("Feed") }
        }
        struct SharedView: View {
          @StateObject private var model: FeedModel
          init(model: FeedModel = FeedModel()) {
            _model = StateObject(wrappedValue: model)  // finding
          }
          var body: some View { Text("Shared") }
        }
        struct CartView: View {
          @Bindable var model: CartModel
          init(model: CartModel) { self.model = model }
          var body: some View { Text("Cart") }
        }
        struct KeptView: View {
          @State var model: CartModel
          init(model: CartModel) { _model = State(initialValue: model) }
          var body: some View { Text("Kept") }
        }
        struct RootView: View {
          @StateObject private var kept = FeedModel()
          var body: some View {
            FeedView()
            SharedView(model: kept)
            CartView(model: CartModel())  // finding
            KeptView(model: CartModel())
          }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "objects made for the environment where the view is drawn",
      Example(
        """
        import SwiftUI
        final class CartStore: ObservableObject { @Published var count = 0 }
        @Observable final class Session { var user = "" }
        struct RootView: View {
          @StateObject private var kept = CartStore()
          var body: some View {
            Text("Shop")
              .environmentObject(CartStore())  // finding
              .environment(Session())  // finding
              .environmentObject(kept)
          }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "a provider or an id in the initializer",
      Example(
        """
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          init(id: Int) {}
        }
        struct FeedView: View {
          @StateObject private var model: FeedViewModel
          init(make: @escaping () -> FeedViewModel) {
            _model = StateObject(wrappedValue: make())
          }
          var body: some View { Text("Feed") }
        }
        struct DetailView: View {
          @ObservedObject var model: FeedViewModel
          let other: FeedViewModel
          var body: some View { Text("Detail") }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "objects that an initializer makes, and wrappers without a name",
      Example(
        """
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          init(id: Int = 0) {}
        }
        @Observable final class Cart {}
        struct FeedView: View {
          @ObservedObject private var model: FeedViewModel
          @ObservedObject private var other: FeedViewModel
          let plain: FeedViewModel
          init(id: Int) {
            model = FeedViewModel(id: id)  // finding
            self._other = ObservedObject(wrappedValue: FeedViewModel())  // finding
            self.plain = .init(id: id)  // finding
          }
          var body: some View { Text("Feed") }
        }
        struct DetailView: View {
          @StateObject private var model: FeedViewModel
          init(model: FeedViewModel) {
            self._model = .init(wrappedValue: model)  // finding
          }
          var body: some View { Text("Detail") }
        }
        struct CartView: View {
          @State private var cart: Cart
          init(cart: Cart) {
            _cart = State(initialValue: cart)  // finding
          }
          var body: some View { Text("Cart") }
        }
        struct TotalView: View {
          @State private var cart: Cart
          init(cart: Cart) {
            self.cart = cart  // finding
          }
          var body: some View { Text("Total") }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "objects that the caller may own, and states of values",
      Example(
        """
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          init(id: Int = 0) {}
        }
        @Observable final class Cart {}
        struct FeedView: View {
          @ObservedObject private var model: FeedViewModel
          init(model: FeedViewModel = FeedViewModel()) { self.model = model }
          var body: some View { Text("Feed") }
        }
        struct OtherView: View {
          @ObservedObject private var model: FeedViewModel
          init(model: FeedViewModel? = nil) { self.model = model ?? FeedViewModel() }
          init() { model = FeedViewModel() }
          var body: some View { Text("Other") }
        }
        struct CartView: View {
          @State private var cart: Cart
          @State private var count: Int
          @State private var model = FeedViewModel()
          let given: Cart
          init(count: Int, given: Cart) {
            _cart = State(initialValue: Cart())
            _count = State(initialValue: count)
            self.given = given
          }
          var body: some View { Text("Cart") }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "objects under @State whose changes are shown, and others",
      Example(
        """
        import SwiftUI
        final class FeedViewModel: ObservableObject {
          @Published var title = ""
          func load() {}
        }
        @Observable final class Cart { var total = 0 }
        struct FeedView: View {
          @State private var model = FeedViewModel()  // finding
          var body: some View { Text(model.title) }
        }
        struct LoaderView: View {
          @State private var model = FeedViewModel()
          @State private var cart = Cart()
          var body: some View {
            ListView(model: model).onAppear { model.load() }
            Text("\\(cart.total)")
          }
        }
        struct ListView: View {
          @ObservedObject var model: FeedViewModel
          var body: some View { Text(model.title) }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "generic views, and views that adapt those of UIKit",
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        protocol Feeding: ObservableObject {}
        final class Feed: Feeding {}
        struct FeedView<Model: Feeding>: View {
          @StateObject private var model: Model
          init(model: Model) {
            _model = StateObject(wrappedValue: model)  // finding
          }
          var body: some View { Text("Feed") }
        }
        struct Held<Model: Feeding>: View {
          @StateObject private var model: Model
          init(make: @autoclosure @escaping () -> Model) {
            _model = StateObject(wrappedValue: make())
          }
          var body: some View { Text("Held") }
        }
        struct Map: UIViewRepresentable {
          @ObservedObject var feed = Feed()  // finding
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)),
    NearMiss(
      StateObjectOwnership(),
      "objects that are made where a view is drawn, or when something happens",
      Example(
        """
        //- App/HomeView.swift
        import SwiftUI
        final class Feed: ObservableObject {}
        @Observable final class Cart {}
        struct FeedView: View {
          @ObservedObject var feed: Feed
          var body: some View { Text("Feed") }
        }
        struct OwnerView: View {
          @StateObject var feed: Feed
          var body: some View { Text("Feed") }
        }
        struct CartView: View {
          let cart: Cart
          var body: some View { Text("Cart") }
        }
        struct HomeView: View {
          @State private var shown: FeedView?
          @StateObject private var feed = Feed()
          var body: some View {
            VStack {
              FeedView(feed: Feed()).padding()  // finding
              FeedView(feed: feed)
              OwnerView(feed: Feed())
              Button("Show") { shown = FeedView(feed: Feed()) }
            }
            .onAppear { shown = FeedView(feed: Feed()) }
            .sheet(isPresented: .constant(true)) { CartView(cart: Cart()) }  // finding
          }
          var link: some View {
            NavigationLink(destination: FeedView(feed: Feed())) { Text("Feed") }  // finding
          }
          func make() -> FeedView { FeedView(feed: Feed()) }
        }
        struct HomeView_Previews: PreviewProvider {
          static var previews: some View { FeedView(feed: Feed()) }
        }
        """)),
    NearMiss(
      StateObjectOwnership(),
      "objects that the call of a view makes, and others that the caller has",
      Example(
        """
        //- App/CartView.swift
        import SwiftUI
        @Observable final class Cart { static let shared = Cart() }
        final class Feed: ObservableObject {}
        struct CartView: View {
          @State private var cart: Cart
          init(cart: Cart) { _cart = State(initialValue: cart) }
          var body: some View { Text("Cart") }
        }
        struct TotalView: View {
          @State private var cart: Cart
          init(_ cart: Cart) { _cart = State(initialValue: cart) }  // finding
          var body: some View { Text("Total") }
        }
        struct PlainView: View {
          @State var cart: Cart
          var body: some View { Text("Cart") }
        }
        struct HeldView: View {
          @State var cart: Cart  // finding
          var body: some View { Text("Cart") }
        }
        struct FeedView: View {
          @StateObject var feed: Feed  // finding
          var body: some View { Text("Feed") }
        }
        struct ShownView: View {
          @StateObject var feed = Feed()
          var body: some View { Text("Feed") }
        }
        struct HomeView: View {
          @State private var cart = Cart()
          @ObservedObject var feed: Feed
          var made: Cart { Cart() }
          var body: some View {
            CartView(cart: Cart())
            CartView(cart: made)
            TotalView(Cart())
            TotalView(cart)
            PlainView(cart: Cart())
            PlainView(cart: .shared)
            ForEach([cart]) { HeldView(cart: $0) }
            FeedView(feed: feed)
            ShownView(feed: feed)
          }
        }
        enum CartModule {
          static func make() -> some View {
            let cart = Cart()
            return CartView(cart: cart)
          }
        }
        #Preview {
          @Previewable @State var cart = Cart()
          CartView(cart: cart)
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "wrappers that are named with their module",
      Example(
        """
        import SwiftUI
        final class Feed: ObservableObject { @Published var count = 0 }
        struct Row: View {
          @SwiftUI.ObservedObject var feed = Feed()  // finding
          var body: some View { Text("") }
        }
        struct Cell: View {
          @SwiftUI.StateObject var feed = Feed()
          var body: some View { Text("") }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "objects under @State that others make",
      Example(
        """
        import SwiftUI
        final class ProfileViewModel: ObservableObject {
          @Published var name = ""
          func load() {}
        }
        struct ProfileView: View {
          @State var model: ProfileViewModel  // finding
          var body: some View { Text(model.name) }
        }
        struct LateView: View {
          @State private var model: ProfileViewModel?  // finding
          var body: some View {
            Text(model?.name ?? "").task { model = ProfileViewModel() }
          }
        }
        struct ButtonView: View {
          @State var model: ProfileViewModel
          var body: some View { Button("Load") { model.load() } }
        }
        """)),
    NearMiss(
      StateObjectOwnership(), "view models behind a generic parameter, closures and local names",
      Example(
        """
        import SwiftUI
        protocol FeedViewModeling: ObservableObject { var title: String { get } }
        final class FeedViewModel: FeedViewModeling {
          @Published var title = ""
          init(id: Int = 0) {}
        }
        struct FeedView<Model: FeedViewModeling>: View {
          @StateObject var model: Model  // finding
          var body: some View { Text(model.title) }
        }
        struct HostView: View {
          @StateObject private var model = FeedViewModel()
          var body: some View { FeedView(model: model) }
        }
        struct RowView: View {
          @ObservedObject var model: FeedViewModel
          var body: some View { Text(model.title) }
        }
        struct MadeView: View {
          @ObservedObject var model: FeedViewModel = {  // finding
            let made = FeedViewModel(id: 2)
            return made
          }()
          var body: some View { RowView(model: model) }
        }
        struct Card<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { content() }
        }
        struct Tap: View {
          var action: () -> Void
          var body: some View { Button("Tap", action: action) }
        }
        struct ListView: View {
          @State private var shown: FeedViewModel?
          var body: some View {
            let model = FeedViewModel(id: 1)  // finding
            RowView(model: model)
            RowView(model: .init(id: 3))  // finding
            Card { RowView(model: FeedViewModel()) }  // finding
            Tap { show(RowView(model: FeedViewModel())) }
          }
          private func show(_ row: RowView) {}
        }
        """)),
  ]
}
