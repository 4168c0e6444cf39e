/// The figures of one own module; see ``MartinMetrics`` for the formulas.
package struct ModuleFigures: Sendable, Hashable {
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

extension DependencyGraph {
  /// The figures of each own module, by name.
  package func moduleFigures() -> [ModuleFigures] {
    let count = modules.count { !$0.isExternal }
    var figures = (0..<count).map { ModuleFigures(module: ModuleID($0)) }
    for file in files where file.module.index < count {
      figures[file.module.index].files += 1
      figures[file.module.index].lines += file.facts.lineCount
      figures[file.module.index].codeLines += file.facts.codeLineCount
    }
    for type in countedTypes where type.module.index < count {
      figures[type.module.index].types += 1
      if isAbstract(type) { figures[type.module.index].abstractTypes += 1 }
      if type.kind == .struct || type.kind == .enum { figures[type.module.index].valueTypes += 1 }
    }
    for edge in moduleDependencies where edge.source.index < count && isImported(edge) {
      if edge.target.index < count {
        figures[edge.source.index].efferentCoupling += 1
        if !self[edge.source].isTest { figures[edge.target.index].afferentCoupling += 1 }
      } else if !self[edge.target].isSystem {
        figures[edge.source.index].externalModules += 1
      }
    }
    return figures
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
