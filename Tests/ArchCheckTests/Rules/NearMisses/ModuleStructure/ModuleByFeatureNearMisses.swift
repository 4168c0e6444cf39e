@testable import ArchCheck

extension ModuleByFeature: HasNearMisses {
  static let nearMisses = [
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
        """))
  ]
}
