import Testing

@testable import ArchCheck

/// Contracts between folders and types of one module, where files hold several types, types have parts
/// and extensions stand anywhere.
extension ContractTests {
  @Test func foldersTypesAndComponentsMustUseWhatIsRequired() {
    let code = """
      //- App/Cart/Cart.swift
      struct Cart {}
      //- App/Feed/Feed.swift
      struct Feed { let log: Log }
      //- App/Log/Log.swift
      struct Log {}
      """
    check(
      "contracts: [{ name: Logs, required: { from: [App/Cart, App/Feed], to: App/Log } }]", code,
      finds: "App/Cart/Cart.swift:1: App/Cart must use App/Log (Logs)")
    check(
      "contracts: [{ name: Logs, required: { from: [App.Cart, App.Feed, App.Log], to: App.Log } }]",
      code, finds: "App/Cart/Cart.swift:1: App.Cart must use App.Log (Logs)")
    check(
      """
      components: { Carts: { types: Cart }, Logs: { paths: App/Log }, Nobody: { types: "X*" } }
      contracts: [{ name: Logs, required: { from: [Carts, Nobody], to: Logs } }]
      """, code, finds: "App/Cart/Cart.swift:1: Carts must use Logs (Logs)",
      mistakes: ["2: warning: the component \"Nobody\" matches nothing"])
    check(
      """
      contracts:
        - required: { from: App/Feed, to: App/Log }
          ignore: [{ from: App/Feed, to: App/Log, because: Old }]
      """, code)
  }

  @Test func whoMayUseAPartOfAModuleImportsIt() {
    let code = """
      //- Cart/Cart.swift
      import Domain
      import Feed
      struct Cart { var order: Order; var rule: Rule }
      //- Domain/Models/Order.swift
      public struct Order {}
      //- Domain/Rules/Rule.swift
      public struct Rule {}
      //- Feed/Feed.swift
      public struct Feed {}
      """
    for allowed in ["Domain/Models", "Domain.Order"] {
      check(
        "contracts: [{ name: Own, only: { from: Cart, may_use: \(allowed) } }]", code,
        finds:
          "Cart/Cart.swift:2: Cart must not use Feed, which is not among what it may use (Own)",
        "Cart/Cart.swift:3: Cart must not use Domain.Rule, which is not among what it may use "
          + "(Own)")
    }
    check(
      "contracts: [{ name: Own, only: { from: Cart, may_use: Domain/Models, transitive: true } }]",
      code,
      finds: "Cart/Cart.swift:2: Cart must not use Feed, which is not among what it may use (Own)",
      "Cart/Cart.swift:3: Cart must not use Domain.Rule, which is not among what it may use "
        + "(Own)")
  }

  @Test func tellsExemptionsThatNoRequirementNeeds() {
    let found = read(
      """
      version: 1
      contracts:
        - name: Logs
          required: { from: [App/Cart, App/Feed], to: App/Log }
          ignore:
            - { from: App/Cart, to: App/Log, because: Old }
            - { from: App/Feed, to: App/Log, because: Old }
      """
    ).configuration?.contracts.check(
      in: Example(
        """
        //- App/Cart/Cart.swift
        struct Cart {}
        //- App/Feed/Feed.swift
        struct Feed { let log: Log }
        //- App/Log/Log.swift
        struct Log {}
        """
      ).graph())
    #expect(found?.findings == [])
    #expect(
      found?.notes.map(\.message) == ["Logs ignores App/Feed → App/Log, which is not missing"])
  }

  @Test func aPartOfTheSourceMayBeForbidden() {
    let code = """
      //- App/Cart.swift
      struct Cart { let store: LegacyStore }
      //- App/Legacy/LegacyStore.swift
      struct LegacyStore { let row: LegacyRow }
      struct LegacyRow {}
      """
    check(
      "contracts: [{ name: Old, forbidden: { from: App, to: App.LegacyStore } }]", code,
      finds: "App/Cart.swift:1: App.Cart must not use App.LegacyStore (Old)")
    check(
      "contracts: [{ name: Old, forbidden: { from: \"App/**\", to: App/Legacy } }]", code,
      finds: "App/Cart.swift:1: App.Cart must not use App.LegacyStore (Old)")
    // The other way around, what is named first is free within.
    check(
      "contracts: [{ name: Old, forbidden: { from: App/Legacy, to: App } }]", code)
  }

  @Test func importsOfAFileAreNotThoseOfEachOfItsTypes() {
    let code = """
      //- App/Cart.swift
      import Alamofire
      import Kit
      import SwiftUI
      struct CartView: View { let client: Session; var body: some View { Text(price()) } }
      final class CartViewModel { var title = "" }
      //- App/Feed.swift
      import SwiftUI
      final class FeedViewModel {}
      //- App/Old.swift
      import SwiftUI
      extension Color { static let old = Color.red }
      final class OldViewModel {}
      //- Kit/Price.swift
      public func price() -> String { "" }
      """
    let models = "components: { Models: { types: \"*ViewModel\" }, Views: { types: \"*View\" } }\n"
    check(
      models + "contracts: [{ name: Pure, forbidden: { from: Models, to: [Kit, SwiftUI] } }]", code,
      finds: "App/Feed.swift:1: App.FeedViewModel must not use SwiftUI (Pure)")
    // Of a package whose names nobody knows, who uses an unknown name needs it.
    check(
      models + "contracts: [{ name: Pure, forbidden: { from: Views, to: Alamofire } }]", code,
      finds: "App/Cart.swift:1: App.CartView must not use Alamofire (Pure)")
    check(
      models + "contracts: [{ name: Pure, forbidden: { from: Models, to: Alamofire } }]", code)
    check(
      models + "contracts: [{ name: Pure, required: { from: Models, to: Kit } }]", code,
      finds: "App/Cart.swift:5: Models must use Kit (Pure)")
  }

  @Test func nestedTypesBelongToTheTypeAround() {
    let code = """
      //- App/Cart.swift
      final class CartScreen { let view = CartScreen.ViewModel() }
      final class CartViewModel {
        struct State { let screen: CartScreen?; let row: Row }
        struct Row {}
        let state: State
      }
      extension CartScreen { final class ViewModel { let other: CartViewModel? = nil } }
      //- App/Door.swift
      struct Door { struct Knob { let secret: Secret } }
      struct Secret {}
      """
    let components = """
      components: { Screens: { types: "*Screen" }, VMs: { types: "App.CartViewModel" } }

      """
    check(
      components + "contracts: [{ name: Down, layers: [Screens, VMs] }]", code,
      finds: "App/Cart.swift:3: App.CartViewModel.State must not use App.CartScreen, which stands "
        + "above it: VMs → Screens (Down)")
    check(components + "contracts: [{ only: { from: VMs, may_use: Screens } }]", code)
    check("contracts: [{ protected: { target: App.Secret, importers: [App.Door] } }]", code)
  }

  @Test func chainsStartWithWhatStandsInTheFolder() {
    let code = """
      //- App/Db/Db.swift
      struct Db {}
      //- App/Glue/View+Save.swift
      extension Screen { func save() { Mid().go() } }
      //- App/Mid/Mid.swift
      struct Mid { let db: Db; func go() {} }
      //- App/Tools/Tools.swift
      func tool() { Mid().go() }
      extension Core { func tool() { Mid().go() } }
      //- App/UI/Screen.swift
      struct Screen {}
      struct Core {}
      """
    func contract(_ folder: String) -> String {
      "contracts: [{ name: Far, forbidden: { from: \(folder), to: App/Db, transitive: true } }]"
    }
    check(contract("App/UI"), code)
    check(
      contract("App/Glue"), code,
      finds:
        "App/Glue/View+Save.swift:1: App/Glue must not reach App/Db, also not by way of others "
        + "(Far)")
    check(
      contract("App/Tools"), code,
      finds: "App/Tools/Tools.swift:2: App/Tools must not reach App/Db, also not by way of others "
        + "(Far)")
  }

  @Test func closedLayersAreNotSkippedByWayOfOthers() {
    let code = """
      //- App/App.swift
      import Helper
      //- Db/Db.swift
      //- Helper/Helper.swift
      import Db
      //- Mid/Mid.swift
      import Db
      """
    check(
      "contracts: [{ name: L, layers: [App, Mid, Db], closed: true, transitive: true }]", code,
      finds: "App/App.swift:1: App must not reach Db but through the layer between (L)")
  }

  @Test func layersOfFoldersCanBeExhaustive() {
    let code = """
      //- App/Domain/Order.swift
      struct Order {}
      //- App/Rogue/Deep/Deep.swift
      struct Deep {}
      //- App/Rogue/Rogue.swift
      struct Rogue {}
      //- App/UI/Screen.swift
      struct Screen { let order: Order }
      //- App/main.swift
      print("")
      """
    check(
      "contracts: [{ name: L, layers: [App/UI, App/Domain], exhaustive: true }]", code,
      finds: "App/Rogue/Deep/Deep.swift:1: App/Rogue needs a place in the layers (L)",
      "App/main.swift:1: App/main.swift needs a place in the layers (L)")
    check(
      "contracts: [{ layers: [App/UI, App/Domain, App/main.swift], exhaustive: true }]",
      code.replacing("Rogue", with: "UI/Rogue"))
  }

  @Test func anExtensionIsTheWorkOfItsFile() {
    check(
      "contracts: [{ name: Own, protected: { target: App/Db, importers: [] } }]",
      """
      //- App/Cart.swift
      struct Basket {}
      extension Secret { func x() {} }
      //- App/Db/Secret.swift
      struct Secret {}
      """,
      finds: "App/Cart.swift:2: App/Cart.swift must not use App.Secret, which is protected (Own)")
  }

  @Test func namesThatCanDemandNothingAreTold() {
    let code = """
      //- App/Features/Cart.swift
      import NetworkingLayer
      struct Cart {}
      //- NetworkingLayer/Client.swift
      public struct Client {}
      """
    check(
      "contracts: [{ protected: { target: NetworkLayer, importers: App } }]", code,
      mistakes: [
        "2: warning: nothing imports \"NetworkLayer\" today; did you mean \"NetworkingLayer\"?"
      ])
    check(
      "contracts: [{ independent: [App/Features, App/Features/Cart.swift] }]", code,
      mistakes: [
        "2: warning: the members \"App/Features\" and \"App/Features/Cart.swift\" overlap: "
          + "App/Features/Cart.swift belongs to both"
      ])
    #expect(
      read("version: 1\ncontracts: [{ acyclic: folders, uses: imports }]").mistakes == [
        "2:39: error: cycles of folders are made of uses of types, so \"uses\" must "
          + "have \"types\""
      ])
  }
}
