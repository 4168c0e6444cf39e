/// Members and types that more than one rule knows by name.
enum WellKnownMembers {
  /// Those that compare values of unknown type, for which casting is the only way.
  static let comparing: Set<String> = ["==", "!=", "isEqual", "isEqualTo", "equals", "hash"]

  /// Names of members that hold the one instance everybody shares.
  static let sharedInstances = [
    "shared", "default", "standard", "instance", "sharedInstance", "singleton",
  ]

  /// Property wrappers that own or find their object themselves.
  static let objectWrappers = [
    "AppDependency", "Bindable", "Dependency", "Environment", "EnvironmentObject",
    "ObservedObject", "State", "StateObject",
  ]

  /// What lists make and fill again and again.
  static let reusedViews = [
    "NSCollectionViewItem", "NSTableCellView", "NSTableRowView", "UICollectionReusableView",
    "UITableViewCell", "UITableViewHeaderFooterView",
  ].map { Glob($0) }

  /// Protocols of the documents that an editor opens and writes to.
  static let documents: Set<String> = ["FileDocument", "ReferenceFileDocument"]

  /// Methods of the toolkits whose overrides must call them on `super`, with labels.
  static let callingSuper = [
    "awakeFromFetch()", "awakeFromInsert()", "awakeFromNib()", "didMoveToWindow()",
    "prepareForReuse()", "setEditing(_:animated:)", "setUp()", "setUpWithError()", "tearDown()",
    "tearDownWithError()", "updateConstraints()", "viewDidAppear()", "viewDidAppear(_:)",
    "viewDidDisappear()", "viewDidDisappear(_:)", "viewDidLoad()", "viewIsAppearing(_:)",
    "viewWillAppear()", "viewWillAppear(_:)", "viewWillDisappear()", "viewWillDisappear(_:)",
    "viewWillTransition(to:with:)",
  ]
}
