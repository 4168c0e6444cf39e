extension DependencyGraph {
  /// Whether the type is a scene, a menu or another part of an interface that is no view, or the logic
  /// of one in The Composable Architecture.
  func isPartOfInterface(_ id: TypeID) -> Bool {
    descends(id, from: Self.partsOfInterface) || self[id].attributes.contains("Reducer")
  }

  private static let partsOfInterface: Set<String> = [
    "Commands", "PreviewModifier", "Reducer", "Scene",
  ]

  /// Whether a type is the cell of an AppKit collection, which is a view controller, too.
  func isCollectionViewItem(_ id: TypeID) -> Bool {
    descends(id, from: ["NSCollectionViewItem"])
  }

  /// Whether a view is UIKit's or AppKit's; false for SwiftUI.
  func isClassicView(_ id: TypeID) -> Bool {
    types[id.index].kind == .class && role(of: id) == .view
  }

  /// Whether the type writes a log, or reports what happens in the app to its makers, which every
  /// layer may: `Logger`, `LoggingService`, `AnalyticsClient`, `EventTracker`.
  func isReporter(_ id: TypeID) -> Bool {
    let name = types[id.index].simpleName
    return ["EventTracker", "Log", "Logger"].contains(where: name.hasSuffix)
      || ["Logger", "Logging"].contains(where: name.hasPrefix)
      || ["Analytics", "CrashReport", "Telemetry"].contains(where: name.contains)
        && role(of: id).map(RoleEvidence.serviceRoles.contains) ?? false
  }

  /// Whether a type tells SwiftUI of its changes.
  func isObservable(_ id: TypeID) -> Bool {
    let id = resolved(id)
    return types[id.index].attributes.contains("Observable")
      || allConformances(of: id).contains { types[$0.index].name == "ObservableObject" }
  }

  /// Whether Core Data, Fluent, Realm or SwiftData stores the object.
  func isRecord(_ id: TypeID) -> Bool {
    let id = resolved(id)
    return types[id.index].attributes.contains("Model") || isRecordClass(id)
      || superclasses(of: id).contains(where: isRecordClass) || isFluentModel(id)
  }

  /// Whether a class conforms to Fluent's protocol `Model`.
  func isFluentModel(_ id: TypeID) -> Bool {
    types[id.index].kind == .class
      && possibleConformances(of: id).contains {
        self[$0].isExternal && self[$0].name == "Model"
      }
      && types[id.index].declarations.contains {
        files[$0.file].facts.names.contains { $0.hasPrefix("Fluent") }
      }
  }

  private func isRecordClass(_ id: TypeID) -> Bool {
    types[id.index].isExternal && Self.recordClasses.contains(types[id.index].name)
  }

  /// What Core Data's and Realm's objects inherit from.
  private static let recordClasses: Set<String> = [
    "AsymmetricObject", "EmbeddedObject", "NSManagedObject", "Object", "RLMObject",
  ]

  /// Whether a type is declared `~Copyable`, or a protocol `where Self: ~Copyable`.
  func isNoncopyable(_ type: TypeNode) -> Bool {
    type.declarations.contains { declaration in
      let facts = files[declaration.file].facts
      return facts.children(of: declaration.node).contains { part in
        let isOfSelf =
          facts.kind(part) == .inheritance
          || facts.kind(part) == .requirement
            && facts.firstChild(of: part).map(facts.name) == "Self"
        return isOfSelf
          && facts.descendants(of: part).contains { node in
            facts.kind(node) == .suppressedType
              && facts.firstChild(of: node).map(facts.name) == "Copyable"
          }
      }
    }
  }
}
