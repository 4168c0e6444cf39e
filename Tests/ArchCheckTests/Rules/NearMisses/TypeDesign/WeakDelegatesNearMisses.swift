@testable import ArchCheck

extension NearMiss {
  static let weakDelegates = [
    NearMiss(
      WeakDelegates(),
      "own delegates, data sources, delegates of the app, and wrappers that hold weakly",
      Example(
        """
        //- App/List.swift
        import SwiftUI
        import UIKit
        final class ListDelegate: NSObject, UITableViewDelegate {}
        final class AppDelegate: NSObject, UIApplicationDelegate {}
        final class List {
          private let tableDelegate = ListDelegate()
          private var otherDelegate: ListDelegate
          private var dataSource: UITableViewDiffableDataSource<Int, Int>?
          var appDelegate: AppDelegate?
          init() { otherDelegate = ListDelegate() }
        }
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        @propertyWrapper struct Weak<Value> {
          private weak var object: AnyObject?
          init(wrappedValue: Value?) { object = wrappedValue as AnyObject? }
          var wrappedValue: Value? {
            get { object as? Value }
            set { object = newValue as AnyObject? }
          }
        }
        @propertyWrapper struct Boxed<Value> {
          private var box: Box<Value>
          var wrappedValue: Value? { box.value }
        }
        struct Box<Value> {
          var value: Value?
        }
        final class Form {
          @Weak var delegate: (any FormDelegate)?
          @Weak var otherDelegate: (any FormDelegate)? = nil
          @Boxed var boxedDelegate: (any FormDelegate)?
          @Injected var injectedDelegate: (any FormDelegate)?
        }
        @main
        struct Shop: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          var body: some Scene { WindowGroup { Text("Shop") } }
        }
        """))
  ]
}
