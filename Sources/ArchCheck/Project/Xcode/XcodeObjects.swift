/// The objects of a `project.pbxproj` by identifier.
struct XcodeObjects: Sendable {
  let root: XcodeObject
  private let objects: [String: XcodeObject]

  init(parsing bytes: [UInt8]) throws(ProjectValueError) {
    let document = try ProjectValue(parsing: bytes)
    guard let entries = document["objects"]?.table, !entries.isEmpty else {
      throw ProjectValueError(message: "lists no objects", line: document.line)
    }
    objects = Dictionary(
      keepingFirst: entries.map { ($0.key, XcodeObject(id: $0.key, fields: $0.value)) })
    guard let root = document["rootObject"]?.text.flatMap({ [objects] in objects[$0] }),
      root.isa == "PBXProject"
    else { throw ProjectValueError(message: "names no project object", line: document.line) }
    self.root = root
  }

  subscript(id: String?) -> XcodeObject? {
    id.flatMap { objects[$0] }
  }

  /// The objects that the list `key` of `object` names, without those that do not exist.
  func list(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.references(key).compactMap { objects[$0] }
  }

  /// All objects of one class, sorted by identifier.
  func all(_ isa: String) -> [XcodeObject] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }
}

/// One object of a project file.
struct XcodeObject: Sendable {
  let id: String
  let fields: ProjectValue

  /// The object's class.
  var isa: String { self["isa"] ?? "" }
  var line: Int { fields.line }

  /// The text in the field `key`, an identifier or a plain value.
  subscript(key: String) -> String? { fields[key]?.text }

  /// The texts in the list `key`.
  func references(_ key: String) -> [String] { fields[key]?.list.compactMap(\.text) ?? [] }

  /// The platforms that an object is restricted to, as a condition; nil where it is for all.
  var platformCondition: String? {
    let platforms = references("platformFilters") + [self["platformFilter"]].compactMap(\.self)
    return platforms.isEmpty ? nil : Set(platforms).sorted().joined(separator: ", ")
  }
}
