import ArchCheck

/// A Mermaid diagram drawn like all other pictures of the report.
struct DiagramPicture {
  let picture: GraphPicture

  init(_ diagram: Diagram) {
    let nodes = diagram.elements.filter { !$0.isSubgraph }
    var numbers: [String: Int] = [:]
    for (number, node) in nodes.enumerated() { numbers[node.id] = number }
    var picture = GraphPicture(nodes: nodes.map { .init(name: $0.label) }, edges: [])
    var frames: [String: Int] = [:]
    for frame in diagram.elements where frame.isSubgraph {
      let members = nodes.indices.filter { nodes[$0].parent == frame.id }
      if members.isEmpty { continue }
      frames[frame.id] = picture.frames.count
      picture.frames.append(.init(name: frame.label, members: members))
    }
    for arrow in diagram.arrows {
      let ends = [arrow.from, arrow.to].map { id -> (node: Int, frame: Int?)? in
        if let number = numbers[id] { return (number, nil) }
        return frames[id].map { (picture.frames[$0].members[0], $0) }
      }
      guard let source = ends[0], let target = ends[1], source.node != target.node else { continue }
      picture.edges.append(
        .init(
          source: source.node, target: target.node, title: "\(arrow.from) may use \(arrow.to)",
          sourceFrame: source.frame, targetFrame: target.frame))
    }
    self.picture = picture
  }
}
