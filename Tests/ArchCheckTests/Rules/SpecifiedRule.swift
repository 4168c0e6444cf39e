@testable import ArchCheck

/// What the specification says of a rule, to hold the rule files against.
struct SpecifiedRule {
  var id = ""
  var category = ""
  var certainty = ""
  var severity = ""
  var guidelines: Set<String> = []
  var profiles: Set<String> = []
  /// Values by name in snake case, as the configuration writes them; empty where the specification
  /// describes a default in words.
  var options: [String: String] = [:]

  /// In the order of ids.
  static let all: [SpecifiedRule] = {
    var rules: [SpecifiedRule] = []
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard line.hasPrefix("  ") else {
        rules.append(
          SpecifiedRule(id: words[0], category: words[1], certainty: words[2], severity: words[3]))
        continue
      }
      let last = rules.count - 1
      for word in words.dropFirst() {
        switch words[0] {
        case "g": rules[last].guidelines.insert(word)
        case "p": rules[last].profiles.insert(word)
        default:
          let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
          rules[last].options[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
      }
    }
    return rules
  }()

  /// A line of id, category, certainty and severity; below it guidelines, profiles and options.
  private static let table = """
    abstract_method_trap solid rule info
      g AB-32b
      p recommended swiftui-modular
      o min_overrides=1
    abstraction_ownership solid heuristic info
      g AB-36
      p recommended swiftui-modular
    class_bound_delegate_protocol type-design rule warning
      g LK-19 RP-23
      p lickability rapiddo recommended
      o suffixes=[Delegate]
    client_uses_protocol_subset solid heuristic info
      g AB-28 AB-33
      p recommended swiftui-modular
      o min_requirements=6 max_ratio=0.34 iuc_threshold=0.5 min_clients=3
      o include_classes=false
    constructor_injection dependency-injection rule warning
      g AB-29 RP-04 RP-06 ST-31 WX-31 WX-60
      p rapiddo recommended swift-team swiftui-modular wolox
      o composition_roles=[app,coordinator,factory] allow_default_arguments=true
      o locators=[Container,resolve] exempt_wrappers
    dependencies_are_protocols dependency-injection rule warning
      g AB-29 AB-37 LK-203 LK-77 LK-79 LK-83 WX-12
      p lickability recommended swiftui-modular wolox
      o client_roles dependency_roles=[network,persistence,repository,service,updater]
      o allow_default_arguments=true allow_same_module=false
      o exempt_wrappers=[EnvironmentObject,ObservedObject,StateObject]
    downcast_to_subtype solid heuristic info
      g AB-27
      p recommended swiftui-modular
      o exempt_roles=[factory,parser] exempt_types=[Any,Error]
    empty_override solid rule warning
      g AB-32a
      p recommended swiftui-modular
      o own_bases_only=true exempt_with_todo_link=true
    escaping_self_capture type-design rule warning
      g SG-3.1.6 ST-24 ST-32 WX-27 WX-41
      p recommended swift-team wolox
      o retaining_apis assume_escaping=false ignore_main_async=true ignore_task=true
    excessive_coupling solid heuristic info
      g AB-25
      p recommended swiftui-modular
      o max_efferent=20 count_external=false exempt_roles=[app,coordinator,factory]
    fat_protocol solid heuristic warning
      g AB-28 AB-33 AB-35
      p recommended swiftui-modular
      o max_requirements=10 delegate_max=15 count_inherited=false min_clients=2
    feature_envy solid heuristic info
      g AB-25 LK-07
      p lickability recommended swiftui-modular
      o atfd=5 laa=0.33 exempt_roles=[parser,presenter,translator,viewModel]
    final_classes type-design rule warning
      g LK-93 RP-27 RP-90 WX-53
      p lickability rapiddo recommended wolox
      o include_public=true count_test_subclasses=true exempt_suffixes=[]
    god_type solid heuristic warning
      g AB-25
      p recommended swiftui-modular
      o wmc=47 tcc=0.33 atfd=5
    group_by_feature module-structure rule warning
      g LK-152 LK-153
      p lickability
      o component_names=[Controllers,Models,ViewModels,Views] allow_root=[main.swift]
    high_level_depends_on_low_level solid rule error
      g AB-36
      p recommended swiftui-modular
      o exempt_roles=[app]
    immutable_models layering rule warning
      g LK-10 WX-43
      p lickability recommended wolox
      o allow_private_var=false kinds=[class,struct] exempt_suffixes=[Builder,Draft]
    inheritance_depth solid heuristic warning
      g AB-31a
      p recommended swiftui-modular
      o max_depth=3 max_overridden=0.5
    io_in_designated_roles layering rule warning
      g LK-76 LK-78
      p lickability
      o network_roles network_types persistence_roles persistence_types
    layer_dependency layering rule error
      g AB-05 LK-01 LK-08 LK-31 LK-32 LK-39 LK-81 RP-01 ST-02 ST-04 WX-49
      p lickability rapiddo recommended swift-team swiftui-modular wolox
    leaky_abstraction solid heuristic info
      g AB-29
      p recommended swiftui-modular
      o families=[network,persistence,thirdParty,ui] exempt_roles=[network,persistence]
    low_cohesion solid heuristic info
      g AB-25
      p recommended swiftui-modular
      o min_methods=6 max_lcom4=1 min_component=2 ignore_witnesses=true
    main_sequence_distance solid heuristic info
      g AB-36
      p recommended swiftui-modular
      o max_distance=0.7 min_types=10 exempt_value_modules=true
    massive_view_controller solid heuristic warning
      g ST-05 WX-38 WX-50
      p recommended swift-team wolox
      o max_lines=300 max_members=30 max_conformances=5
    missing_super_call solid rule warning
      g AB-32a LK-35
      p lickability recommended swiftui-modular
      o must_call_super must_not_call_super=[loadView]
    mixed_responsibilities solid heuristic warning
      g AB-25 AB-30
      p recommended swiftui-modular
      o families max=2 min_references=2 exempt_roles=[app,factory]
    models_no_io layering rule error
      g LK-09 WX-43
      p lickability recommended wolox
      o io_types allow_active_record=true
    models_ui_independent layering rule error
      g AB-38 LK-06 WX-43
      p lickability recommended swiftui-modular wolox
      o allow_types=[]
    module_by_feature module-structure heuristic info
      g AB-03
      p swiftui-modular
      o technical_names=[Controllers,Helpers,Managers,Utils,ViewModels,Views] domain_names
    module_cycle module-structure rule error
      g AB-02 ST-06
      p recommended swift-team swiftui-modular
      o include_tests=false
    navigation_in_coordinators layering rule error
      g RP-09
      p rapiddo
      o calls roles=[app,coordinator,router] allow_alerts=true
    navigation_via_router layering rule warning
      g AB-11 AB-21 AB-22
      p swiftui-modular
      o calls allow=[alert,confirmationDialog] forbid_path_mutation=true
    no_formatting_in_views layering rule warning
      g LK-40 LK-59 WX-07 WX-33
      p lickability recommended wolox
      o formatters allow_swiftui_format=true roles=[view,viewController]
    no_outlets_in_view_controller ui rule warning
      g WX-04 WX-48
      p wolox
      o allow_container_views=true
    no_singletons dependency-injection rule warning
      g RP-05
      p rapiddo recommended
      o names=[default,instance,shared,sharedInstance,standard] external=allow
      o allow_in_roles=[app]
    no_styling_in_view_controller ui rule warning
      g LK-13 RP-16 WX-51
      p lickability rapiddo wolox
      o max=3 style_members allow_content_members=true
    override_replaces_behavior solid heuristic info
      g AB-32a
      p recommended swiftui-modular
      o exempt_empty_base=true exempt_accessors=true
    override_strengthens_precondition solid heuristic info
      g AB-27 AB-32a
      p recommended swiftui-modular
      o checks=[assert,guard-throw,guard-trap,precondition] include_witnesses=true
    role_conflict layering heuristic warning
      g AB-05 LK-02 LK-03 LK-04 LK-05 RP-01 ST-02 WX-49
      p lickability rapiddo recommended swift-team swiftui-modular wolox
      o exclusive_roles min_evidence=strong
    scattered_enum_switch solid heuristic info
      g AB-26 AB-31b
      p recommended swiftui-modular
      o max_sites=2 exempt_names=[*Destination,*Destinations,*Error,Action,CodingKeys,State]
    self_contained_modules module-structure rule warning
      g AB-02
      p recommended swiftui-modular
      o feature_pattern shared=[Core,DesignSystem,Env,Models,Network]
    state_object_ownership layering rule error
      g AB-06 AB-07 LK-73
      p lickability recommended swiftui-modular
      o observation=true
    struct_init_no_side_effects type-design rule warning
      g WX-25
      p recommended wolox
      o calls
    struct_no_reference_members type-design rule info
      g WX-23
      p wolox
      o exempt_roles=[view] allow_types=[UIColor,UIFont,UIImage]
    struct_no_self_capture type-design rule error
      g WX-11 WX-24 WX-26
      p recommended wolox
      o assume_escaping=[observe,observeNext,sink,subscribe]
      o exempt_protocols=[View,ViewModifier]
    thin_app_target module-structure heuristic info
      g AB-04 ST-06
      p swift-team swiftui-modular
      o max_share=0.2 min_modules=2
    third_party_behind_protocol dependency-injection rule warning
      g LK-202
      p lickability recommended
      o modules max_files=1 exempt adapter_patterns=[*Adapter,*Wrapper]
    trapping_override solid rule error
      g AB-32b
      p recommended swiftui-modular
      o traps=[assertionFailure,fatalError,preconditionFailure] exempt=[init(coder:)]
    type_casing solid heuristic warning
      g AB-26 AB-27 LK-201
      p lickability recommended swiftui-modular
      o min_branches=2 exempt_roles=[factory,parser] include_type_of=true
    type_cycle solid rule info
      g AB-36 RP-49
      p rapiddo recommended swiftui-modular
      o max_cycle_length=0 ignore_same_file=true ignore_nested=true
      o severity_across_roles=warning
    undeclared_module_dependency module-structure rule error
      g AB-02 ST-10
      p recommended swift-team swiftui-modular
      o ignore=[] transitive=report
    unimplemented_requirement solid rule warning
      g AB-34 LK-216
      p lickability recommended swiftui-modular
      o traps empty_severity=info exempt_with_todo_link=true exempt_doubles=true
    unneeded_open type-design rule info
      g LK-94 SG-3.2.6a SG-3.2.6b SG-3.2.6c
      p lickability
      o library_products_are_api=true
    unneeded_public type-design rule info
      g LK-92
      p lickability recommended
      o library_products_are_api=true
    unstable_dependency solid rule info
      g AB-36
      p recommended swiftui-modular
      o tolerance=0.2 min_modules=4
    unused_module_dependency module-structure rule info
      g AB-02 ST-10
      p recommended swift-team swiftui-modular
      o ignore_plugins=true
    view_controller_no_io layering rule error
      g RP-14 WX-32
      p rapiddo recommended wolox
      o io_types allow_roles=[]
    view_model_no_io layering rule warning
      g LK-05 WX-32
      p lickability recommended wolox
      o strict=false
    view_model_ui_independent layering rule error
      g AB-05 LK-37 RP-15
      p lickability rapiddo recommended swiftui-modular
      o allow_types=[Color,Font,Image,UIColor,UIFont,UIImage] forbid_import=false
    view_no_controller_reference layering rule warning
      g LK-16 LK-200 RP-18
      p lickability rapiddo recommended
      o allow_roles=[delegateProtocol]
    view_no_io layering rule error
      g LK-03 LK-71 RP-14
      p lickability rapiddo recommended
      o io_types allow_environment=true
    views_not_model_aware layering rule warning
      g LK-15 ST-17 ST-30
      p lickability recommended swift-team
      o toolkits=[appkit,uikit] allow_models=[]
    vip_cycle layering rule error
      g ST-02
      p swift-team
      o suffixes=[Interactor,Presenter,Router,ViewController,Worker] require_protocols=true
    weak_delegates type-design rule error
      g LK-20 RP-18 RP-23 SG-3.1.5
      p lickability rapiddo recommended
      o name_patterns=[*Delegate,dataSource,delegate] strong_owners=[]
    """
}
