import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension Process {
  /// Ends the process for good; threads of tests may have handed it a mask that blocks SIGTERM.
  func kill() {
    guard isRunning else { return }
    #if canImport(Darwin)
      _ = Darwin.kill(processIdentifier, SIGKILL)
    #else
      _ = Glibc.kill(processIdentifier, SIGKILL)
    #endif
  }
}

/// Headless Chromium, spoken to in the DevTools protocol over two pipes.
final class Browser {
  /// The browser of this machine, if it has one.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let places =
      names.flatMap { name in folders.map { "\($0)/\(name)" } } + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ]
    return ([environment["BROWSER_FOR_TESTS"]].compactMap { $0 } + places)
      .first(where: FileManager.default.isExecutableFile)
  }()

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What the page complained about since it was opened: errors, exceptions, refused requests.
  private(set) var complaints: [String] = []
  /// What the page asked for since it was opened.
  private(set) var requests: [String] = []

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: TemporaryFolder
  private var session: String?
  private var lastID = 0
  private var buffer: [UInt8] = []
  private var hasLoaded = false

  init() throws {
    guard let program = Self.program else { throw Failure(description: "there is no browser") }
    profile = try TemporaryFolder()
    var arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    // As root, Chromium runs without its sandbox or not at all.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol's pipes are the descriptors 3 and 4.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", program] + arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.kill()
  }

  /// Opens a page and waits until it is loaded.
  func open(_ url: String, width: Int = 1440, dark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
    (complaints, requests, hasLoaded) = ([], [], false)
    let answer = try call("Page.navigate", ["url": url])
    if let text = answer["errorText"] as? String { throw Failure(description: "\(url): \(text)") }
    // A link to another place on the same page loads nothing.
    guard answer["loaderId"] != nil else { return }
    while !hasLoaded { try take(try nextMessage()) }
  }

  /// The value of a JavaScript expression, promises awaited.
  @discardableResult
  func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    let result = answer["result"] as? [String: Any]
    if let exception = answer["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \(Self.text(exception))")
    }
    guard let value = result?["value"] as? Value else {
      throw Failure(description: "\(expression) is \(result ?? [:])")
    }
    return value
  }

  /// Lets the reader's clicks and keys take effect.
  func press(_ key: String) throws {
    for type in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key]
      if key.count == 1, type == "keyDown" { event["text"] = key }
      try call("Input.dispatchKeyEvent", event)
    }
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == lastID else {
        try take(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func take(_ event: [String: Any]) throws {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": hasLoaded = true
    case "Runtime.exceptionThrown":
      complaints.append(Self.text(parameters["exceptionDetails"] as? [String: Any] ?? [:]))
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      complaints.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
    case "Runtime.consoleAPICalled": complaints.append("console: \(parameters["args"] ?? "")")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any] ?? [:]
      requests.append(request["url"] as? String ?? "")
    case "Page.javascriptDialogOpening":
      complaints.append("dialog: \(parameters["message"] ?? "")")
      try call("Page.handleJavaScriptDialog", ["accept": false])
    case "Inspector.targetCrashed": throw Failure(description: "the page crashed")
    default: break
    }
  }

  private static func text(_ exception: [String: Any]) -> String {
    let thrown = exception["exception"] as? [String: Any]
    return "\(thrown?["description"] ?? exception["text"] ?? "an exception")"
  }

  /// Messages are JSON with a zero byte behind each.
  private func nextMessage() throws -> [String: Any] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var scanned = 0
    while true {
      if let end = buffer[scanned...].firstIndex(of: 0) {
        let message = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      scanned = buffer.count
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 30_000) > 0 else {
        process.kill()
        throw Failure(description: "the browser did not answer within 30 s")
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(description: "the browser has ended") }
      buffer += data
    }
  }
}
