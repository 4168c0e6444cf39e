import Testing

@testable import ArchCheck

@Suite struct ModuleLayerTests {
  /// A module stands where all of it belongs, whatever names the layer's part.
  @Test func modulesStandInLayersByTheirNamesFilesAndTypes() {
    let example = Example(
      """
      //- Root/Root.swift
      struct Root {}
      //- Cart/Cells/CartCell.swift
      import SwiftUI
      struct CartCell: View { var body: some View { Text("") } }
      //- Feed/FeedScreen.swift
      struct FeedScreen {}
      //- Mixed/MixedScreen.swift
      struct MixedScreen {}
      struct MixedStore {}
      //- Store/Orders/OrderStore.swift
      struct OrderStore {}
      //- Store/Carts/CartStore.swift
      struct CartStore {}
      //- Tools/Tools/Tools.swift
      func tool() {}
      """)
    var claims = Claims()
    claims.layers = [["Ro*"], ["Cells", "Screens"], ["Stores"], ["Tools/Tools"]]
    claims.components["Cells"] = ComponentPattern { $0.roles = [.view] }
    claims.components["Screens"] = ComponentPattern { $0.types = ["*Screen"] }
    claims.components["Stores"] = ComponentPattern { $0.paths = ["Store/*"] }
    let graph = example.graph(claims: claims)
    let modules = graph.modules.indices.filter { !graph.modules[$0].isExternal }
    let layers = graph.layers(of: modules.map { ModuleID($0) })
    let told = modules.map { "\(graph.modules[$0].name) \(layers[ModuleID($0)] ?? -1)" }
    #expect(told == ["Cart 1", "Feed 1", "Mixed -1", "Root 0", "Store 2", "Tools 3"])
  }
}

extension ComponentPattern {
  fileprivate init(_ change: (inout ComponentPattern) -> Void) {
    self.init()
    change(&self)
  }
}
