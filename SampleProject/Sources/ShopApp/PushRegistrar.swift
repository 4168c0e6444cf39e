import Foundation
import Networking
import Persistence

/// Tells the backend which device to send push messages to.
struct PushRegistrar {
  let client: any HTTPClient
  let tokens: KeychainTokenStorage
  let device: any DeviceIdentifying

  /// Does nothing when the backend already knows the device.
  func register(_ deviceToken: Data) async {
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard token != tokens.token(named: "push") else { return }
    do {
      let body = try JSONEncoder().encode(["token": token, "device": device.deviceID()])
      _ = try await client.send(Endpoint<Registration>(HTTPMethod.put, "devices", body: body))
      tokens.setToken(token, named: "push")
    } catch {
      // The next launch tries again.
    }
  }

  private struct Registration: Decodable {
    let device: String
  }
}
