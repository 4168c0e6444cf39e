@testable import ArchCheck

extension ViewsNotModelAware: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      ViewsNotModelAware(), "messages that are records, and what is only sent",
      Example(
        """
        import UIKit
        struct ChatMessage: Codable { let id: Int; let text: String }
        struct SyncMessage: Codable { let text: String }
        struct AccessToken: Codable { let id: Int }
        final class MessageCell: UITableViewCell {
          let title = UILabel()
          func show(_ message: ChatMessage) { title.text = message.text }  // finding
          func show(_ message: SyncMessage) { title.text = message.text }
          func show(_ token: AccessToken) { title.tag = token.id }
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "values that a view nests, and SwiftUI",
      Example(
        """
        import SwiftUI
        import UIKit
        struct User: Codable {
          let name: String
        }
        final class UserCell: UITableViewCell {
          struct Content: Codable {
            let title: String
          }
          func show(_ content: Content) {}
        }
        struct UserRow: View {
          let user: User
          var body: some View { Text(user.name) }
        }
        """)),
    NearMiss(
      ViewsNotModelAware(),
      "SwiftUI's views by default, types inside the view, and what is only identified",
      Example(
        """
        //- App/UserRow.swift
        import SwiftUI
        import UIKit
        struct User: Codable {
          let name: String
        }
        struct UserRow: View {
          let user: User
          var body: some View { Text(user.name) }
        }
        final class UserCell: UITableViewCell {
          struct Content: Codable {
            let title: String
          }
          struct Row: Identifiable {
            let id: Int
          }
          var content: Content?
          var row: Row?
          var price: Price?
        }
        struct Price: Identifiable {
          let id: Int
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "enums without associated values, and a model that the view makes",
      Example(
        """
        //- App/Models/Direction.swift
        enum Direction {
          case up, down
        }
        //- App/ArrowView.swift
        import UIKit
        final class ArrowView: UIView {
          var direction = Direction.up
        }
        //- App/Models/PlainContent.swift
        import TextKitPlus
        struct PlainContent: MetaContent {
          let text: String
        }
        //- App/TitleView.swift
        import TextKitPlus
        import UIKit
        final class TitleView: UIView {
          let label = MetaLabel()
          func show(_ title: String) { label.configure(content: PlainContent(text: title)) }
        }
        """)),
    NearMiss(
      ViewsNotModelAware(),
      "what a cell keeps in a type of its own",
      Example(
        """
        //- App/Models/User.swift
        struct User: Codable {
          let name: String
        }
        //- App/UserCell.swift
        import UIKit
        final class UserCell: UITableViewCell {
          struct Content {
            let user: User  // finding
          }
          struct Style {
            let margin: CGFloat
          }
          var content: Content?
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "the items of AppKit, which are controllers",
      Example(
        """
        //- App/Models/Note.swift
        struct Note: Codable {
          let name: String
        }
        //- App/NoteItem.swift
        import AppKit
        final class NoteItem: NSCollectionViewItem {
          var note: Note? { representedObject as? Note }
        }
        final class NoteView: NSView {
          var note: Note?  // finding
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "values inside a view that are made of a model",
      Example(
        """
        //- App/Models/Tag.swift
        struct Tag: Codable {
          let name: String
        }
        //- App/HeaderView.swift
        import UIKit
        final class HeaderView: UIView {
          struct Content {
            let name: String
            static func from(_ tag: Tag) -> Self { Content(name: tag.name) }
          }
          struct Row {
            let tag: Tag  // finding
          }
        }
        extension HeaderView.Content {
          init(_ tag: Tag) { self.init(name: tag.name) }
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "choices of names inside of a model",
      Example(
        """
        //- App/Models/Order.swift
        struct Order: Codable {
          enum Status: String, Codable { case open, closed }
          enum Payment { case cash, card(String) }
          struct Item: Codable { let name: String }
          let status: Status
        }
        //- App/StatusBadge.swift
        import UIKit
        final class StatusBadge: UIView {
          func show(_ status: Order.Status) {}
        }
        final class PaymentBadge: UIView {
          func show(_ payment: Order.Payment) { print(payment) }  // finding
        }
        final class ItemBadge: UIView {
          func show(_ item: Order.Item) { print(item.name) }  // finding
        }
        """)),
    NearMiss(
      ViewsNotModelAware(), "what a map hands its annotation view, and components of a scene",
      Example(
        """
        //- App/Models/Station.swift
        import MapKit
        final class Station: NSObject, MKAnnotation {
          let coordinate: CLLocationCoordinate2D
          let isOpen: Bool
          init(coordinate: CLLocationCoordinate2D, isOpen: Bool) {
            self.coordinate = coordinate
            self.isOpen = isOpen
          }
        }
        //- App/StationAnnotationView.swift
        import MapKit
        import RealityKit
        final class StationAnnotationView: MKAnnotationView {
          override var annotation: (any MKAnnotation)? {
            didSet { alpha = (annotation as? Station)?.isOpen == true ? 1 : 0.5 }
          }
        }
        struct CardComponent: Component, Codable { var kind = "" }
        final class BoardView: ARView {
          func reveal(_ entity: Entity) { entity.components[CardComponent.self]?.kind = "open" }
        }
        final class StationRow: UIView {
          func show(_ station: Station) { alpha = station.isOpen ? 1 : 0.5 }  // finding
        }
        """)),
  ]
}
