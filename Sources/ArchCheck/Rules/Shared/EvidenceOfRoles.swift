extension DependencyGraph {
  /// Whether a type is a view or adapts one, or a controller, of UIKit or AppKit to SwiftUI: that has
  /// no layer of its own but draws like a view.
  package func drawsLikeView(_ type: TypeNode) -> Bool {
    switch role(of: type.id) {
    case .view: true
    case .viewController: false
    default: type.kind == .struct && TypeShape(type, in: self).isRepresentable
    }
  }

  /// What the role of a type rests on, at its declaration; empty where there is none to show.
  func roleEvidence(of id: TypeID) -> [Finding.Evidence] {
    let id = resolved(id)
    let assignment = assignment(of: id)
    guard let role = assignment.role, !assignment.evidence.isEmpty, let place = location(of: id)
    else { return [] }
    let reasons = assignment.evidence.joined(separator: ", ")
    var evidence = Finding.Evidence(
      "\(types[id.index].name) is \(role.phrase): \(reasons)", at: place)
    if assignment.strength == .weak { evidence.weakSign = reasons }
    return [evidence]
  }
}
