/// Leaves a value's memory to the system, for what lives almost until the process ends: it takes a
/// graph or a site back faster than their many parts are let go.
package func keepUntilExit<Value>(_ value: Value) {
  _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
