import SwiftUI

/// How to reach a person.
struct SupportView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  private let mail = URL(string: "mailto:help@shop.example.com")

  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label("We are here", systemImage: "bubble.left.and.bubble.right")
      } description: {
        Text("Monday to Friday, nine to five.")
      } actions: {
        Button("Write to us") { mail.map { openURL($0) } }
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
