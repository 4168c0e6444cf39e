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
        """))
  ]
}
