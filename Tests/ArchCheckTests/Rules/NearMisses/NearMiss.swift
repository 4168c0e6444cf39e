@testable import ArchCheck

/// Code that a rule is easily mistaken about: something close to an offence that it must leave
/// alone, or an offence that looks like none. Examples teach and stand on the rule's page, near
/// misses test; both are replayed in the same disguises.
///
/// A near miss can hold all that an example can, and stands in the file for its rule.
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

  static let all: [NearMiss] = [
    constructorInjection, dependenciesAreProtocols, noSingletons, thirdPartyBehindProtocol,
    immutableModels, ioInDesignatedRoles, layerDependency, modelsNoIo, modelsUiIndependent,
    navigationInCoordinators, navigationViaRouter, noFormattingInViews, roleConflict,
    stateObjectOwnership, viewControllerNoIo, viewModelNoIo, viewModelUiIndependent,
    viewNoControllerReference, viewNoIo, viewsNotModelAware, vipCycle, groupByFeature,
    moduleByFeature, moduleCycle, selfContainedModules, undeclaredModuleDependency,
    unusedModuleDependency, abstractMethodTrap, abstractionOwnership, clientUsesProtocolSubset,
    downcastToSubtype, emptyOverride, excessiveCoupling, fatProtocol, featureEnvy, godType,
    highLevelDependsOnLowLevel, inheritanceDepth, leakyAbstraction, lowCohesion,
    mainSequenceDistance, massiveViewController, missingSuperCall, mixedResponsibilities,
    overrideReplacesBehavior, overrideStrengthensPrecondition, scatteredEnumSwitch,
    trappingOverride, typeCasing, typeCycle, unimplementedRequirement, unstableDependency,
    classBoundDelegateProtocol, escapingSelfCapture, finalClasses, structInitNoSideEffects,
    structNoReferenceMembers, structNoSelfCapture, unneededOpen, unneededPublic, weakDelegates,
    noOutletsInViewController, noStylingInViewController,
  ].flatMap(\.self)

  var asExample: ExampleCase { ExampleCase(rule: rule, example: example) }
}
