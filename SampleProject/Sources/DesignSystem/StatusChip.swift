import SwiftUI

/// A status in one word.
public struct StatusChip: View {
  private let title: LocalizedStringKey
  private let isHighlighted: Bool

  public init(_ title: LocalizedStringKey, isHighlighted: Bool) {
    self.title = title
    self.isHighlighted = isHighlighted
  }

  public var body: some View {
    Text(title)
      .font(.caption)
      .padding(.horizontal, Spacing.small)
      .padding(.vertical, Spacing.small / 2)
      .background(isHighlighted ? Color(Palette.accent) : .gray.opacity(0.2), in: .capsule)
      .foregroundStyle(isHighlighted ? .white : .primary)
  }
}

#Preview {
  VStack {
    StatusChip("Shipped", isHighlighted: true)
    StatusChip("Cancelled", isHighlighted: false)
  }
}

/// Puts content on a card.
public struct CardStyle: ViewModifier {
  public func body(content: Content) -> some View {
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
