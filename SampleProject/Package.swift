// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .executable(name: "ShopApp", targets: ["ShopApp"])
  ],
  dependencies: [
    .package(url: "https://github.com/kean/Nuke", from: "12.8.0")
  ],
  targets: [
    // App
    .executableTarget(
      name: "ShopApp",
      dependencies: [
        "AccountFeature",
        "Analytics",
        "CartFeature",
        "CatalogFeature",
        "CheckoutFeature",
        "Coordination",
        "DesignSystem",
        "Domain",
        "Networking",
        "Persistence",
        "ShopData",
      ]),

    // Features
    .target(
      name: "AccountFeature",
      dependencies: [
        "Analytics",
        "DesignSystem",
        "Domain",
      ]),
    .target(
      name: "CartFeature",
      dependencies: [
        "Coordination",
        "DesignSystem",
        "Domain",
      ]),
    .target(
      name: "CatalogFeature",
      dependencies: [
        "Analytics",
        "Coordination",
        "DesignSystem",
        "Domain",
      ]),
    .target(
      name: "CheckoutFeature",
      dependencies: [
        "Analytics",
        "CartFeature",
        "Coordination",
        "DesignSystem",
        "Domain",
      ]),

    // Data
    .target(
      name: "ShopData",
      dependencies: [
        "Domain",
        "Networking",
        "Persistence",
      ]),

    // Infrastructure
    .target(name: "Analytics"),
    .target(
      name: "Networking",
      dependencies: [
        "Analytics"
      ]),
    .target(name: "Persistence"),

    // Foundations
    .target(
      name: "Coordination",
      dependencies: [
        "Analytics"
      ]),
    .target(name: "DesignSystem", dependencies: [.product(name: "Nuke", package: "Nuke")]),
    .target(name: "Domain"),

    // Tests
    .testTarget(
      name: "CatalogFeatureTests",
      dependencies: [
        "Analytics",
        "CatalogFeature",
        "Domain",
      ]),
    .testTarget(
      name: "ShopDataTests",
      dependencies: [
        "Domain",
        "Persistence",
        "ShopData",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
