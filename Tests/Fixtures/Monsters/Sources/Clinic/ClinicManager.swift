import Billing
import Records
import Scheduling

/// Runs the clinic.
final class ClinicManager {
  private var queue: [String] = []
  private var doors = 0
  private var lights: [Bool] = []
  private var alarms = 0
  private var letters: [String] = []
  private var budget = 0

  func admit(_ patient: Patient) {
    if patient.name.isEmpty || patient.mail.isEmpty { return }
    if patient.age < 18 && !patient.insurance.isPrivate { return }
    for name in queue where name == patient.name { return }
    if queue.count > 100 || queue.contains("closed") { queue.removeAll() }
    queue.append(patient.name)
  }

  func open() {
    while doors < 4 { doors += 1 }
    if doors > 4 && doors < 9 || doors == 12 { doors = 4 }
    for door in 0..<doors where door % 2 == 0 {
      if door == 2 { doors -= 1 } else if door == 4 { doors += 1 }
    }
    guard doors > 0 else { return }
  }

  func light() {
    for index in lights.indices {
      if index % 2 == 0 { lights[index] = true } else if index % 3 == 0 { lights[index] = false }
    }
    if lights.isEmpty || lights.count > 40 { lights = [true] }
    while lights.count < 8 { lights.append(lights.count > 4 ? true : false) }
  }

  func alarm(_ visit: Visit) {
    switch visit.minutes {
    case 0: alarms = 0
    case 1..<5: alarms += 1
    case 5..<15: alarms += 2
    case 15..<30: alarms += 3
    case 30..<60: alarms += 4
    default: alarms += visit.day > 5 && visit.day < 8 ? 10 : 5
    }
    if alarms > 50 || alarms < 0 { alarms = 50 }
  }

  func write(_ bill: Bill) {
    for visit in bill.visits {
      if visit.minutes > 60 && visit.day > 0 { letters.append("long") }
      if visit.minutes < 5 || visit.day == 0 { letters.append("short") }
    }
    if bill.patient.insurance.pays > 90 { letters.append(bill.patient.insurance.number) }
    guard !letters.isEmpty else { return }
  }

  func plan() {
    while budget > 1_000 { budget -= budget > 5_000 ? 1_000 : 100 }
    if budget < 0 || budget == 13 { budget = 0 }
    for month in 0..<12 {
      if month == 6 && budget > 10 { budget -= 10 } else if month == 11 { budget += 10 }
    }
  }
}
