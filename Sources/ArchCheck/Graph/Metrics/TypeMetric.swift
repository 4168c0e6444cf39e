/// A figure of a type.
public enum TypeMetric: String, Sendable, CaseIterable {
  case lines, members, wmc, lcom4, tcc, atfd, dit, noc, ca, ce

  /// What it says about a type, and who defined it.
  public var meaning: String {
    switch self {
    case .lines:
      "code lines of the declarations and extensions in its module, without nested types"
    case .members:
      "properties, methods, initializers, subscripts and cases; a nested type counts as one"
    case .wmc:
      """
      weighted methods per class, the sum of the cyclomatic complexities of its code (Chidamber \
      and Kemerer 1994, with the complexity of McCabe 1976)
      """
    case .lcom4:
      """
      lack of cohesion of methods, the number of groups that its methods fall into if those that \
      share data or call each other belong together; groups of one are left out; overloads of one \
      name, overrides and the witnesses of one protocol are one method each (Hitz and Montazeri \
      1995)
      """
    case .tcc:
      """
      tight class cohesion, the share of the pairs of its visible methods that use common data, \
      from 0 to 1; undefined below two such methods (Bieman and Kang 1995)
      """
    case .atfd:
      """
      access to foreign data, how many properties of unrelated types of the project it reads \
      (Lanza and Marinescu 2006)
      """
    case .dit:
      """
      depth of inheritance tree, how many superclasses it has in the project (Chidamber and \
      Kemerer 1994)
      """
    case .noc:
      """
      number of children, how many classes of the project inherit from it directly (Chidamber \
      and Kemerer 1994)
      """
    case .ca:
      """
      afferent coupling, how many types of the project use it, tests left out; the global code \
      of a module counts as one, and so do all extensions of one external type
      """
    case .ce:
      "efferent coupling, how many types of the project it uses, tests left out"
    }
  }
}

extension TypeMetric: Metric {
  package var label: String {
    switch self {
    case .lines, .members: rawValue
    case .wmc, .lcom4, .tcc, .atfd, .dit, .noc: rawValue.uppercased()
    case .ca: "Ca"
    case .ce: "Ce"
    }
  }

  package var isRatio: Bool { self == .tcc }
}

/// A figure as tables show it.
package protocol Metric: Sendable, CaseIterable {
  /// What it says, and who defined it.
  var meaning: String { get }
  /// The name that readers know.
  var label: String { get }
  /// Whether it lies between 0 and 1.
  var isRatio: Bool { get }
}
