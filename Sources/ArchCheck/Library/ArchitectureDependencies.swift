extension Architecture {
  /// All uses of one type by another.
  public struct Dependency: Sendable {
    private let linked: Linked
    private let dependency: ArchCheck.Dependency

    init(_ linked: Linked, _ dependency: ArchCheck.Dependency) {
      self.linked = linked
      self.dependency = dependency
    }

    /// The type that uses the other.
    public var source: SwiftType { SwiftType(linked, dependency.source) }
    /// The type that is used.
    public var target: SwiftType { SwiftType(linked, dependency.target) }
    /// How the target is used, each kind once.
    public var kinds: [DependencyKind] {
      Set(linked.graph.sites[dependency.sites].map(\.kind)).sorted()
    }

    /// Every place where the target is used, in order; never empty.
    public var sites: [Site] {
      linked.graph.sites[dependency.sites].map { site in
        Site(
          kind: site.kind, location: linked.graph.location(of: site),
          condition: linked.graph.condition(of: site))
      }
    }

    /// The first place where the target is used.
    public var location: Location {
      linked.graph.sites[dependency.sites].first.map(linked.graph.location) ?? source.location
        ?? source.module.place
    }

    /// A finding about the source, at the first use unless a place is given.
    public func finding(
      _ message: String, at location: Location? = nil, fix: String = ""
    ) -> Finding {
      source.finding(message, at: location ?? self.location, target: target, fix: fix)
    }
  }

  /// One use of a type.
  public struct Site: Sendable, Hashable {
    /// How the type is used here.
    public let kind: DependencyKind
    /// Where the type is named, or where what has it is used.
    public let location: Location
    /// `#if` condition around the use.
    public let condition: String?
  }
}
