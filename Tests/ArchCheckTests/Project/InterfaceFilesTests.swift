import Testing

@testable import ArchCheck

/// What storyboards and nibs say of classes.
@Suite struct InterfaceFilesTests {
  private func injected(_ interface: String, code: String = "") throws -> [String] {
    try Analysis(
      tree: TextTree(
        """
        //- App/Screens.swift
        import UIKit
        final class FeedService {
          private let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
          func load() { session.dataTask(with: URL(string: "https://a")!).resume() }
        }
        final class FeedViewController: UITableViewController {
          var service: FeedService?
          override func viewDidLoad() {
            super.viewDidLoad()
            service?.load()
          }
        }
        \(code)
        //- App/\(interface)
        <viewController id="a" customClass="FeedViewController" customModule="App"/>
        """), rootName: "root", rules: [ConfiguredRule(ConstructorInjection())],
      today: Day(number: 0)
    ).run().result.findings.map(\.message)
  }

  private let finding = [
    "FeedViewController.service is set from outside instead of by the initializer"
  ]

  @Test func leaveWhatTheyMakeAlone() throws {
    #expect(try injected("Main.storyboard") == [])
    #expect(try injected("Feed.xib") == [])
    #expect(try injected("Main.txt") == finding)
  }

  /// What code makes can be given more, wherever else it is made.
  @Test func sayNothingOfWhatCodeMakesToo() throws {
    #expect(
      try injected(
        "Main.storyboard", code: "final class Start { let screen = FeedViewController() }")
        == finding)
  }

  @Test func nameClassesInAnyOrderOfAttributes() {
    let tree = TextTree(
      """
      //- A.storyboard
      <view customClass="Card" contentMode="center"/><view id="customClass=" customModule="Cart" customClass="Row"/>
      <label text="customClass"/><view notcustomClass="Other"/>
      //- A.swift
      let x = " customClass="
      """)
    let entries = tree.files()
    let found = namesInInterfaceFiles(among: entries, of: tree)
    #expect(found.classes == ["Card", "Row"])
    #expect(found.modules == ["Cart"])
  }
}
