/// A day of the Gregorian calendar, without time and time zone.
package struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package var number: Int

  package init(number: Int) {
    self.number = number
  }

  /// The UTC day of a time in seconds since 1970-01-01 UTC.
  package init(secondsSince1970 time: Int) {
    number = dayNumber(ofTime: time)
  }

  /// Reads `2027-01-31`; nil for anything else and for days that do not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().utf8.allSatisfy({ 48...57 ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      1...12 ~= month
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard description == text else { return nil }
  }

  /// Howard Hinnant's `days_from_civil`.
  private init(year: Int, month: Int, day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Howard Hinnant's `civil_from_days`.
  package var description: String {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }

  /// Whether a reader is told on `today` that something ends on this day: two weeks before.
  func isNear(_ today: Day) -> Bool {
    number - today.number < 14
  }

  package static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }
}
