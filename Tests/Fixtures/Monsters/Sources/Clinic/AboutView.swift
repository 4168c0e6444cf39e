import SwiftUI

struct AboutView: View {
  var body: some View {
    NavigationLink("Licences") { Text("MIT") }
  }
}
