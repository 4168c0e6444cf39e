import Billing
import Records
import UIKit

/// Shows a patient, and a bill, and a plan, and a menu.
final class PatientViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var ageLabel: UILabel!
  @IBOutlet private var photo: UIImageView!

  var patient: Patient?
  var bill: Bill?
  var isEditable = false
  var isPrinting = false
  var isSending = false
  var isLocked = false
  var rows: [String] = []
  var sections: [String] = []
  var filter = ""
  var order = ""
  var page = 0
  var pages = 0
  var scale = 1.0

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.font = .boldSystemFont(ofSize: 20)
    nameLabel.textColor = .darkText
    ageLabel.font = .systemFont(ofSize: 12)
    ageLabel.textColor = .gray
    photo.layer.cornerRadius = 8
  }

  func showPatient() { nameLabel.text = patient?.name }
  func showAge() { ageLabel.text = patient.map { "\($0.age)" } }
  func showBill() { rows = bill?.visits.map { "\($0.day)" } ?? [] }
  func edit() { isEditable = true }
  func lock() { isLocked = true }
  func send() { isSending = true }
  func printAll() { isPrinting = true }
  func turnPage() { page += 1 }
  func turnBack() { page -= 1 }
  func zoom() { scale *= 2 }
  func search(_ text: String) { filter = text }
  func sort(by key: String) { order = key }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
