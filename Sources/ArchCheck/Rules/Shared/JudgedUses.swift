/// What single uses of a type are for, where that decides whether a rule objects to them.
extension DependencyGraph {
  /// Whether what a file says of a model is the model's own: it declares the model, or has an extension
  /// beside it. An extension in another folder, or in the file of a screen or a store, goes with what
  /// it is written for.
  func isOwn(file: Int, ofModel model: TypeID) -> Bool {
    let declared = self[model].declarations.map(\.file)
    if declared.contains(file) { return true }
    let folder = parentFolder(of: files[file].path)
    guard declared.contains(where: { parentFolder(of: files[$0].path) == folder }) else {
      return false
    }
    return !types(inFile: file).contains { id in
      self[id].isNominal && self[id].outer == nil && role(of: id) != .model
    }
  }

  /// Whether a use only reads a constant of a view or controller of the SDK: the name of a
  /// notification, `UITableView.automaticDimension`, `UIImageView.af.sharedImageDownloader`.
  func isConstant(_ site: Site, of target: TypeID) -> Bool {
    guard site.kind == .static, types[target.index].isExternal else { return false }
    // In the outline a call comes right before what is called.
    guard let member = member(after: site), member > 0 else { return false }
    return files[Int(site.file)].facts.kind(member - 1) != .call
  }

  /// Whether screens may know a model because of all that they do with it: make it and hand it on, take
  /// it because a protocol demands that or for a part's values, or know the names of a choice.
  func maySee(_ model: TypeID, by uses: Uses) -> Bool {
    onlyMakes(uses) || isVocabulary(model) || onlyTakesValues(uses)
      || isAnnotation(model, of: uses.source)
      || uses.sites.allSatisfy { isUnusedParameter($0) }
  }

  /// Whether a map hands the view what it is made to show.
  private func isAnnotation(_ model: TypeID, of view: TypeID) -> Bool {
    descends(view, from: ["MKAnnotationView"])
      && allConformances(of: model).contains { self[$0].name == "MKAnnotation" }
  }

  /// Whether a value inside of another type, as in the view that shows it, takes something out of a
  /// model and does not keep it.
  private func onlyTakesValues(_ uses: Uses) -> Bool {
    let part = self[uses.source]
    return part.outer != nil && [.struct, .enum].contains(part.kind) && role(of: part.id) == nil
      && !uses.sites.contains { $0.kind == .stores }
  }

  /// Whether a use only reads a constant that an own view or controller declares and that shows nothing
  /// by itself: `GridView.columns`.
  func isOwnConstant(_ site: Site) -> Bool {
    guard site.kind == .static, let node = member(after: site),
      let index = usedMember(at: NodeRef(file: Int(site.file), node: node))
    else { return false }
    let constant = members[index]
    guard constant.kind == .property else { return false }
    if !constant.isStored {
      let type = constant.type.map { self[resolved($0)] }
      return type.map { $0.isExternal && ($0.kind == .struct || Self.styles.contains($0.name)) }
        ?? false
    }
    guard constant.modifiers.contains(.let) else { return false }
    if let type = constant.type.map(resolved) {
      return [.struct, .enum].contains(self[type].kind) && role(of: type) == nil
    }
    // What makes an own object without naming it is no constant.
    let facts = files[constant.node.file].facts
    let value = facts.child(.initialValue, of: constant.node.node).flatMap(facts.firstChild)
    return value.map { facts.callee(of: facts.unwrapped($0))?.name.namesType ?? true }
      ?? false
  }

  /// Classes of the SDK that are values of style.
  private static let styles: Set<String> = ["NSColor", "NSFont", "UIColor", "UIFont"]

  /// Whether an expression inside a type makes an object of that type by its name: `Session()`,
  /// `Self.init()`.
  func constructs(_ expression: Int, _ owner: TypeID, _ facts: SourceFacts) -> Bool {
    guard var callee = facts.callee(of: facts.unwrapped(expression))?.node else { return false }
    if facts.name(at: callee) == "init", let base = facts.base(of: callee) { callee = base }
    return facts.kind(callee) == .identifier
      && [types[owner.index].simpleName, "Self"].contains(facts.name(at: callee))
  }

  /// The member that is read of the type named at a site: `shared` of `URLSession.shared`.
  func memberName(after site: Site) -> String {
    member(after: site).map { files[Int(site.file)].facts.name(at: $0) } ?? ""
  }

  private func member(after site: Site) -> Int? {
    let facts = files[Int(site.file)].facts
    let around = member(of: site)?.node.node ?? 0
    return facts.nodes(at: site.offset).filter { [.identifier, .member].contains(facts.kind($0)) }
      .compactMap { base in
        facts.parent(of: base).flatMap {
          facts.kind($0) == .member && facts.firstChild(of: $0) == base && $0 > around ? $0 : nil
        }
      }.min()
  }

  /// Whether a use is the parameter of a method without a statement, which only a protocol demands.
  func isUnusedParameter(_ site: Site) -> Bool {
    guard site.kind == .parameter, let member = member(of: site) else { return false }
    let facts = files[member.node.file].facts
    return member.kind == .method
      && facts.child(.block, of: member.node.node).map { facts.firstChild(of: $0) == nil } ?? false
  }

  /// Whether what only the system makes uses something just to make an object of the project with it:
  /// `Settings(defaults: UserDefaults.standard)`. Nobody could hand it that object.
  func isGivenToOwn(_ site: Site, by type: TypeID) -> Bool {
    let facts = files[Int(site.file)].facts
    guard [.constructs, .static].contains(site.kind), isMadeBySystem(whole(of: type)),
      var node = facts.nodes(at: site.offset).last(where: { facts.kind($0) == .identifier })
    else { return false }
    while let user = facts.user(of: node) {
      switch facts.kind(user) {
      // `.standard` of a type, but not what is read of that.
      case .member where facts.kind(node) == .identifier: node = user
      case .call where facts.callee(of: user)?.node == node: node = user
      case .binary where facts.name(at: user) == "??": node = user
      case .argument:
        guard let callee = facts.parent(of: user).flatMap({ facts.callee(of: $0)?.node }) else {
          return false
        }
        return sites(
          inFile: Int(site.file), from: facts.nodes[callee].offset,
          to: facts.nodes[callee].endOffset
        ).contains { made, index in
          made.kind == .constructs
            && target(ofSite: index).map { !self[resolved($0)].isExternal } ?? false
        }
      default: return false
      }
    }
    return false
  }

  /// Whether a use stands in the type of a closure.
  func isInFunctionType(_ site: Site) -> Bool {
    guard let member = member(of: site)?.node else { return false }
    let facts = files[member.file].facts
    return member.file == Int(site.file)
      && facts.nodes(around: site.offset).contains {
        facts.kind($0) == .functionType && $0 > member.node
      }
  }

  /// Whether a use is the controller to present on: a parameter that says so or that the method gives
  /// to what presents, or a weak property of that name.
  func isPresenting(_ site: Site, of target: TypeID) -> Bool {
    guard let member = member(of: site), types[target.index].isExternal else { return false }
    if site.kind == .stores {
      return member.modifiers.contains(.weak) && member.name.lowercased().hasPrefix("present")
    }
    guard site.kind == .parameter else { return false }
    let facts = files[member.node.file].facts
    let parameters = facts.parameters(of: member.node.node)
    let named = zip(member.labels, parameters)
    return zip(named, member.parameterTypes).contains { named, type in
      let (label, parameter) = named
      return type.map(resolved) == target
        && (["from", "in", "parent", "viewController"].contains(label)
          || label.lowercased().hasPrefix("present")
          || presents(on: facts.name(at: parameter), in: member))
    }
  }

  /// Whether a method calls `present` on what a parameter names, or hands it on as what presents.
  private func presents(on parameter: String, in method: Member) -> Bool {
    let facts = files[method.node.file].facts
    return facts.descendants(of: method.node.node).contains { node in
      switch facts.kind(node) {
      case .call:
        facts.callee(of: node).map { callee in
          callee.name == "present"
            && facts.base(of: callee.node).map { facts.name(at: $0) == parameter } ?? false
        } ?? false
      case .argument:
        facts.name(at: node).lowercased().contains("present")
          && facts.firstChild(of: node).map { facts.name(at: facts.unwrapped($0)) == parameter }
            ?? false
      default: false
      }
    }
  }

  /// Whether a view makes and keeps a controller of the system that shows a part of it, such as a
  /// `UIHostingController` or an `AVPlayerViewController`.
  func isOwnedPart(_ site: Site, _ target: TypeID) -> Bool {
    let type = types[target.index]
    guard type.isExternal, !Self.openControllers.contains(type.name) else { return false }
    if site.kind == .constructs { return true }
    guard let member = member(of: site) else { return false }
    return member.kind == .property && member.isStored && keepsValue(member)
  }

  /// Whether a property keeps alive what it holds, and is not called a delegate.
  private func keepsValue(_ property: Member) -> Bool {
    property.modifiers.isDisjoint(with: [.weak, .unowned])
      && !property.name.lowercased().hasSuffix("delegate")
  }

  /// Whether a view owns the controller in a property, as a container owns its children.
  func holdsChild(_ site: Site) -> Bool {
    guard holds(site), let member = member(of: site) else { return false }
    return self[member.owner].kind == .class && keepsValue(member) && !isLeftToOthers(member)
  }

  /// Whether a type waits for somebody else to fill a property, as a reference back to its owner.
  private func isLeftToOthers(_ property: Member) -> Bool {
    guard isOptional(property), !property.modifiers.contains(.let), !hasInitialValue(property)
    else { return false }
    return !bodies(of: property.owner).contains { body in
      let facts = facts(of: body)
      return facts.assigned(in: body.node).contains { facts.name(at: $0) == property.name }
    }
  }

  /// Whether a signature names a view or controller because a superclass or the system demands it: in
  /// an override, or in what the system tells or asks a delegate.
  func isDemanded(_ site: Site, _ target: TypeID) -> Bool {
    guard [.parameter, .returns].contains(site.kind), let member = member(of: site) else {
      return false
    }
    if member.modifiers.contains(.override) { return true }
    guard types[target.index].isExternal else { return false }
    let callers = allConformances(of: member.owner).filter {
      types[$0.index].isExternal && isCalledBack(types[$0.index].name)
    }
    if callers.isEmpty { return false }
    // The protocol is called after who calls, which its methods take, often among others:
    // `UITabBarControllerDelegate` declares `tabBarController(_:didSelect:)`.
    let name = member.name.lowercased()
    let takesCaller = zip(member.labels, member.parameterTypes).contains { label, type in
      guard let taken = type.map({ types[resolved($0).index] }), taken.isExternal,
        callers.contains(where: { types[$0.index].name.hasPrefix(taken.name) })
      else { return false }
      // `draw(in:)`, `itemTitle(for:)`; `attach(to:)` is the type's own.
      return label == "in" || label.beginsWithWord("for")
        || label == "_"
          && RoleNames.words(in: taken.name).contains { name.contains($0.lowercased()) }
    }
    if takesCaller, !member.modifiers.isPrivate { return true }
    // Or the method is: `mailComposeController(_:didFinishWith:)`.
    return !Self.openControllers.contains(types[target.index].name)
      && RoleNames.words(in: types[target.index].name).contains { name.contains($0.lowercased()) }
  }

  /// Whether the name of a protocol of the system says that the system calls what conforms to it.
  private func isCalledBack(_ name: String) -> Bool {
    ["DataSource", "Delegate"].contains(where: name.contains)
      || ["Providing", "Updating"].contains(where: name.hasSuffix)
  }

  private enum IsForDebugging: Question {
    typealias Subject = Int
    typealias Answer = Bool
  }

  /// Whether code is there for debug builds alone: samples and fixtures for previews, mostly.
  ///
  /// - Parameter condition: index into ``conditions``.
  func isForDebugging(_ condition: Int?) -> Bool {
    guard let condition, conditions.indices.contains(condition) else { return false }
    return answer(to: IsForDebugging.self, about: condition) {
      conditions[condition].implies(BuildCondition("DEBUG"))
    }
  }

  /// Whether a use stands in such code.
  func isForDebugging(_ site: Site) -> Bool { isForDebugging(site.conditionIndex) }

  /// Whether a use stands in a preview of Xcode.
  func isInPreview(_ site: Site) -> Bool {
    if let member = member(of: site), isPreview(self[member.owner]) { return true }
    let facts = files[Int(site.file)].facts
    return facts.nodes(around: site.offset).contains { node in
      facts.kind(node) == .macroExpansion && facts.name(at: node) == "Preview"
        && facts.parent(of: node) == 0
    }
  }

  /// Whether a use stands in what a context menu is made of, `UIContextMenuConfiguration(…)`.
  func isInPreviewOfMenu(_ site: Site) -> Bool {
    let facts = files[Int(site.file)].facts
    return facts.nodes(around: site.offset).contains { node in
      facts.callee(of: node)?.name == "UIContextMenuConfiguration"
    }
  }

  /// Whether a type is a window.
  func isWindow(_ id: TypeID) -> Bool {
    isNamed(id, by: Self.windows) || hasSuperclass(id, among: Self.windows)
  }

  private static let windows = [Glob("NSWindow"), Glob("UIWindow")]

  private enum HostsChildren: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  /// Whether a view, such as the cell of a carousel, makes a controller the child of another one: it
  /// has to know both, and to let go of the child when it is used again.
  func hostsChildren(_ view: TypeID) -> Bool {
    answer(to: HostsChildren.self, about: view) {
      bodies(of: view).contains { body in
        let facts = facts(of: body)
        return facts.names.contains("addChild")
          && facts.descendants(of: body.node).contains { facts.callee(of: $0)?.name == "addChild" }
      }
    }
  }

  /// Whether a view that is called a container owns a controller, makes it or is made with it, or is
  /// given one whose view it shows.
  func isChild(_ site: Site, ofContainer view: TypeID) -> Bool {
    guard self[view].simpleName.hasSuffix("ContainerView") else { return false }
    if holdsChild(site) || site.kind == .constructs { return true }
    guard let member = member(of: site) else { return false }
    if holds(site) { return keepsValue(member) && showsView(of: member) }
    guard site.kind == .parameter else { return false }
    if member.kind == .initializer { return true }
    let facts = files[member.node.file].facts
    return facts.parameters(of: member.node.node).contains { parameter in
      facts.spans(parameter, site.offset)
        && facts.addsView(below: member.node.node) {
          facts.name(at: $0) == facts.name(at: parameter)
        }
    }
  }

  /// Whether a type adds the view of the controller in a property to its own: by the property's name,
  /// or under any name where the property's observers do it.
  private func showsView(of property: Member) -> Bool {
    let facts = files[property.node.file].facts
    return facts.addsView(below: property.node.node) { _ in true }
      || bodies(of: property.owner).contains { body in
        let facts = self.facts(of: body)
        return facts.addsView(below: body.node) { facts.name(at: $0) == property.name }
      }
  }

  /// Whether a view that owns a part is handed the controller whose child that part becomes, or looks
  /// for it by itself.
  func isParent(_ site: Site, _ target: TypeID, of view: TypeID) -> Bool {
    guard types[target.index].isExternal,
      Self.openControllers.contains(types[target.index].name), let member = member(of: site)
    else { return false }
    let isLookedFor =
      [.casts, .mentions, .returns, .stores].contains(site.kind) && member.modifiers.isPrivate
      && !member.isStored
    return (site.kind == .parameter || isLookedFor) && ownsController(view)
  }

  private enum OwnsController: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  private func ownsController(_ view: TypeID) -> Bool {
    answer(to: OwnsController.self, about: view) {
      uses(by: view).contains { use in
        let part = resolved(use.target)
        return role(of: part) == .viewController && use.sites.contains { isOwnedPart($0, part) }
      }
    }
  }

  /// Whether a view makes what is called a coordinator, and that leads nowhere: it coordinates
  /// gestures or animations of the view.
  func isHelper(_ coordinator: TypeID, of view: TypeID) -> Bool {
    uses(by: view, where: { $0.kind == .constructs }).contains {
      resolved($0.target) == coordinator
    }
      && !dependencies(of: coordinator).contains { dependency in
        switch role(of: dependency.target) {
        case .coordinator, .destination, .router, .viewController, .viewModel: true
        case .view: dependency.target != view && !isToolkitType(resolved(dependency.target))
        default: false
        }
      }
  }

  /// Controllers that stand for any screen.
  private static let openControllers: Set<String> = [
    "NSViewController", "UINavigationController", "UISplitViewController", "UITabBarController",
    "UITableViewController", "UIViewController",
  ]

  /// Whether a use stands in a property that SwiftUI's environment fills, or in one that is short for
  /// a part of it: `var presets: Presets? { environment?.presets }`.
  func isFromEnvironment(_ site: Site) -> Bool {
    isInProperty(site, with: Self.environmentWrappers)
      || site.memberIndex.map(readsEnvironment) ?? false
  }

  private static let environmentWrappers: Set<String> = ["Environment", "EnvironmentObject"]

  private func readsEnvironment(_ index: Int) -> Bool {
    guard members[index].kind == .property, !members[index].isStored,
      let body = bodies(ofMember: index).first
    else { return false }
    let facts = facts(of: body)
    return facts.soleResult(of: body.node).map {
      isFromEnvironment($0, DeclaredTypes(in: body, of: self), facts)
    } ?? false
  }

  /// Whether an actor of SwiftData is made for the container that SwiftUI's environment gives a view:
  /// `Importer(modelContainer: context.container)`.
  func isForEnvironment(_ target: TypeID, madeAt site: Site) -> Bool {
    guard self[target].attributes.contains("ModelActor"), site.kind == .constructs,
      let index = site.memberIndex, let call = call(at: site)
    else { return false }
    let facts = files[Int(site.file)].facts
    guard
      let argument = facts.arguments(of: call).first(where: {
        facts.name(at: $0) == "modelContainer"
      }), let container = facts.firstChild(of: argument),
      let body = bodies(ofMember: index).first(where: {
        facts.descendants(of: $0.node).contains(call)
      })
    else { return false }
    return isFromEnvironment(container, DeclaredTypes(in: body, of: self), facts)
  }

  /// Whether an expression is a part of a property that SwiftUI's environment fills, or a local that
  /// stands for one.
  private func isFromEnvironment(
    _ expression: Int, _ types: DeclaredTypes, _ facts: SourceFacts
  ) -> Bool {
    var node = facts.unwrapped(expression)
    while let base = facts.base(of: node), !facts.isSelf(base) { node = base }
    let local = types.declaration(of: facts.nodes[node].name, seenFrom: node)
    if facts.kind(node) == .identifier, let local {
      // A local stands behind what it is made of.
      return local < node
        && facts.child(.initialValue, of: local).flatMap(facts.firstChild)
          .map { $0 < node && isFromEnvironment($0, types, facts) } ?? false
    }
    return types.member(node).map {
      attributes(of: members[$0]).contains(where: Self.environmentWrappers.contains)
    } ?? false
  }

  /// Whether a use stands in a property with one of these attributes.
  func isInProperty(_ site: Site, with wrappers: Set<String>) -> Bool {
    guard let member = member(of: site) else { return false }
    return member.kind == .property && attributes(of: member).contains(where: wrappers.contains)
  }
}

extension SourceFacts {
  /// Whether code adds what is called the view of something to another view: `addSubview(child.view)`.
  fileprivate func addsView(below node: Int, of isMeant: (Int) -> Bool) -> Bool {
    descendants(of: node).contains { call in
      guard let called = callee(of: call)?.name, Self.addingViews.contains(called) else {
        return false
      }
      return arguments(of: call).contains { argument in
        guard let view = firstChild(of: argument).map(unwrapped), kind(view) == .member,
          name(at: view) == "view"
        else { return false }
        return base(of: view).map { isMeant(unwrapped($0)) } ?? false
      }
    }
  }

  /// Calls that put a view into another one.
  static let addingViews: Set<String> = [
    "addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview",
  ]
}
