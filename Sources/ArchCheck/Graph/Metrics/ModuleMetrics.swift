/// The figures of one own module; see ``MartinMetrics`` for the formulas.
package struct ModuleMetrics: Sendable, Hashable {
  package var module: ModuleID
  package var files = 0
  package var lines = 0
  package var codeLines = 0
  /// Classes, structs, enums, actors and protocols.
  package var types = 0
  /// Protocols, and classes some of whose methods only trap.
  package var abstractTypes = 0
  /// Structs and enums.
  package var valueTypes = 0
  /// Ca: own modules that import this one, test targets left out.
  package var afferentCoupling = 0
  /// Ce: own modules that this one imports.
  package var efferentCoupling = 0
  /// Modules outside of the project that this one imports, those of the system left out.
  package var externalModules = 0

  /// I, from 0 for stable to 1 for unstable; nil for a module that stands alone.
  package var instability: Double? { martin.instability }
  /// A, from 0 to 1; nil for a module without types.
  package var abstractness: Double? { martin.abstractness }
  /// D, the distance from the main sequence, from 0 to 1.
  package var distance: Double? { martin.distance }

  var martin: MartinMetrics {
    MartinMetrics(
      afferentCoupling: afferentCoupling, efferentCoupling: efferentCoupling,
      abstractTypes: abstractTypes, types: types)
  }

  /// A figure; nil where it is undefined.
  package subscript(_ metric: ModuleMetric) -> Double? {
    switch metric {
    case .files: Double(files)
    case .lines: Double(lines)
    case .types: Double(types)
    case .ca: Double(afferentCoupling)
    case .ce: Double(efferentCoupling)
    case .i: instability
    case .a: abstractness
    case .d: distance
    }
  }
}

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

extension DependencyGraph {
  /// The figures of each own module, by name.
  package func moduleMetrics() -> [ModuleMetrics] {
    let count = modules.count { !$0.isExternal }
    var metrics = (0..<count).map { ModuleMetrics(module: ModuleID($0)) }
    for file in files where file.module.index < count {
      metrics[file.module.index].files += 1
      metrics[file.module.index].lines += file.facts.lineCount
      metrics[file.module.index].codeLines += file.facts.codeLineCount
    }
    for type in countedTypes where type.module.index < count {
      metrics[type.module.index].types += 1
      if isAbstract(type) { metrics[type.module.index].abstractTypes += 1 }
      if type.kind == .struct || type.kind == .enum { metrics[type.module.index].valueTypes += 1 }
    }
    for edge in moduleDependencies where edge.source.index < count && isImported(edge) {
      if edge.target.index < count {
        metrics[edge.source.index].efferentCoupling += 1
        if !self[edge.source].isTest { metrics[edge.target.index].afferentCoupling += 1 }
      } else if !self[edge.target].isSystem {
        metrics[edge.source.index].externalModules += 1
      }
    }
    return metrics
  }

  /// Whether code imports the target, rather than a manifest alone naming it. All files of a target
  /// are its code, those that import `Testing` included; a mere folder may hold tests as well.
  package func isImported(_ edge: ModuleEdge) -> Bool {
    let isFolder = self[edge.source].declaration?.kind == .folder
    return edge.imports.contains { !isFolder || !files[imports[$0].file].isTest }
  }

  private func isAbstract(_ type: TypeNode) -> Bool {
    switch type.kind {
    case .protocol: true
    case .class:
      type.members.contains {
        members[$0].kind == .method && !members[$0].modifiers.contains(.override)
          && trap(ofMember: $0, .standard) != nil
      }
    default: false
    }
  }
}
