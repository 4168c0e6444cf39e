import DesignSystem
import Domain
import SwiftUI

/// Who is signed in, and the ways on from there.
struct ProfileView: View {
  @Environment(AccountRouter.self) private var router
  @State private var viewModel: ProfileViewModel

  init(customer: any CustomerLoading) {
    _viewModel = State(initialValue: ProfileViewModel(customer: customer))
  }

  var body: some View {
    List {
      Section {
        ProfileHeaderView(name: viewModel.name, email: viewModel.email, city: viewModel.city)
          .card()
      }
      Section {
        Button("Orders") { router.navigate(to: .orders) }
        Button("Settings") { router.navigate(to: .settings) }
        Button("Help") { router.present(.support) }
      }
      if let message = viewModel.errorMessage {
        Text(message).foregroundStyle(.red)
      }
    }
    .navigationTitle("Account")
    .task { await viewModel.load() }
  }
}

/// A name and an address under a round picture.
struct ProfileHeaderView: View {
  let name: String
  let email: String
  let city: String?

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "person.crop.circle.fill")
        .font(.system(size: 56))
        .foregroundStyle(.secondary)
      Text(name).font(.headline)
      Text(email).font(.subheadline).foregroundStyle(.secondary)
      if let city {
        Text(city).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  ProfileHeaderView(name: "Ada Lovelace", email: "ada@example.com", city: "London")
}
