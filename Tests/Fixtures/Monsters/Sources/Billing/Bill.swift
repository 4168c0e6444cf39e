import Foundation
import Records
import Scheduling

/// What a patient owes, with the queue that prints it.
public struct Bill {
  public let patient: Patient
  public let visits: [Visit]
  let printing: OperationQueue

  public init(patient: Patient, visits: [Visit]) {
    self.patient = patient
    self.visits = visits
    printing = OperationQueue()
  }
}
