public protocol Named {
  associatedtype Tag
  var tag: Tag { get }
}
extension Named {
  public func described() -> Label { Label() }
}
public struct Label: Sendable {
  public init() {}
  public static let empty = Label()
  public func joined(with other: Label) -> Label { other }
}
public enum Mode: Sendable {
  case fast
  case slow(Label)
}
open class Node {
  public struct Options: Sendable {
    public init() {}
    public var mode: Mode { .fast }
  }
  public init() {}
  public var next: Node?
  public var children: [Node] { [] }
  open func options() -> Options { Options() }
}
public typealias Nodes = [Node]
@propertyWrapper public struct Boxed<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@resultBuilder public enum LabelBuilder {
  public static func buildBlock(_ labels: Label...) -> Label { Label() }
}
public struct Failure: Error {
  public init() {}
}
public func * (left: Label, right: Int) -> Node { Node() }
