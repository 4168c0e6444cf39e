// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Clinic",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Clinic", dependencies: ["Billing", "Records", "Scheduling", "Views"]),
    .target(name: "Billing", dependencies: ["Records", "Scheduling"]),
    .target(name: "Records", dependencies: ["Views"]),
    .target(name: "Scheduling", dependencies: ["Records"]),
    .target(name: "Views", dependencies: ["Palettes", "Typefaces"]),
    .target(name: "Palettes"),
    .target(name: "Typefaces"),
  ]
)
