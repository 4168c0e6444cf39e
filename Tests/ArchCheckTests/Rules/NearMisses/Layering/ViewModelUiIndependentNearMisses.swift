@testable import ArchCheck

extension ViewModelUiIndependent: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewModelUiIndependent(), "value-like types of the toolkit",
      Example(
        """
        import SwiftUI
        import UIKit
        final class BadgeViewModel {
          let icon: UIImage? = nil
          let tint: UIColor = .red
          let font: UIFont? = nil
          var picture: Image { Image(systemName: "cart") }
          var color: Color { .red }
          var isOn: Binding<Bool> { Binding(get: { true }, set: { _ in }) }
        }
        """)),
    NearMiss(
      ViewModelUiIndependent(), "constants of own views, and views that are kept in one",
      Example(
        """
        //- App/GridView.swift
        import UIKit
        final class GridView: UIView {
          static let columns = 9
          static let gap = CGFloat(4)
          static let inset: UIEdgeInsets = .zero
          static let shared = GridView()
          static func height(of rows: Int) -> Int { rows * 44 }
        }
        //- App/GridViewModel.swift
        final class GridViewModel {
          func names(of all: [String]) -> [String] { Array(all.prefix(GridView.columns)) }
          func gaps() -> [Any] { [GridView.gap, GridView.inset] }
        }
        final class ListViewModel {
          func show() { print(GridView.shared) }  // finding
        }
        final class RowViewModel {
          func height() -> Int { GridView.height(of: 1) }  // finding
        }
        """)),
    NearMiss(
      ViewModelUiIndependent(), "gestures of SwiftUI",
      Example(
        """
        //- App/BoardViewModel.swift
        import SwiftUI
        final class BoardViewModel {
          func drag() -> Any { DragGesture() }  // finding
          func move(by offset: CGSize) {}
        }
        """)),
  ]
}
