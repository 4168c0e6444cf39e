/// A history of twenty commits, with what each of them plants and takes away, written down by hand:
/// the truth that the changes between any two of them are held against.
enum PlannedHistory {
  /// One commit: what a shell does, and what the project has then that its parent had not.
  struct Step {
    var subject: String
    /// The number of the commit that this one starts from; nil takes the one before.
    var parent: Int?
    /// The commit that is merged in.
    var merged: Int?
    var script: String
    /// `+` and `-` before a line as ``Changes/lines`` tells it.
    var plants: [String] = []
  }

  static let steps: [Step] = [
    Step(
      subject: "start",
      script: """
        manifest App:Cart Cart:
        cls App/AppModel 'import Cart' 'final class AppModel {' '  var session: Session?' \
          '  var order: Order?' '}'
        cls Cart/Session 'public final class Session {' '  public init() {}' '}'
        cls Cart/Order 'public struct Order {' '  public init() {}' '}'
        """,
      plants: [
        "+ module App", "+ module Cart", "+ type App.AppModel", "+ type Cart.Session",
        "+ type Cart.Order", "+ use App → Cart", "+ use App.AppModel → Cart.Session",
        "+ use App.AppModel → Cart.Order", "+ public Cart.Session", "+ public Cart.Session.init()",
        "+ public Cart.Order", "+ public Cart.Order.init()",
      ]),
    Step(
      subject: "a singleton",
      script: """
        cls Cart/Session 'public final class Session {' '  public init() {}' \
          '  public static let shared = Session()' '}'
        """,
      plants: ["+ no_singletons Cart.Session", "+ public Cart.Session.shared"]),
    Step(
      subject: "lines and indentation move",
      script: """
        cd Sources/Cart
        { printf '// Ünïcode 🙂\\n\\n\\n/* more */\\n'; sed 's/^  /\\t\\t/' Session.swift; } > x
        mv x Session.swift; cd ../..
        """),
    Step(
      subject: "a file is renamed and moved into another folder of its module",
      script: """
        mkdir -p Sources/Cart/Login/Deep; git mv Sources/Cart/Session.swift Sources/Cart/Login/Deep/S.swift
        git mv Sources/App/AppModel.swift 'Sources/App/A Model.swift'
        """),
    Step(
      subject: "a type is renamed",
      script:
        "sed -i 's/Session/Login/g' Sources/Cart/Login/Deep/S.swift 'Sources/App/A Model.swift'",
      plants: [
        "- type Cart.Session", "+ type Cart.Login", "- use App.AppModel → Cart.Session",
        "+ use App.AppModel → Cart.Login", "- public Cart.Session", "+ public Cart.Login",
        "- public Cart.Session.init()", "+ public Cart.Login.init()",
        "- public Cart.Session.shared", "+ public Cart.Login.shared",
        "- no_singletons Cart.Session", "+ no_singletons Cart.Login",
      ]),
    Step(
      subject: "a module",
      script: """
        manifest App:Cart,Feed Cart: Feed:
        cls Feed/FeedStore 'public final class FeedStore {' '  static let shared = FeedStore()' \
          '  static let standard = FeedStore()' '}'
        """,
      plants: [
        "+ module Feed", "+ use App → Feed", "+ type Feed.FeedStore", "+ public Feed.FeedStore",
        "+ no_singletons Feed.FeedStore", "+ no_singletons Feed.FeedStore",
      ]),
    Step(
      subject: "a type moves to another module",
      script: """
        git mv Sources/Cart/Order.swift Sources/Feed/Order.swift
        sed -i 's/import Cart/import Cart; import Feed/' 'Sources/App/A Model.swift'
        """,
      plants: [
        "- type Cart.Order", "+ type Feed.Order", "- public Cart.Order", "+ public Feed.Order",
        "- public Cart.Order.init()", "+ public Feed.Order.init()",
        "- use App.AppModel → Cart.Order", "+ use App.AppModel → Feed.Order",
      ]),
    Step(
      subject: "a module is split",
      script: """
        manifest App:Cart,Feed,Models Cart: Feed:Models Models:
        mkdir Sources/Models; git mv Sources/Feed/Order.swift Sources/Models/Order.swift
        sed -i 's/import Feed/import Models/' 'Sources/App/A Model.swift'
        """,
      plants: [
        "+ module Models", "+ use App → Models", "+ use Feed → Models", "- type Feed.Order",
        "+ type Models.Order", "- public Feed.Order", "+ public Models.Order",
        "- public Feed.Order.init()", "+ public Models.Order.init()",
        "- use App.AppModel → Feed.Order", "+ use App.AppModel → Models.Order",
      ]),
    Step(
      subject: "two modules use each other",
      script: """
        manifest App:Cart,Feed,Models Cart:Feed Feed:Cart,Models Models:
        cls Cart/Basket 'import Feed' 'struct Basket {' '  var store: FeedStore' '}'
        """,
      plants: [
        "+ use Cart → Feed", "+ use Feed → Cart", "+ type Cart.Basket",
        "+ use Cart.Basket → Feed.FeedStore", "+ cycle Cart, Feed", "+ module_cycle Cart → Feed",
      ]),
    Step(
      subject: "and no longer do",
      script: "manifest App:Cart,Feed,Models Cart:Feed Feed:Models Models:",
      plants: ["- use Feed → Cart", "- cycle Cart, Feed", "- module_cycle Cart → Feed"]),
    Step(
      subject: "on a branch: a module with a strong delegate", parent: 9,
      script: """
        manifest App:Cart,Feed,Models Cart:Feed Feed:Models Models: Search:
        cls Search/Box 'protocol BoxDelegate: AnyObject {}' 'final class Box {' \
          '  var delegate: BoxDelegate?' '}'
        """,
      plants: [
        "+ module Search", "+ type Search.Box", "+ type Search.BoxDelegate",
        "+ use Search.Box → Search.BoxDelegate",
        "+ weak_delegates Search.Box.delegate → Search.BoxDelegate",
      ]),
    Step(
      subject: "beside it: two types use each other", parent: 9,
      script: """
        cls Cart/Item 'final class Item {' '  var basket: [Basket]' '}'
        cls Cart/Basket 'import Feed' 'struct Basket {' '  var store: FeedStore' \
          '  var items: [Item]' '}'
        """,
      plants: [
        "+ type Cart.Item", "+ use Cart.Item → Cart.Basket", "+ use Cart.Basket → Cart.Item",
        "+ cycle Cart.Basket, Cart.Item", "+ type_cycle Cart.Basket → Cart.Item",
      ]),
    Step(
      subject: "merge", parent: 11, merged: 10, script: ":",
      plants: [
        "+ module Search", "+ type Search.Box", "+ type Search.BoxDelegate",
        "+ use Search.Box → Search.BoxDelegate",
        "+ weak_delegates Search.Box.delegate → Search.BoxDelegate",
      ]),
    Step(
      subject: "a changed file is removed by force",
      script: "echo '// more' >> Sources/Cart/Item.swift; git rm -q -f Sources/Cart/Item.swift",
      plants: [
        "- type Cart.Item", "- use Cart.Item → Cart.Basket", "- use Cart.Basket → Cart.Item",
        "- cycle Cart.Basket, Cart.Item", "- type_cycle Cart.Basket → Cart.Item",
      ]),
    Step(
      subject: "two files become one",
      script: """
        cd Sources/Cart; { cat Basket.swift; sed '/^import/d' Login/Deep/S.swift; } > All.swift
        git rm -q -f -r Basket.swift Login; cd ../..
        """),
    Step(
      subject: "a module is renamed",
      script: """
        manifest App:Cart,Timeline,Models Cart:Timeline Timeline:Models Models: Search:
        git mv Sources/Feed Sources/Timeline; sed -i 's/import Feed/import Timeline/' Sources/Cart/All.swift
        """,
      plants: [
        "- module Feed", "+ module Timeline", "- use App → Feed", "+ use App → Timeline",
        "- use Feed → Models", "+ use Timeline → Models", "- use Cart → Feed",
        "+ use Cart → Timeline", "- type Feed.FeedStore", "+ type Timeline.FeedStore",
        "- public Feed.FeedStore", "+ public Timeline.FeedStore",
        "- use Cart.Basket → Feed.FeedStore", "+ use Cart.Basket → Timeline.FeedStore",
        "- no_singletons Feed.FeedStore", "- no_singletons Feed.FeedStore",
        "+ no_singletons Timeline.FeedStore", "+ no_singletons Timeline.FeedStore",
      ]),
    Step(
      subject: "private twins",
      script: """
        for name in A B; do
          cls Models/$name 'private protocol CacheDelegate: AnyObject {}' \
            'private final class Cache {' '  var delegate: CacheDelegate?' '}'
        done
        """,
      plants: [
        "+ type Models.Cache", "+ type Models.CacheDelegate",
        "+ use Models.Cache → Models.CacheDelegate",
        "+ weak_delegates Models.Cache.delegate → Models.CacheDelegate",
        "+ weak_delegates Models.Cache.delegate → Models.CacheDelegate",
      ]),
    Step(
      subject: "one twin less, and the other in another file",
      script:
        "git rm -q Sources/Models/A.swift; git mv Sources/Models/B.swift Sources/Models/C.swift",
      plants: ["- weak_delegates Models.Cache.delegate → Models.CacheDelegate"]),
    Step(
      subject: "a link and a file that is no source",
      script: """
        ln -s ../Models/C.swift Sources/Search/Twin.txt; echo 'class Order {}' | put Docs/Order.swift.md
        """),
    Step(
      subject: "all as at the start",
      script: "git rm -q -r -f .; git checkout -q \"$(git rev-list --max-parents=0 HEAD)\" -- .",
      plants: ["="]),
  ]
}
