import Combine
import Foundation
import SwiftUI

/// How to reach a person.
struct SupportView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @ObservedObject private var viewModel = SupportViewModel()

  var body: some View {
    NavigationStack {
      Form {
        Section(viewModel.notice) {
          TextField("What is it about?", text: $viewModel.draft, axis: .vertical)
          Button("Write to us") { viewModel.mail.map { openURL($0) } }
            .disabled(!viewModel.canSend)
        }
      }
      .onAppear { viewModel.refreshHour() }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

/// Knows when somebody is there, and what the customer wants to say.
@MainActor
final class SupportViewModel: ObservableObject {
  @Published private(set) var hour = 12
  @Published var draft = ""

  private let opening = 9..<17

  var isOpen: Bool {
    opening.contains(hour)
  }

  var notice: String {
    opening.contains(hour)
      ? String(localized: "We are here.")
      : String(localized: "We are back at \(opening.lowerBound) o'clock.")
  }

  func refreshHour() {
    hour = Calendar.current.component(.hour, from: .now)
  }

  var canSend: Bool {
    !draft.isEmpty
  }

  var mail: URL? {
    var components = URLComponents(string: "mailto:help@shop.example.com")
    components?.queryItems = [URLQueryItem(name: "body", value: draft)]
    return components?.url
  }

  func clear() {
    draft = ""
  }
}
