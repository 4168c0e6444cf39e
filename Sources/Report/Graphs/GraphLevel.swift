/// What the nodes of a drawn or listed graph are.
public enum GraphLevel: String, Sendable, CaseIterable {
  case module, type, file
}
