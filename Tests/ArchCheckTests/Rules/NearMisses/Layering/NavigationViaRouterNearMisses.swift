@testable import ArchCheck

extension NavigationViaRouter: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      NavigationViaRouter(), "screens that bring a result back by any function",
      Example(
        """
        import SwiftUI
        @MainActor @Observable final class NotesModel {
          private(set) var notes: [String] = []
          let title = ""
          func save(_ note: String) { notes.append(note) }
          func store(_ note: String) async {}
        }
        struct NoteEditor: View {
          let onSave: (String) -> Void
          var body: some View { Button("Save") { onSave("") } }
        }
        struct NoteTitle: View {
          let title: String
          var body: some View { Text(title) }
        }
        struct Notes: View {
          let model: NotesModel
          @State private var isOn = false
          @State private var drafts: [String] = []
          var body: some View {
            Text("Notes")
              .sheet(isPresented: $isOn) { NoteEditor { model.save($0) } }
              .sheet(isPresented: $isOn) { NoteEditor(onSave: model.save) }
              .sheet(isPresented: $isOn) { NoteEditor(onSave: add) }
              .sheet(isPresented: $isOn) { NoteEditor { note in drafts.append(note) } }
              .sheet(isPresented: $isOn) { NoteEditor { note in Task { await model.store(note) } } }
          }
          private func add(_ note: String) { drafts.append(note) }
        }
        struct Titles: View {
          let model: NotesModel
          @State private var isOn = false
          var body: some View {
            Text("Titles")
              .sheet(isPresented: $isOn) { NoteTitle(title: model.title) }  // finding
          }
        }
        """)),
    NearMiss(
      NavigationViaRouter(), "alerts, dialogs and values for the stack",
      Example(
        """
        import SwiftUI
        struct FeedView: View {
          @State private var isAsking = false
          var body: some View {
            List {
              NavigationLink(value: 1) { Text("One") }
            }
            .alert("Sure?", isPresented: $isAsking) {}
            .confirmationDialog("Which?", isPresented: $isAsking) {}
          }
        }
        """)),
    NearMiss(
      NavigationViaRouter(calls: ["NavigationLink", "NavigationView"]),
      "pickers that belong to a control",
      Example(
        """
        import SwiftUI
        struct DateField: View {
          @State private var isOpen = false
          var body: some View {
            Button("Date") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Picker") }
          }
        }
        """)),
    NearMiss(
      NavigationViaRouter(),
      "parts of a view, pickers, screens of the system and views that are given what to show",
      Example(
        """
        //- App/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          @EnvironmentObject private var router: AppRouter
          @State private var isAsking = false
          var body: some View {
            NavigationLink("Open", value: Destination.detail(id: 1))
            Button("Go") { router.navigate(to: .detail(id: 1)) }
              .alert("Sure?", isPresented: $isAsking) {}
              .sheet(item: $router.sheet) { _ in Text("Sheet") }
          }
        }
        struct ShareSheet: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct ShareButton: View {
          let coordinator: AppRouter
          @State private var isSharing = false
          @State private var isPicking = false
          var body: some View {
            Button("Share") { isSharing = true }
              .sheet(isPresented: $isSharing) { ShareSheet() }
              .sheet(isPresented: $isPicking) { picker }
              .sheet(
                isPresented: Binding(
                  get: { coordinator.sheet != nil }, set: { _ in coordinator.sheet = nil })
              ) { Text("Sheet") }
          }
          private var picker: some View { LanguagePicker().padding() }
        }
        struct Player: View {
          let router: AppRouter
          @State private var isQueueOpen = false
          var body: some View {
            Text("Player")
              .onChange(of: router.isQueueOpen) { _, isOpen in isQueueOpen = isOpen }
              .sheet(isPresented: $isQueueOpen) { Text("Queue") }
          }
        }
        struct FeedList: View {
          @State private var filter = ""
          @State private var isFiltering = false
          @StateObject private var model = FeedViewModel()
          var body: some View {
            NavigationLink("Order") { OrderEditor(model: model) }
              .sheet(isPresented: $isFiltering) { FilterView(text: $filter) }
              .sheet(isPresented: $isSorting) { sorting }
          }
          @State private var isSorting = false
          private var sorting: some View {
            FilterView(text: Binding(get: { filter }, set: { filter = $0 }))
          }
        }
        struct FilterView: View {
          @Binding var text: String
          var body: some View { TextField("Filter", text: $text) }
        }
        struct NoteList: View {
          @State private var note = ""
          @State private var isAdding = false
          @State private var isEditing = false
          var body: some View {
            Text(note)
              .sheet(isPresented: $isAdding) { NoteEditor { note = $0 } }
              .sheet(isPresented: $isEditing) { NoteEditor { text in save(text) } }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }
          private func save(_ text: String) {}
        }
        struct NoteEditor: View {
          let onSave: (String) -> Void
          var body: some View { Button("Save") { onSave("") } }
        }
        struct Row<Destination: View>: View {
          @ViewBuilder let destination: () -> Destination
          var body: some View { NavigationLink { destination() } label: { Text("Row") } }
        }
        struct OrderEditor: View {
          @ObservedObject var model: FeedViewModel
          var body: some View { Text("Order") }
        }
        final class FeedViewModel: ObservableObject {}
        struct LanguagePicker: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            NavigationView {
              List {}.toolbar { Button("Cancel") { dismiss() } }
            }
          }
        }
        //- App/AppRouter.swift
        import SwiftUI
        enum Destination: Hashable, Identifiable {
          case detail(id: Int)
          var id: Int { 0 }
        }
        final class AppRouter: ObservableObject {
          @Published var path: [Destination] = []
          @Published var sheet: Destination?
          func navigate(to destination: Destination) { path.append(destination) }
        }
        """)),
    NearMiss(
      NavigationViaRouter(), "paths that are assigned, of routers and coordinators, and others",
      Example(
        """
        //- App/AppRouter.swift
        import SwiftUI
        enum Route: Hashable { case detail }
        @Observable final class AppRouter {
          var path: [Route] = []
          func home() { path = [] }
        }
        //- App/AppCoordinator.swift
        import SwiftUI
        final class AppCoordinator: ObservableObject {
          @Published var path = NavigationPath()
        }
        //- App/FeedView.swift
        import SwiftUI
        struct FeedView: View {
          @Environment(AppRouter.self) private var router
          let drawing: Drawing
          var body: some View {
            Button("Home") { router.home() }
            Button("Root") { router.path = [] }  // finding
            Button("Draw") { drawing.path = 1 }
          }
        }
        struct OtherView: View {
          @EnvironmentObject private var coordinator: AppCoordinator
          var body: some View {
            Button("Next") { coordinator.path.append(Route.detail) }  // finding
          }
        }
        final class Drawing { var path = 0 }
        """)),
    NearMiss(
      NavigationViaRouter(), "screens that change an observable state of the view, and others",
      Example(
        """
        //- App/ListView.swift
        import SwiftUI
        @Observable final class ListState { var filter = "" }
        struct ListView: View {
          @State private var model = ListState()
          @State private var isFiltering = false
          @State private var isSorting = false
          var body: some View {
            Text("List")
              .sheet(isPresented: $isFiltering) { FilterView(model: model) }
              .sheet(isPresented: $isSorting) { sorting }
          }
          private var sorting: some View { FilterView(model: self.model).padding() }
        }
        struct FilterView: View {
          @Bindable var model: ListState
          var body: some View { TextField("Filter", text: $model.filter) }
        }
        struct OtherView: View {
          @State private var model = ListState()
          @State private var isOpen = false
          var body: some View {
            Text("Other").sheet(isPresented: $isOpen) { TextView(model: model) }  // finding
          }
        }
        struct TextView: View {
          let model: ListState
          var body: some View { Text(model.filter) }
        }
        struct GivenView: View {
          let shared: ListState
          @State private var isOpen = false
          var body: some View {
            Text("Given").sheet(isPresented: $isOpen) { FilterView(model: shared) }  // finding
          }
        }
        """)),
    NearMiss(
      NavigationViaRouter(), "paths that change by a part or by what is taken off",
      Example(
        """
        //- App/Router.swift
        import SwiftUI
        final class Router: ObservableObject { @Published var path: [Int] = [] }
        //- App/Back.swift
        import SwiftUI
        struct BackButton: View {
          @EnvironmentObject var router: Router
          var body: some View { Button("Back") { _ = router.path.popLast() } }  // finding
        }
        struct SwapButton: View {
          @EnvironmentObject var router: Router
          var body: some View { Button("Swap") { router.path[0] = 2 } }  // finding
        }
        struct DepthView: View {
          @EnvironmentObject var router: Router
          var body: some View { Text(router.path.isEmpty ? "" : "\\(router.path[0])") }
        }
        """)),
  ]
}
