import Testing

/// archcheck finds nothing new in archcheck under its own configuration.
@Test func keepsItsOwnArchitecture() throws {
  let result = try Command("check", Command.package.path)
  #expect(result.code == 0, "\(result.output)\(result.errors)")
}
