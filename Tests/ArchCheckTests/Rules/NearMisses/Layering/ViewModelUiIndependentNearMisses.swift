@testable import ArchCheck

extension NearMiss {
  static let viewModelUiIndependent = [
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
        """))
  ]
}
