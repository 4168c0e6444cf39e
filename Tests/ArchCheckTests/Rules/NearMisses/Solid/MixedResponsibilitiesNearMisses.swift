@testable import ArchCheck

extension MixedResponsibilities: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      MixedResponsibilities(), "what a map draws, beside who asks where something is",
      Example(
        """
        import MapKit
        import UIKit
        final class PlaceViewController: UIViewController {
          let map = MKMapView()
          let lengths = MeasurementFormatter()
          func show() {
            view.addSubview(map)
            map.addAnnotation(MKPointAnnotation())
            map.addOverlay(MKPolyline(coordinates: [], count: 0))
            title = lengths.string(from: 1)
            map.accessibilityLabel = lengths.string(from: 2)
          }
          func draw(_ overlay: MKOverlay) -> MKOverlayRenderer {
            MKPolylineRenderer(overlay: overlay)
          }
        }
        final class SearchViewController: UIViewController {  // finding
          let map = MKMapView()
          let lengths = MeasurementFormatter()
          let places = CLLocationManager()
          func show() {
            view.addSubview(map)
            map.isHidden = false
            places.startUpdatingLocation()
            title = lengths.string(from: 1)
          }
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "a root, and a type that reaches its concerns through others",
      Example(
        """
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let net = URLSession.shared
          let files = FileManager.default
          let dates = DateFormatter()
          func start() {
            net.invalidateAndCancel()
            _ = files.temporaryDirectory
            _ = dates.string(from: Date())
          }
        }
        protocol Fetching { func fetch() -> Data }
        protocol Parsing { func parse(_ data: Data) -> Int }
        protocol Saving { func save(_ value: Int) }
        final class Manager: Codable {
          private let fetching: Fetching
          private let parsing: Parsing
          private let saving: Saving
          func update() { saving.save(parsing.parse(fetching.fetch())) }
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "one mention of a concern, and a conformance",
      Example(
        """
        import CoreLocation
        import UIKit
        final class Place: NSObject, Codable {
          let files = FileManager.default
          func save(_ session: URLSession) {
            _ = files.temporaryDirectory
            _ = files.currentDirectoryPath
          }
          func date(_ formatter: DateFormatter) {}
        }
        """)),
    NearMiss(
      MixedResponsibilities(),
      "a picker of photos that the system shows, and a player of one's own",
      Example(
        """
        //- App/Editor.swift
        import CoreData
        import PhotosUI
        final class EditorViewController: UIViewController, PHPickerViewControllerDelegate {
          var context: NSManagedObjectContext!
          func save(_ other: NSManagedObjectContext) { try? context.save() }
          func pick() {
            let configuration = PHPickerConfiguration()
            present(PHPickerViewController(configuration: configuration), animated: true)
          }
          func picker(_ picker: PHPickerViewController, didFinishPicking: [PHPickerResult]) {}
        }
        //- App/Clip.swift
        import AVFoundation
        import CoreData
        import UIKit
        final class ClipViewController: UIViewController {  // finding
          let label = UILabel()
          let button = UIButton()
          var context: NSManagedObjectContext!
          func save(_ other: NSManagedObjectContext) { try? context.save() }
          let player = AVPlayer()
          let session = AVCaptureSession()
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "places and times, which are values",
      Example(
        """
        //- App/Upload.swift
        import CoreLocation
        import CoreMedia
        import Foundation
        final class ClipUploader {
          private let session: URLSession
          init(session: URLSession) { self.session = session }
          func upload(_ file: URL, duration: CMTime, at place: CLLocationCoordinate2D) async throws {
            var request = URLRequest(url: URL(string: "https://example.com/clips")!)
            request.setValue("\\(duration.seconds)", forHTTPHeaderField: "X-Duration")
            request.setValue("\\(place.latitude),\\(place.longitude)", forHTTPHeaderField: "X-Place")
            _ = try await session.upload(for: request, fromFile: file)
          }
        }
        final class Tracker {  // finding
          private let session: URLSession
          private let locations = CLLocationManager()
          private let files = FileManager.default
          init(session: URLSession) { self.session = session }
          func track(_ file: URL) async throws {
            locations.startUpdatingLocation()
            try files.removeItem(at: file)
            _ = try await session.data(from: file)
          }
        }
        """)),
    NearMiss(
      MixedResponsibilities(), "what sets the mode of a display, which draws nothing",
      Example(
        """
        //- App/Player.swift
        import AVKit
        import Foundation
        final class Player {
          private let player = AVPlayer()
          func match(_ manager: AVDisplayManager) {
            manager.preferredDisplayCriteria = nil
          }
          func isMatched(_ manager: AVDisplayManager) -> Bool {
            player.rate == 0 && !manager.isDisplayModeSwitchInProgress
          }
          private let session = URLSession.shared
          func load(_ url: URL) async throws { _ = try await session.data(from: url) }
        }
        """)),
  ]
}
