import Records
import UIKit

/// An appointment.
public struct Visit {
  public let patient: Patient
  public let day: Int
  public let minutes: Int
}

protocol SchedulePresentationLogic {
  func present(_ visits: [Visit])
}

final class ScheduleInteractor {
  var presenter: (any SchedulePresentationLogic)?

  func load() {
    presenter?.present([])
  }
}

final class SchedulePresenter: SchedulePresentationLogic {
  weak var screen: ScheduleViewController?

  func present(_ visits: [Visit]) {
    screen?.show(visits.map { "\($0.day): \($0.patient.name)" })
  }
}

final class ScheduleViewController: UIViewController {
  func show(_ lines: [String]) {
    title = lines.first
  }
}
