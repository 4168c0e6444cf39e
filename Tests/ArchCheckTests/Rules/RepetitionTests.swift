import Testing

@testable import ArchCheck

/// What one rule has said, another one does not say again.
@Suite struct RepetitionTests {
  private func told(_ code: String, by rules: any Rule...) -> [String] {
    let graph = Example(code).graph()
    return rules.flatMap { ConfiguredRule($0).findingsOrIssue(in: graph) }.withoutRepetitions()
      .map { "\($0.rule): \($0.subject)" }.sorted()
  }

  @Test func outletsAreNoStylingWhereTheyAreTold() {
    let code = """
      //- App/Cart.swift
      import UIKit
      final class CartViewController: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet var height: NSLayoutConstraint!
      }
      final class FeedViewController: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        let subtitleLabel = UILabel()
      }
      final class PriceViewController: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        func style() { titleLabel.font = .boldSystemFont(ofSize: 12) }
      }
      final class ListContainerView: UIView {}
      final class ListViewController: UIViewController {
        @IBOutlet var list: ListContainerView!
        @IBOutlet var titleLabel: UILabel!
      }
      """
    var styling = NoStylingInViewController(max: 0)
    let controllers = ["Cart", "Feed", "List", "Price"].map { "App.\($0)ViewController" }
    #expect(told(code, by: styling) == controllers.map { "no_styling_in_view_controller: \($0)" })
    styling.countOutlets = false
    #expect(
      told(code, by: styling, NoOutletsInViewController())
        == controllers.map { "no_outlets_in_view_controller: \($0)" } + [
          "no_styling_in_view_controller: App.FeedViewController",
          "no_styling_in_view_controller: App.PriceViewController",
        ])
    let graph = Example(code).graph()
    let told = ConfiguredRule(styling).findingsOrIssue(in: graph)
    #expect(told.map(\.line) == [8, 12])
    #expect(
      told.map(\.message) == [
        "FeedViewController holds subtitleLabel, which is its view's work",
        "PriceViewController builds or styles views, which is its view's work",
      ])
  }
}
