@testable import ArchCheck

/// Code that a rule is easily mistaken about: something close to an offence that it must leave
/// alone, or an offence that looks like none. Examples teach and stand on the rule's page, near
/// misses test; both are replayed in the same disguises.
///
/// A near miss can hold all that an example can. Those that the specification warns of stand by
/// topic, the others in a file for their rule.
struct NearMiss {
  /// The rule, with the options that the case needs.
  var rule: any Rule
  /// What is easily mistaken.
  var risk: String
  var example: Example

  init(_ rule: any Rule, _ risk: String, _ example: Example) {
    precondition(example.rule == nil, "options are those of the near miss")
    self.rule = rule
    self.risk = risk
    self.example = example
  }

  static let all = byTopic + byRule

  private static let byTopic =
    injection + layering + modules + hierarchies + interfaces + measures + typeDesign

  private static let byRule: [NearMiss] = [
    constructorInjection, dependenciesAreProtocols, noSingletons, immutableModels,
    ioInDesignatedRoles, layerDependency, navigationInCoordinators, navigationViaRouter,
    noFormattingInViews, stateObjectOwnership, viewNoIo, viewsNotModelAware, abstractMethodTrap,
    clientUsesProtocolSubset, downcastToSubtype, emptyOverride, excessiveCoupling, fatProtocol,
    godType, lowCohesion, mainSequenceDistance, missingSuperCall, overrideReplacesBehavior,
    overrideStrengthensPrecondition, scatteredEnumSwitch, trappingOverride, typeCasing, typeCycle,
    unimplementedRequirement, classBoundDelegateProtocol, escapingSelfCapture,
    structInitNoSideEffects, structNoReferenceMembers, structNoSelfCapture, unneededPublic,
    weakDelegates, noStylingInViewController, selfContainedModules,
  ].flatMap(\.self)

  var asExample: ExampleCase { ExampleCase(rule: rule, example: example) }
}
