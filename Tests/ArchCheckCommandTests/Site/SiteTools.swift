import Foundation

/// Programs of others that judge the site, where they are installed.
enum SiteTools {
  private static let folder = Command.package.appendingPathComponent(".build/site-tools").path

  /// Path of the accessibility engine axe.
  static let axe: String? = {
    let path = folder + "/axe_core_python/axe.min.js"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  static let hasPython = (try? python("print(1)")) == "1\n"

  /// Whether Python can read HTML as the standard says.
  static let hasHTMLParser = FileManager.default.fileExists(atPath: folder + "/html5lib")

  /// What a Python program that may import the tools prints.
  static func python(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PYTHONPATH": folder]) { _, new in new }
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// A web server for a folder, as plain as they come; it ends with the process that started it.
final class FileServer {
  let port: Int
  private let process = Process()
  private let input = Pipe()

  /// nil where the server does not start.
  init?(of folder: String) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import http.server, functools, os, sys, threading
      class Handler(http.server.SimpleHTTPRequestHandler):
          def log_message(self, *words): pass
      handler = functools.partial(Handler, directory=sys.argv[1])
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
      threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
      print(server.server_address[1], flush=True)
      server.serve_forever()
      """, folder,
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.split(separator: "\n").first ?? "") else { return nil }
    self.port = port
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.kill()
  }
}
