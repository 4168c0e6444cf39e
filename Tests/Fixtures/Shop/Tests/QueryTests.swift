import ArchCheck
import ArchCheckTesting
import Testing

@Test func servicesHideTheirState() throws {
  let exposed = try shop.get().types.filter { $0.role == .service && !$0.isTest }
    .flatMap(\.members)
    .filter { $0.isStored && !$0.isConstant && $0.setterAccess > .private }
  expectNoFindings(exposed.map { $0.finding("\($0) can be changed") }, in: try shop.get())
}

@Test func screensMakeNoViewModels() throws {
  let made = try shop.get().dependencies.filter {
    $0.source.inherits(from: "UIViewController") && $0.target.role == .viewModel
      && $0.kinds.contains(.constructs)
  }
  let offences = made.map { use in
    use.finding(
      "\(use.source) makes \(use.target)", at: use.sites.first { $0.kind == .constructs }?.location)
  }
  expectNoFindings(offences, in: try shop.get())
}

@Test func modelsImportNoUserInterface() throws {
  let models = try #require(try shop.get().module("Models"))
  let imports = models.files.flatMap(\.imports)
    .filter { ["UIKit", "SwiftUI"].contains($0.module.name) }
  expectNoFindings(imports.map { $0.finding("Models imports \($0.module)") }, in: try shop.get())
}

@Test func modelsRunOnAServer() throws {
  let models = try #require(try shop.get().module("Models"))
  #expect(!models.allDependencies.contains { ["UIKit", "SwiftUI"].contains($0.name) })
}

@Test func noTypeIsLongerThanAScreenful() throws {
  let long = try shop.get().types.filter { ($0.figure(.lines) ?? 0) > 300 }
  expectNoFindings(long.map { $0.finding("\($0) is longer than 300 lines") }, in: try shop.get())
}

@Test func noModuleWasAdded() throws {
  let now = try shop.get()
  let before = try Project(revision: "HEAD")
  let added = Set(now.modules.map(\.name)).subtracting(before.modules.map(\.name))
  #expect(added.isEmpty, "a new module needs a place among the layers")
}

@Test func useCasesDoOneThing() throws {
  let offences = try shop.get().types.filter { type in
    type.name.hasSuffix("UseCase")
      && type.members.count { $0.kind == .method && $0.access > .fileprivate } > 1
  }.map { $0.finding("\($0) does several things") }
  expectNoFindings(offences, in: try shop.get())
}
