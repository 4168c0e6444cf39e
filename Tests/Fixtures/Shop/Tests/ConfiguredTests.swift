import ArchCheck
import ArchCheckTesting
import Testing

@Test func keepsItsConfiguration() {
  expectNoFindings(in: try shop.get())
}

@Test func layersPointDownward() throws {
  let layers = try shop.get().findings.filter { $0.rule == "layers" }
  expectNoFindings(layers, in: try shop.get())
}

@Test func viewControllersAreFinal() {
  expectNoFindings(of: FinalViewControllers(), in: try shop.get())
  expectExamplesHold(of: FinalViewControllers.self)
}
