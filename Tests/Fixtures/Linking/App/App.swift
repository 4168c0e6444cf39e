import Base

struct Item: Named {
  var tag: Mode
}
final class Leaf: Node {
  override func options() -> Options { super.options() }
}
struct Inherited {
  let options: Leaf.Options
}
struct Chain {
  let leaf: Leaf
  func mode() -> Bool {
    if case .fast = leaf.options().mode { return true }
    return false
  }
}
struct Generic<Label> {
  let label: Label
}
struct Constrained<Element: Named> {
  let element: Element
  func text() -> String { "\(element.described())" }
}
struct Wrapped {
  @Boxed var count = 0
}
struct Built {
  @LabelBuilder func label() -> Base.Label {
    Base.Label()
  }
}
struct Aliased {
  let nodes: Nodes
}
struct Throwing {
  func run() throws { throw Failure() }
  func safe() {
    do { try run() } catch is Failure {} catch {}
  }
}
struct Looping {
  func visit(_ node: Node) -> Int {
    var count = 0
    for child in node.children { count += visit(child) }
    return count
  }
}
struct Optional1 {
  var node: Node?
  func label() -> Node.Options? { node?.next?.options() }
}
struct Paths {
  let path = \Chain.leaf
}
struct Casting {
  func leaf(_ node: Node) -> Bool { node is Leaf }
}
struct Closing {
  let make: (Mode) -> Failure?
  let any: any Named
  func some() -> some Named { Item(tag: .slow(.empty)) }
}
enum Outer {
  struct Label {}
  struct Uses {
    let own: Label
    let other: Base.Label
  }
}
extension Outer.Uses {
  func joined() -> Base.Label { other.joined(with: .empty) }
}
extension Leaf {
  var item: Item { Item(tag: .fast) }
}
#if os(Windows)
  struct Elsewhere { let node: Node }
#else
  struct Here { let leaf: Leaf }
#endif
struct Metatype {
  let type: Leaf.Type = Leaf.self
  func options() -> Leaf.Options { .init() }
}
func global() -> Chain? { nil }
struct Calling {
  func run() -> Bool { global()?.mode() ?? false }
}
