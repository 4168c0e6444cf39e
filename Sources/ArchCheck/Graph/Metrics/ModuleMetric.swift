/// A figure of a module.
package enum ModuleMetric: Metric {
  case files, lines, types
  case ca, ce
  case i, a, d

  package var meaning: String {
    switch self {
    case .files: "Swift files"
    case .lines: "lines of these files, comments and blank ones included"
    case .types: "classes, structs, enums, actors and protocols"
    case .ca:
      "afferent coupling, how many modules of the project import it, test targets left out"
    case .ce: "efferent coupling, how many modules of the project it imports"
    case .i:
      """
      instability, Ce / (Ca + Ce), from 0 for a module that uses no other to 1 for one that no \
      other uses; undefined where both are 0 (Martin 1994)
      """
    case .a:
      """
      abstractness, the share of its types that are protocols, or classes with methods that only \
      trap; undefined without types (Martin 1994)
      """
    case .d:
      """
      distance from the main sequence, |A + I − 1|, from 0 for a module that is as abstract as \
      others rely on it to 1 (Martin 1994)
      """
    }
  }

  package var label: String {
    switch self {
    case .files: "files"
    case .lines: "lines"
    case .types: "types"
    case .ca: "Ca"
    case .ce: "Ce"
    case .i: "I"
    case .a: "A"
    case .d: "D"
    }
  }

  package var isRatio: Bool { [.i, .a, .d].contains(self) }
}
