import ArchCheck
import Markdown

/// One page of the report as a value. Its Markdown is the text of its blocks; its HTML is the
/// tree of that Markdown, with what only HTML can show added block by block.
struct Page: Sendable {
  var path: PagePath
  var title: String
  /// The pages above this one, outermost first, without the overview.
  var ancestors: [Ancestor] = []
  /// The page that the navigation marks as the current one; nil for those above this one.
  var section: PagePath?
  var blocks: [Block]
  /// What the page tells of and the finder finds by name, each searched for on the page.
  var terms: [String] = []

  struct Ancestor: Sendable {
    var title: String
    var path: PagePath
  }

  indirect enum Block: Sendable {
    case heading(level: Int, Text)
    case paragraph(Text)
    case figures([Figure])
    case table(Table)
    case entries(Entries)
    case list([Text])
    case code(Excerpt)
    case picture(Picture)
    case matrix(Matrix)
    /// Code that hosting sites draw, and our picture of it where there is one.
    case diagram(CodeBlock, Picture?)
    case note(Alert, [Block])
    /// Markdown that the user wrote.
    case markdown(String)
  }

  /// A number that sums a page up.
  struct Figure: Sendable {
    var label: String
    var value: Text
    /// What the number is compared with, such as `3 more than on main`.
    var note: Text = ""
    var tone: Badge.Tone = .neutral
    var target: Target?
  }

  struct Column: Sendable {
    enum Kind: String, Sendable {
      case text, number
      /// Badges, ordered as ``Badge`` lists them.
      case badge
      /// Sentences, which need some width.
      case prose
      /// Short names that are not to be broken.
      case id
    }

    var title: String
    var kind = Kind.text
    /// Whether readers may pick one value of this column.
    var isFilter = false
    /// What stands before a value where the row is a text of its own, as on a narrow screen.
    var lead = ""
    /// What the values mean, for whoever points at the head.
    var hint = ""
  }

  struct Table: Sendable {
    /// Unique on its page; part of addresses that readers share.
    var id: String
    /// What a row is: `module`, and `modules` where there are several.
    var noun: Noun
    var columns: [Column]
    var rows: [[Text]]
    /// Rows beyond this many are left to the search of the HTML page, which covers all.
    var shown = Page.maximumRows
    /// What the rows are about, where the heading above does not say it.
    var label = ""
  }

  /// A list whose entries open to show more.
  struct Entries: Sendable {
    /// Entries under a heading of level 3.
    struct Group: Sendable {
      var title: Text
      /// What stands beside the title.
      var remark: Text
      var count: Int
    }

    struct Entry: Sendable {
      /// One value for each of the filters.
      var values: [String]
      var summary: Text
      var body: [Block]
      /// Where links to the entry lead; unique on its page.
      var anchor = ""
    }

    var id: String
    var noun: Noun
    /// What readers may filter by, such as `Severity`.
    var filters: [String]
    var entries: [Entry]
    /// The groups into which the entries fall, in their order; empty for none.
    var groups: [Group] = []
    /// Entries beyond this many are left to the search of the HTML page, which covers all.
    var shown = Page.maximumEntries
  }

  struct Noun: Sendable {
    var singular: String
    var plural: String

    init(_ singular: String, plural: String? = nil) {
      self.singular = singular
      self.plural = plural ?? singular + "s"
    }
  }

  /// Lines of a source file with marks below them.
  struct Excerpt: Sendable {
    struct Mark: Sendable {
      var line: Int
      /// Counted from 1, in characters.
      var column: Int
      var length: Int
      var message: String
    }

    var file: String
    var target: Target?
    /// Number of the first line.
    var start: Int
    var lines: [String]
    /// What the pieces of each line are, for colours.
    var tokens: [[SourceText.Token]] = []
    var marks: [Mark] = []
    /// Whether the lines are an example, of which nobody needs the numbers.
    var isExample = false
  }

  /// A picture drawn by us, and what Markdown shows in its place.
  struct Picture: Sendable {
    /// Name of its file in the folder `pictures`, without extension.
    var name: String
    /// What can be seen, for those who cannot.
    var alternative: String
    /// The `<svg>` element. Its colours come from the classes of the stylesheet.
    var svg: HTML
    var caption: Text = ""
    /// Whether several may stand side by side.
    var isSmall = false
  }
}
