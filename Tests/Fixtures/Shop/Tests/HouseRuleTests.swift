import ArchCheck
import ArchCheckTesting
import Testing

let shop = Result { try Project() }

@Test func cellsKnowNoModels() throws {
  let offences = try shop.get().dependencies.filter {
    $0.source.name.hasSuffix("Cell") && $0.target.role == .model
  }.map { $0.finding("\($0.source) knows \($0.target)") }
  expectNoFindings(offences, in: try shop.get())
}
