@testable import ArchCheck

extension ModelsUiIndependent: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ModelsUiIndependent(), "Core Graphics is no user interface",
      Example(
        """
        //- App/Models/Shape.swift
        import CoreGraphics
        import Foundation
        struct Shape: Codable {
          let size: CGSize
          let origin: CGPoint
        }
        """)),
    NearMiss(
      ModelsUiIndependent(allowTypes: ["UIColor"]), "types that a project allows",
      Example(
        """
        //- App/Models/Badge.swift
        import UIKit
        struct Badge: Codable {
          let id: Int
          var tint: UIColor { .red }
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "extensions that go with a screen, and one that stands with the model",
      Example(
        """
        //- App/Models/Trip.swift
        struct Trip: Codable {
          let name: String
        }
        //- App/Models/Trip+Extras.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var tint: Color { .red }  // finding
        }
        //- App/Screens/TripRow.swift
        import SwiftUI
        import Foundation
        struct TripRow: View {
          let trip: Trip
          var body: some View { Text(trip.name) }
        }
        private extension Trip {
          var tone: Color { .red }
        }
        //- App/Screens/Trip+Screen.swift
        import SwiftUI
        import Foundation
        extension Trip {
          var shade: Color { .red }
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "a document",
      Example(
        """
        //- App/Models/TextDocument.swift
        import SwiftUI
        struct TextDocument: FileDocument {
          var text = ""
          var tint: Color  // finding
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "what a widget shows at a time",
      Example(
        """
        //- Widget/Models/TrailEntry.swift
        import SwiftUI
        import WidgetKit
        struct TrailEntry: TimelineEntry {
          let date: Date
          let color: Color
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "types that stand in one of the toolkit, and wrappers of storage",
      Example(
        """
        //- App/Models/Theme.swift
        import SwiftUI
        struct Chapter: Codable {
          var weight: Font.Weight  // finding
        }
        struct Verse: Codable {
          @AppStorage("size") static var size = 12
        }
        """)),
    NearMiss(
      ModelsUiIndependent(), "what is written to the pasteboard as to a file",
      Example(
        """
        //- App/Models/Note.swift
        import AppKit
        final class Note: NSObject, NSPasteboardWriting {
          let title: String
          init(title: String) { self.title = title }
          func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
          func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { title }
        }
        """)),
  ]
}
