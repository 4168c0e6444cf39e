import Testing

@testable import ArchCheck

@Suite struct NumbersByHashTests {
  @Test func tellsApartWhatHasOneHash() {
    var numbers = NumbersByHash()
    let names = (0..<1000).map { "name\($0)" }
    for number in names.indices { numbers.add(withHash: UInt64(number % 3)) }
    for (number, name) in names.enumerated() {
      #expect(numbers.number(withHash: UInt64(number % 3)) { names[$0] == name } == number)
    }
    #expect(numbers.number(withHash: 3) { _ in true } == nil)
    #expect(numbers.number(withHash: 1) { _ in false } == nil)
  }

  @Test func hashesEveryByteOfAName() {
    let table = NumbersByHash()
    func hash(_ name: String, in table: NumbersByHash) -> UInt64 {
      var name = name
      return name.withUTF8 { table.hash(of: $0) }
    }
    let names = ["", "a", "b", "aa", "seven77", "eight888", "nine99999", "nine99998", "Nine99999"]
    #expect(Set(names.map { hash($0, in: table) }).count == names.count)
    #expect(hash("viewDidLoad", in: table) == hash("viewDid" + "Load", in: table))
    #expect(hash("viewDidLoad", in: table) != hash("viewDidLoad", in: NumbersByHash()))
  }
}
