/// Everything that is known about a patient.
struct PatientFile {
  let patient: Patient
  let allergies: [Allergy]
  let diagnoses: [Diagnosis]
  let prescriptions: [Prescription]
  let vaccinations: [Vaccination]
  let referrals: [Referral]
  let operations: [Operation]
  let measurements: [Measurement]
  let findings: [Finding]
  let consents: [Consent]
  let relatives: [Relative]
  let habits: [Habit]
  let implants: [Implant]
  let images: [Image]
  let letters: [Letter]
  let notes: [Note]
  let therapies: [Therapy]
  let risks: [Risk]
  let ward: Ward
  let bed: Bed
  let diet: Diet
}

/// Keeps the files of all patients, and does whatever else somebody needed.
protocol PatientFileKeeping {
  func file(of name: String) -> PatientFile?
  func save(_ file: PatientFile)
  func remove(_ file: PatientFile)
  func removeAll()
  func count() -> Int
  func search(_ text: String) -> [PatientFile]
  func export(to path: String)
  func restore(from path: String)
  func lock()
  func unlock()
  func print(_ file: PatientFile)
  func send(_ file: PatientFile, to address: String)
}
