@testable import ArchCheck

extension NearMiss {
  static let viewNoIo = [
    NearMiss(
      ViewNoIo(), "CloudKit, Firestore, and requests that SwiftUI carries out",
      Example(
        """
        import CloudKit
        import CoreData
        import FirebaseFirestore
        import SwiftUI
        struct NameView: View {
          let id: CKRecord.ID
          var body: some View {
            Text("Name").task { _ = try? await CKContainer.default().userRecordID() }  // finding
          }
        }
        struct ListView: View {
          var body: some View {
            Text("List").task {
              _ = try? await Firestore.firestore().collection("x").getDocuments()  // finding
            }
          }
        }
        struct NotesView: View {
          @FetchRequest private var notes: FetchedResults<Note>
          init(request: NSFetchRequest<Note>) {
            _notes = FetchRequest(fetchRequest: request)
          }
          var body: some View { Text("Notes") }
        }
        final class Note: NSManagedObject {}
        """)),
    NearMiss(
      ViewNoIo(), "what adapts a view of UIKit to SwiftUI",
      Example(
        """
        import SwiftUI
        import UIKit
        struct Avatar: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {
            URLSession.shared.dataTask(with: url).resume()  // finding
          }
        }
        struct Sound: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            controller.title = try? String(contentsOfFile: "title")  // finding
          }
        }
        struct Plain: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)),
  ]
}
