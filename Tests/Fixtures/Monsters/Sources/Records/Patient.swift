import Views

/// Somebody who is treated.
public struct Patient {
  public let name: String
  public let mail: String
  public let age: Int
  public let insurance: Insurance
  let card: CardView?
}

/// Who pays.
public struct Insurance {
  public let number: String
  public let pays: Int
  public let isPrivate: Bool
}

public struct Allergy { public let name: String }
public struct Diagnosis { public let code: String }
public struct Prescription { public let drug: String }
public struct Vaccination { public let against: String }
public struct Referral { public let to: String }
public struct Operation { public let name: String }
public struct Measurement { public let value: Double }
public struct Finding { public let text: String }
public struct Consent { public let isGiven: Bool }
public struct Relative { public let name: String }
public struct Habit { public let name: String }
public struct Implant { public let name: String }
public struct Image { public let path: String }
public struct Letter { public let text: String }
public struct Note { public let text: String }
public struct Therapy { public let name: String }
public struct Risk { public let level: Int }
public struct Ward { public let name: String }
public struct Bed { public let number: Int }
public struct Diet { public let name: String }
