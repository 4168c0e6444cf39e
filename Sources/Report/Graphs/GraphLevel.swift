/// What the nodes of a drawn or listed graph are.
package enum GraphLevel: String, Sendable, CaseIterable {
  case module, component, folder, type, file
}
