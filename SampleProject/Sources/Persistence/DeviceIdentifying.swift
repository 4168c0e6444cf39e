import Foundation

/// Tells one installation of the app from another.
public protocol DeviceIdentifying: Sendable {
  func deviceID() -> String
}

/// Makes an identifier at first use and keeps it.
public struct StoredDeviceID: DeviceIdentifying {
  private let storage: any KeyValueStoring
  private let key = "device"

  public init(storage: any KeyValueStoring) {
    self.storage = storage
  }

  public func deviceID() -> String {
    if let data = storage.data(forKey: key) {
      return String(decoding: data, as: UTF8.self)
    }
    let made = UUID().uuidString
    storage.setData(Data(made.utf8), forKey: key)
    return made
  }
}
