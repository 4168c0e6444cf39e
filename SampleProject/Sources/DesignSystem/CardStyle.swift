import SwiftUI

/// Puts content on a card.
struct CardStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(Spacing.medium)
      .background(Color(Palette.surface), in: .rect(cornerRadius: Spacing.small))
      .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
  }
}

extension View {
  public func card() -> some View {
    modifier(CardStyle())
  }
}
