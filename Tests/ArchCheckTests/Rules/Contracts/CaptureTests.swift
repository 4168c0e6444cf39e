import Testing

@testable import ArchCheck

/// Names in angle brackets, which stand for the same text in a whole contract.
extension ContractTests {
  private static let modules = """
    //- CartFeature/Cart.swift
    import CartDomain
    import FeedDomain
    //- FeedFeature/Feed.swift
    import FeedDomain
    import CartTesting
    //- CartDomain/Order.swift
    struct Order {}
    //- FeedDomain/Post.swift
    import CartTesting
    struct Post {}
    //- CartTesting/Fixture.swift
    struct Fixture {}
    """

  @Test func aCaptureIsTheSameTextInBothEnds() {
    check(
      "contracts: [{ name: Own, only: { from: <f>Feature, may_use: [<f>Domain, \"*Testing\"] } }]",
      Self.modules,
      finds: "CartFeature/Cart.swift:2: CartFeature must not use FeedDomain, which is not among "
        + "what it may use (Own)")
    check(
      "contracts: [{ name: Own, protected: { target: <f>Testing, importers: <f>Feature } }]",
      Self.modules,
      finds:
        "FeedDomain/Post.swift:1: FeedDomain must not use CartTesting, which is protected (Own)",
      "FeedFeature/Feed.swift:2: FeedFeature must not use CartTesting, which is protected (Own)")
  }

  @Test func requirementsHoldForWhatIsThere() {
    check(
      "contracts: [{ name: Own, required: { from: <f>Feature, to: <f>Testing } }]", Self.modules,
      finds: "Package.swift:2: CartFeature must use CartTesting (Own)",
      "Package.swift:5: FeedFeature must use FeedTesting (Own)")
  }

  @Test func foldersAreCaptured() {
    let app = """
      //- App/Features/Cart/View/CartView.swift
      struct CartView { var model: CartModel; var post: FeedModel }
      //- App/Features/Cart/Model/CartModel.swift
      struct CartModel { var view: CartView? }
      //- App/Features/Feed/View/FeedView.swift
      struct FeedView { var model: FeedModel }
      //- App/Features/Feed/Model/FeedModel.swift
      struct FeedModel { var view: CartView? }
      //- App/Features/Shared.swift
      struct Shared {}
      """
    check(
      """
      contracts:
        - name: Down
          layers: [App/Features/<name>/View/**, App/Features/<name>/Model]
      """, app,
      finds: "App/Features/Cart/Model/CartModel.swift:1: App.CartModel must not use App.CartView, "
        + "which stands above it: App/Features/Cart/Model → App/Features/Cart/View/** (Down)")
    check(
      "contracts: [{ name: Own, only: { from: '**/Features/<name>/', may_use: [App/Features/<name>] } }]",
      app,
      finds: "App/Features/Cart/View/CartView.swift:1: App.CartView must not use App.FeedModel, "
        + "which is not among what it may use (Own)",
      "App/Features/Feed/Model/FeedModel.swift:1: App.FeedModel must not use App.CartView, which "
        + "is not among what it may use (Own)")
  }

  @Test func severalCapturesBelongTogether() {
    let areas = """
      //- Shop/Cart/Api/A.swift
      struct A { var c: C }
      //- Shop/Feed/Impl/C.swift
      struct C {}
      //- Home/Cart/Impl/D.swift
      struct D { var b: B }
      //- Home/Cart/Api/B.swift
      struct B { var d: D }
      """
    check(
      "contracts: [{ name: Own, forbidden: { from: <a>/<b>/Api, to: <a>/<b>/Impl } }]", areas,
      finds: "Home/Cart/Api/B.swift:1: Home.B must not use Home.D (Own)")
    let (_, wrong) = read(
      "version: 1\ncontracts: [{ forbidden: { from: <a>/*/Api, to: '*/<b>/Impl' } }]")
    #expect(
      wrong == [
        "2:13: error: no name of the contract has all of <a>, <b>, so that it is not clear "
          + "which of them belong together"
      ])
  }

  @Test func anExemptionIsIdleWhereNoInstanceNeedsIt() {
    func contract(_ from: String, to domain: String) -> String {
      """
      contracts:
        - name: Own
          only: { from: <f>Feature, may_use: [<f>Domain, "*Testing"] }
          ignore: [{ from: \(from), to: \(domain), because: moves soon }]
      """
    }
    func notes(_ configuration: String) -> [String]? {
      let (found, _) = read("version: 1\n" + configuration)
      return found?.contracts.check(in: Example(Self.modules).graph()).notes.map(\.message)
    }
    check(contract("CartFeature", to: "FeedDomain"), Self.modules)
    #expect(notes(contract("CartFeature", to: "FeedDomain")) == [])
    #expect(notes(contract("<f>Feature", to: "FeedDomain")) == [])
    #expect(notes(contract("[FeedFeature, CartFeature]", to: "[CartTesting, FeedDomain]")) == [])
    #expect(
      notes(contract("[FeedFeature, FeedDomain]", to: "[CartDomain, Nowhere]"))
        == ["Own ignores FeedFeature, FeedDomain → CartDomain, Nowhere, which does not exist"])
    #expect(
      notes(contract("<f>Feature", to: "<f>Testing"))
        == ["Own ignores <f>Feature → <f>Testing, which does not exist"])
  }

  @Test func aCaptureOfNothingIsAWarning() {
    check(
      "contracts: [{ name: Own, forbidden: { from: <f>Feature, to: <f>Domian } }]", Self.modules,
      mistakes: ["2: warning: \"<f>Domian\" matches nothing"])
    let (_, wrong) = read(
      """
      version: 1
      contracts:
        - name: Own
          forbidden: { from: <f>Feature, to: <f>Testing }
          ignore: [{ from: <g>Feature, to: Cart, because: why }]
      """)
    #expect(wrong == ["5:22: error: \"<g>Feature\" captures what the contract does not"])
  }
}
