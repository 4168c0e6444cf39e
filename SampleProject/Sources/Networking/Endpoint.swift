import Foundation

/// One call of the backend and the type of its answer.
public struct Endpoint<Response: Decodable & Sendable>: Sendable {
  let method: HTTPMethod
  let path: String
  let query: [String: String]
  let body: Data?

  public init(
    _ method: HTTPMethod = .get,
    _ path: String,
    query: [String: String] = [:],
    body: Data? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }

  func request(relativeTo baseURL: URL) -> URLRequest {
    var url = baseURL.appending(path: path)
    if !query.isEmpty {
      let items = query.sorted { $0.key < $1.key }.map(URLQueryItem.init)
      url.append(queryItems: items)
    }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }
}

public enum HTTPMethod: String, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
}
