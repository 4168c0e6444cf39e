import Testing
@testable import ArchCheck
@Test func a() { #expect(parse("a") > 0) }
