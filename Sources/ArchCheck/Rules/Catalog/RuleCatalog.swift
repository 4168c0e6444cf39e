/// Every rule that ships with archcheck, by category and id.
package enum RuleCatalog {
  package static let rules: [any Rule.Type] =
    dependencyInjection + layering + moduleStructure + solid + typeDesign + userInterface

  private static let dependencyInjection: [any Rule.Type] = [
    ConstructorInjection.self,
    DependenciesAreProtocols.self,
    NoSingletons.self,
    ThirdPartyBehindProtocol.self,
  ]

  private static let layering: [any Rule.Type] = [
    ImmutableModels.self,
    IoInDesignatedRoles.self,
    LayerDependency.self,
    ModelsNoIo.self,
    ModelsUiIndependent.self,
    NavigationInCoordinators.self,
    NavigationViaRouter.self,
    NoFormattingInViews.self,
    RoleConflict.self,
    StateObjectOwnership.self,
    ViewControllerNoIo.self,
    ViewModelNoIo.self,
    ViewModelUiIndependent.self,
    ViewNoControllerReference.self,
    ViewNoIo.self,
    ViewsNotModelAware.self,
    VipCycle.self,
  ]

  private static let moduleStructure: [any Rule.Type] = [
    GroupByFeature.self,
    ModuleByFeature.self,
    ModuleCycle.self,
    SelfContainedModules.self,
    ThinAppTarget.self,
    UndeclaredModuleDependency.self,
    UnusedModuleDependency.self,
  ]

  private static let solid: [any Rule.Type] = [
    AbstractMethodTrap.self,
    AbstractionOwnership.self,
    ClientUsesProtocolSubset.self,
    DowncastToSubtype.self,
    EmptyOverride.self,
    ExcessiveCoupling.self,
    FatProtocol.self,
    FeatureEnvy.self,
    GodType.self,
    HighLevelDependsOnLowLevel.self,
    InheritanceDepth.self,
    LeakyAbstraction.self,
    LowCohesion.self,
    MainSequenceDistance.self,
    MassiveViewController.self,
    MissingSuperCall.self,
    MixedResponsibilities.self,
    OverrideReplacesBehavior.self,
    OverrideStrengthensPrecondition.self,
    ScatteredEnumSwitch.self,
    TrappingOverride.self,
    TypeCasing.self,
    TypeCycle.self,
    UnimplementedRequirement.self,
    UnstableDependency.self,
  ]

  private static let typeDesign: [any Rule.Type] = [
    ClassBoundDelegateProtocol.self,
    EscapingSelfCapture.self,
    FinalClasses.self,
    StructInitNoSideEffects.self,
    StructNoReferenceMembers.self,
    StructNoSelfCapture.self,
    UnneededOpen.self,
    UnneededPublic.self,
    WeakDelegates.self,
  ]

  private static let userInterface: [any Rule.Type] = [
    NoOutletsInViewController.self,
    NoStylingInViewController.self,
  ]

  /// Rules of which pages say more than their findings.
  package static let excessiveCoupling = ExcessiveCoupling.id
  package static let undeclaredModuleDependency = UndeclaredModuleDependency.id

  package static func rule(_ id: String) -> (any Rule.Type)? { rulesByID[id] }

  private static let rulesByID: [String: any Rule.Type] = Dictionary(
    uniqueKeysWithValues: rules.map { ($0.id, $0) })
}

extension [any Rule.Type] {
  /// Ids of these rules and of the kinds of contracts: what a run can be told to leave out.
  package var idsWithContracts: [String] {
    map { $0.id } + ContractCatalog.words
  }

  /// The ids that findings have as their rule without a configuration or a test target that adds
  /// some: these rules, contracts and demands on exceptions.
  package var idsOfFindings: [String] {
    idsWithContracts + AcceptanceDemand.all.map(\.id)
  }
}
