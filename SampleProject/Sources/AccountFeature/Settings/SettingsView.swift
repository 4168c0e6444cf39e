import SwiftUI

/// The few things a customer can choose.
struct SettingsView: View {
  @AppStorage("newsletter") private var wantsNewsletter = false
  @AppStorage("push") private var wantsPush = true

  var body: some View {
    Form {
      Section("Messages") {
        Toggle("Newsletter", isOn: $wantsNewsletter)
        Toggle("Shipping updates", isOn: $wantsPush)
      }
    }
    .navigationTitle("Settings")
  }
}

#Preview {
  NavigationStack { SettingsView() }
}
