import Testing

@testable import ArchCheck

/// Patterns of paths in a configuration that stand for no file of the tree.
@Suite struct WrongPathTests {
  private static let paths = [
    "App/Controller/Home.swift", "App/Model/Order.swift", "Package.swift", "Views/Row.swift",
  ]

  @Test(arguments: [
    ("exclude: [\"App/**\", \"**/Row.swift\", Package.swift]", []),
    (
      "exclude: [\"App/Controler/**\"]",
      [
        "2:11: warning: \"App/Controler/**\" matches no Swift file; "
          + "did you mean \"App/Controller/**\"?"
      ]
    ),
    (
      "exclude: [Views/Rwo.swift]",
      [
        "2:11: warning: \"Views/Rwo.swift\" matches no Swift file; did you mean \"Views/Row.swift\"?"
      ]
    ),
    (
      "exclude: [Views/, \"**/Model\"]",
      [
        "2:11: warning: \"Views/\" matches no Swift file; all files of the folder are \"Views/**\"",
        "2:19: warning: \"**/Model\" matches no Swift file; "
          + "all files of the folder are \"**/Model/**\"",
      ]
    ),
    (
      "generated: { add: [\"**/*.graphql.swift\"], remove: [\"**/*.none.swift\"] }",
      ["2:20: warning: \"**/*.graphql.swift\" matches no Swift file"]
    ),
    (
      "generated: [\"Veiws/**\"]",
      ["2:13: warning: \"Veiws/**\" matches no Swift file; did you mean \"Views/**\"?"]
    ),
    (
      "exclude: [\"./App/**\", \"App//Model/**\", Model, \".*Row.*\"]",
      [
        "2:11: warning: \"./App/**\" matches no Swift file; paths begin at the root: \"App/**\"",
        "2:23: warning: \"App//Model/**\" matches no Swift file; "
          + "paths begin at the root: \"App/Model/**\"",
        "2:40: warning: \"Model\" matches no Swift file; "
          + "all files of folders of that name are \"**/Model/**\"",
        "2:47: warning: \".*Row.*\" matches no Swift file",
      ]
    ),
    // What is never read needs no pattern, and has one out of habit.
    ("exclude: [\"Pods/**\", \"**/.build/**\", Carthage]", []),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ expected: [String]) throws {
    let bytes = Array("version: 1\n\(text)\n".utf8)
    let configuration = try Configuration.read(bytes, file: ".archcheck.yml").configuration
    let told = configuration.mistakes(among: Self.paths).map {
      "\($0.location.line):\($0.location.column): \($0.severity): \($0.message)"
    }
    #expect(told == expected)
  }

  @Test func ofPages() throws {
    let text = "version: 1\nreport: { pages: [Nope.md, \"Docs/**\", Doc/Use.md, App] }\n"
    let configuration = try Configuration.read(Array(text.utf8), file: "c").configuration
    let told = configuration.pageMistakes(among: Self.paths + ["Docs/Use.md", "App/Notes.txt"])
    #expect(
      told.map { "\($0.location.column): \($0.severity): \($0.message)" } == [
        "19: warning: \"Nope.md\" matches no Markdown file",
        "39: warning: \"Doc/Use.md\" matches no Markdown file; did you mean \"Docs/Use.md\"?",
        "51: warning: \"App\" matches no Markdown file",
      ])
  }
}
