import Foundation

/// What tells one build of the library from the next.
///
/// A test program is linked anew after each change of the tests or of what they test, while the
/// library in it stays as it was. Object files beside the program tell the library from the rest;
/// where there are none, the program as a whole stands for it.
enum LibraryBuild {
  /// Modules that decide what facts say and how they are kept.
  private static let modules = ["ArchCheck", "SwiftParser", "SwiftSyntax"]

  private struct File {
    var path: String
    var modified: FileTime
    var size: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      modified = status.modified
      size = Int(status.st_size)
    }

    var identity: String { "\(path) \(size) \(modified.seconds).\(modified.nanoseconds)" }
  }

  /// Nil where the program cannot be found.
  static var current: String? {
    image.flatMap(identity)
  }

  /// The program or bundle that holds this code.
  private static var image: String? {
    #if canImport(Darwin)
      // Tests are a bundle that another program loads.
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0 else { return nil }
      return info.dli_fname.map { String(cString: $0) }
    #else
      return "/proc/self/exe"
    #endif
  }

  /// - Parameter image: path of a program.
  static func identity(of image: String) -> String? {
    guard let program = File(URL(fileURLWithPath: image).resolvingSymlinksInPath().path) else {
      return nil
    }
    // Objects that are newer than the program are not those that are in it.
    if let objects = objects(beside: program.path),
      objects.allSatisfy({ $0.modified <= program.modified })
    {
      return "library \(Digest(of: objects.map(\.identity)).hexadecimal)"
    }
    return "program \(program.identity)"
  }

  /// Object files of all modules in the nearest folder above the program that has them: in
  /// `ArchCheck.build/` as SwiftPM keeps them, or as `ArchCheck.o`, as Xcode does.
  private static func objects(beside program: String) -> [File]? {
    var folder = URL(fileURLWithPath: program)
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      let found = modules.map { objects(of: $0, in: folder.path) }
      if found.allSatisfy({ !$0.isEmpty }) { return found.flatMap(\.self) }
    }
    return nil
  }

  private static func objects(of module: String, in folder: String) -> [File] {
    if let object = File("\(folder)/\(module).o") { return [object] }
    let build = "\(folder)/\(module).build"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().compactMap { File("\(build)/\($0)") }
  }
}
