@testable import ArchCheck

extension NoFormattingInViews: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      NoFormattingInViews(), "a formatter that is handed in is reported where it is used",
      Example(
        """
        import UIKit
        final class PriceView: UIView {
          private let formatter: NumberFormatter
          let label = UILabel()
          init(formatter: NumberFormatter) {
            self.formatter = formatter
            super.init(frame: .zero)
          }
          func show(_ price: NSNumber) {
            label.text = formatter.string(from: price)  // finding
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "fields that edit with a formatter, and formatters that read",
      Example(
        """
        import SwiftUI
        import UIKit
        struct PriceField: View {
          @Binding var price: Double
          private let formatter: NumberFormatter = {
            let made = NumberFormatter()
            made.numberStyle = .currency
            return made
          }()
          private let other = NumberFormatter()
          var body: some View {
            TextField("Price", value: $price, formatter: formatter)
            TextField("Price", value: $price, formatter: other)
            TextField("Price", value: $price, formatter: NumberFormatter())
          }
        }
        final class AmountField: UITextField {
          private let formatter = NumberFormatter()
          private var dates: DateFormatter
          override init(frame: CGRect) {
            dates = DateFormatter()
            super.init(frame: frame)
            dates.dateStyle = .short
            formatter.locale = .current
            dates.setLocalizedDateFormatFromTemplate("yMd")
          }
          var amount: NSNumber? { formatter.number(from: text ?? "") }
          var date: Date? { dates.date(from: text ?? "") }
          var count: NSNumber? { NumberFormatter().number(from: text ?? "") }
          func read() -> Date? {
            let reader = DateFormatter()
            reader.dateStyle = .short
            return reader.date(from: text ?? "")
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "formatters that a view holds and writes with",
      Example(
        """
        import SwiftUI
        import UIKit
        final class PriceView: UIView {
          private lazy var formatter: NumberFormatter = {
            let made = NumberFormatter()
            made.numberStyle = .currency
            return made
          }()
          let label = UILabel()
          func show(_ price: NSNumber) {
            label.text = formatter.string(from: price)  // finding
          }
        }
        final class DateView: UIView {
          private let formatter = DateFormatter()
          let label = UILabel()
          func show(_ text: String) {
            guard let date = formatter.date(from: text) else { return }
            formatter.dateStyle = .short
            label.text = formatter.string(from: date)  // finding
          }
          func write(_ date: Date) -> String {
            let writer = DateFormatter()
            return writer.string(from: date)
          }
        }
        struct PriceRow: View {
          let price: NSNumber
          private let formatter = NumberFormatter()
          var body: some View { Text(price, formatter: formatter) }  // finding
        }
        final class CountView: UIView {
          private let zero = NumberFormatter().string(for: 0)  // finding
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "styles nested in types of the SDK, and formats by other names",
      Example(
        """
        import SwiftUI
        import UIKit
        struct PriceRow: View {
          let price: Decimal
          var body: some View {
            Text(Decimal.FormatStyle.Currency(code: "EUR").format(price))  // finding
          }
        }
        struct PlainRow: View {
          let price: Decimal
          let style = Decimal.FormatStyle.Currency(code: "EUR")
          var body: some View {
            Text(price, format: Decimal.FormatStyle.Currency(code: "EUR"))
            Text(price, format: style)
          }
        }
        final class DateView: UIView {
          private let style = Date.FormatStyle(date: .long, time: .omitted)
          private let iso = Date.ISO8601FormatStyle()
          private let other = Price.FormatStyle()
          let label = UILabel()
          func show(_ date: Date) {
            label.text = style.format(date)  // finding
            label.text = iso.format(date)
            label.text = other.format(date)
          }
        }
        enum Price {
          struct FormatStyle {
            func format(_ date: Date) -> String { "" }
          }
        }
        final class TripView: UIView {
          let label = UILabel()
          func show(_ length: Double, format: String) {
            label.text = String.localizedStringWithFormat("%.2f km", length)  // finding
            label.text = String.localizedStringWithFormat(format, length)
          }
        }
        final class WayView: UIView {
          let label = UILabel()
          func show(_ length: Double) {
            label.text = NSString(format: "%.2f km", length) as String  // finding
            label.text = NSString(format: "%02x", 255) as String
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "what adapts a view of UIKit to SwiftUI",
      Example(
        """
        import SwiftUI
        import UIKit
        struct PriceLabel: UIViewRepresentable {
          let price: NSNumber
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {
            label.text = NumberFormatter().string(from: price)  // finding
          }
        }
        struct TextLabel: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        """)),
    NearMiss(
      NoFormattingInViews(formatters: [
        "*FormatStyle", "*Formatter", "MoneyPrinter", "PricePrinter",
      ]),
      "own types that the option names, and those that it does not",
      Example(
        """
        import PriceKit
        import SwiftUI
        enum MoneyPrinter { static func text(_ value: Int) -> String { "\\(value)" } }
        struct TitleFormatter { func text(_ value: Int) -> String { "\\(value)" } }
        struct PriceView: View {
          let value: Int
          var body: some View { Text(MoneyPrinter.text(value)) }  // finding
        }
        struct OtherView: View {
          let value: Int
          var body: some View { Text(PricePrinter().text(value)) }  // finding
        }
        struct TitleView: View {
          let value: Int
          var body: some View { Text(TitleFormatter().text(value)) }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "texts that name something, and other spellings",
      Example(
        """
        //- App/ExportViewController.swift
        import UIKit
        final class ExportViewController: UIViewController {
          let picture = UIImageView()
          func show(_ step: Int, in folder: URL) {
            UserDefaults.standard.set(1, forKey: String(format: "k%d", step))
            picture.image = UIImage(named: String(format: "img%03d", step))
            let page = URL(string: String(format: "https://a.b/%d", step))
            let days = DateFormatter()
            let fileName = "export-\\(days.string(from: Date())).csv"
            print(page, folder.appendingPathComponent(fileName))
            print(folder.appendingPathComponent(String(format: "photo-%d.jpg", step)))
            performSegue(withIdentifier: String(format: "to%d", step), sender: nil)
          }
        }
        final class ClockView: UIView {
          let label = UILabel()
          func show(_ time: Double) {
            label.text = String.init(format: "%.2f", time)  // finding
            label.text = .init(format: "%.1f", time)
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "texts for the debugger, and those of a view that are called so",
      Example(
        """
        //- App/ClockView.swift
        import SwiftUI
        import UIKit
        final class ClockView: UIView {
          var time = 0.0
          private let formatter = NumberFormatter()
          override var description: String { String(format: "%.2f", time) }
          override var debugDescription: String {
            "\\(formatter.string(for: time) ?? "") \\(Date().formatted())"
          }
        }
        struct ClockRow: View, CustomStringConvertible {
          let time: Date
          var description: String { time.formatted() }
          var body: some View { Text("Clock") }
        }
        struct TimeRow: View {
          let time: Date
          var description: String { time.formatted() }  // finding
          var body: some View { Text(description) }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "initializers of own types that take a format",
      Example(
        """
        //- App/ClockView.swift
        import UIKit
        final class ClockView: UIView {
          private let format: String
          init(format: String) {
            self.format = format
            super.init(frame: .zero)
          }
          convenience init() { self.init(format: "%d:%d") }
          func other() -> ClockView { ClockView.init(format: "%d") }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "a style for a view, and a text for a function",
      Example(
        """
        //- App/PriceView.swift
        import SwiftUI
        struct PriceView: View {
          let price: Decimal
          var body: some View { TextField("Price", value: price, format: Decimal.FormatStyle()) }
          func show() { label(format: NumberFormatter().string(for: price) ?? "") }  // finding
          private func label(format: String) {}
        }
        """)),
    NearMiss(
      NoFormattingInViews(),
      "names of assets and views, and addresses",
      Example(
        """
        //- App/Dice.swift
        import SwiftUI
        struct Dice: View {
          let value: Int
          var body: some View {
            let urlString = String(format: "dice/%d.png", value)
            let page = String(format: "https://example.com/%d", value)
            return Image(String(format: "dice_%d", value))
              .id(String(format: "%d", value))
              .accessibilityIdentifier(String(format: "dice.%d", value))
              .help(urlString + page)
          }
        }
        struct Score: View {
          let value: Int
          var body: some View {
            Image("cup").accessibilityLabel(String(format: "%d points", value))  // finding
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(),
      "formatters that are handed on to read, and names of cells, nibs, fonts and notifications",
      Example(
        """
        //- App/Fields.swift
        import UIKit
        final class DateField: UITextField {
          var onChange: ((Date?) -> Void)?
          private let parser = DateFormatter()
          func textFieldDidEndEditing(_ textField: UITextField) {
            onChange?(text.flatMap(parser.date(from:)))
          }
        }
        final class GridView: UICollectionView {
          func cellIdentifier(at index: Int) -> String { String(format: "cell-%d", index) }
          func title(at index: Int) -> String { String(format: "No. %d", index) }  // finding
        }
        final class TileView: UIView {
          private var nibName: String { String(format: "Tile%d", tag) }
          func mark(_ id: Int) {
            NotificationCenter.default.post(
              name: Notification.Name(String(format: "seen-%d", id)), object: nil)
            _ = UIFont(name: String(format: "Avenir-%d", id), size: 12)
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(),
      "methods that are called after paths and keys and give none",
      Example(
        """
        //- App/PathView.swift
        import UIKit
        final class PathView: UIView {
          let label = UILabel()
          func showPath(_ steps: Int) { label.text = String(format: "%d steps", steps) }  // finding
          func cachePath(_ number: Int) -> String { String(format: "path-%d", number) }
        }
        """)),
    NearMiss(
      NoFormattingInViews(),
      "names that go through a constant",
      Example(
        """
        //- App/Spinner.swift
        import UIKit
        final class SpinnerView: UIImageView {
          func show(_ number: Int) {
            let name = String(format: "spinner_%02d", number)
            image = UIImage(named: name)
          }
          func tell(_ number: Int) {
            let text = String(format: "%02d", number)  // finding
            print(text)
            accessibilityLabel = text
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "a field that writes what is typed",
      Example(
        """
        //- App/Field.swift
        import UIKit
        final class CurrencyTextField: UITextField, UITextFieldDelegate {
          private let formatter = NumberFormatter()
          private(set) var amount: Decimal = 0
          func show() { text = formatter.string(from: amount as NSDecimalNumber) }
        }
        final class CurrencyLabel: UILabel {
          private let formatter = NumberFormatter()
          func show(_ amount: Decimal) { text = formatter.string(from: amount as NSDecimalNumber) }  // finding
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "formatters with a name that are only handed on",
      Example(
        """
        //- App/Chart.swift
        import UIKit
        final class AmountViewController: UIViewController {
          let field = AmountField()
          let chart = Chart()
          override func viewDidLoad() {
            super.viewDidLoad()
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            field.formatter = formatter
            chart.leftAxis.valueFormatter = AxisFormatter(formatter: formatter)
          }
          func orders(in data: Data) throws -> [Date] {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .formatted(formatter)
            let other = JSONDecoder()
            other.dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.formatted(DateFormatter())
            return try decoder.decode([Date].self, from: data)
          }
          func show(_ amount: NSNumber) {
            let formatter = NumberFormatter()  // finding
            field.formatter = formatter
            title = formatter.string(from: amount)
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "what is tracked, sent and stored under a name",
      Example(
        """
        //- App/Order.swift
        import UIKit
        final class OrderViewController: UIViewController {
          var form: [String: String] = [:]
          func track(_ total: Double) {
            Tracker.track("purchase", ["value": String(format: "%.2f", total)])
          }
          func send(_ latitude: Double) { form["lat"] = String(format: "%.6f", latitude) }
          func photo(_ number: Int) -> String {
            let name = String(format: "photo-%03d.jpg", number)
            return name
          }
          func show(_ total: Double, in titles: inout [Int: String]) {
            titles[0] = String(format: "%.2f", total)  // finding
          }
        }
        """)),
    NearMiss(
      NoFormattingInViews(), "formatters that are asked how they write, and identities",
      Example(
        """
        //- App/Views.swift
        import SwiftUI
        struct ClockView: View {
          private var isLong: Bool {
            DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current)?.contains("a") == false
          }
          var body: some View { Text(isLong ? "24" : "12") }
        }
        struct PadView: View {
          private let separator = NumberFormatter().decimalSeparator ?? "."
          var body: some View { Text(separator) }
        }
        struct CardView: View {
          let row: Int
          @Namespace private var space
          var body: some View {
            Color.red.matchedGeometryEffect(id: String(format: "card-%d", row), in: space)
          }
        }
        struct PriceView: View {
          let price: Double
          var body: some View {
            Text(NumberFormatter.localizedString(from: price as NSNumber, number: .currency))  // finding
          }
        }
        struct DateView: View {
          let dates: [Date]
          var body: some View {
            Text(dates.map(DateFormatter().string).joined())  // finding
          }
        }
        """)),
  ]
}
