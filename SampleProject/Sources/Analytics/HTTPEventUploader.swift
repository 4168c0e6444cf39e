import Foundation
import Networking

/// Collects events and sends them to the backend in batches.
public actor HTTPEventUploader: EventTracking {
  private let client: any HTTPClient
  private let batchSize: Int
  private var waiting: [Event] = []

  public init(client: any HTTPClient, batchSize: Int = 20) {
    self.client = client
    self.batchSize = batchSize
  }

  public nonisolated func track(_ event: Event) {
    Task { await enqueue(event) }
  }

  private func enqueue(_ event: Event) async {
    waiting.append(event)
    guard waiting.count >= batchSize else { return }
    let batch = waiting
    waiting.removeAll()
    do {
      let body = try JSONEncoder().encode(batch)
      _ = try await client.send(Endpoint<Receipt>(.post, "events", body: body))
    } catch {
      waiting.insert(contentsOf: batch, at: 0)
    }
  }

  private struct Receipt: Decodable {
    let accepted: Int
  }
}
