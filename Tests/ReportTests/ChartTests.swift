import Foundation
import Testing

@testable import Report

@Suite struct ChartTests {
  /// Where the text stands that a picture draws; nil where it does not.
  private func place(of text: String, in markup: String) throws -> (x: Double, y: Double)? {
    let pattern = try Regex<(Substring, Substring, Substring)>(
      "<text[^>]* x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>\(NSRegularExpression.escapedPattern(for: text))<"
    )
    return try pattern.firstMatch(in: markup).map { (Double($0.1) ?? 0, Double($0.2) ?? 0) }
  }

  private func chart(_ values: Double...) -> TrendChart {
    TrendChart(
      title: "Lines",
      points: values.enumerated().map { .init(time: $0 * 86_400, value: $1) })
  }

  /// However steeply the line rises behind it.
  @Test func theFirstValueStandsLeftOfItsPoint() throws {
    let markup = chart(20_305, 90_000, 95_000, 91_000).svg.markup
    let first = try #require(try place(of: "20,305", in: markup))
    let spot = try #require(
      try Regex<(Substring, Substring, Substring)>("cx=\"([0-9.]+)\" cy=\"([0-9.]+)\"")
        .firstMatch(in: markup))
    #expect(first.x + SVGText.width(of: "20,305") < Double(spot.1) ?? 0)
    #expect(abs(first.y - (Double(spot.2) ?? 0)) <= 4)
    #expect(try place(of: "91,000", in: markup) != nil)
  }

  /// A value that would stand far above its point is left out.
  @Test func aValueBelowASteepLineIsNotDrawn() throws {
    let valley = chart(90_000, 90_000, 90_000, 1_000, 90_000, 90_000, 90_000).svg.markup
    #expect(try place(of: "1,000", in: valley) == nil)
  }

  /// The first value would have no room beside a maximum that the last value names already.
  @Test func aMaximumThatTheLastEqualsIsNotWritten() throws {
    let markup = chart(7, 9, 9, 9, 9, 9, 9, 9, 9, 9).svg.markup
    #expect(try place(of: "7", in: markup) != nil)
    #expect(markup.ranges(of: ">9<").count == 1)
  }

  /// Its point stands at the right, and its day must not be cut there.
  @Test func theDayOfASinglePointStandsLeftOfIt() {
    #expect(chart(7).svg.markup.contains(/text-anchor="end">1970-01-01</))
    #expect(!chart(7, 8).svg.markup.contains(/text-anchor="end">1970-01-01</))
  }

  /// At the lower border and beside long names, too.
  @Test func everyModuleHasItsName() throws {
    let points: [MainSequencePlot.Point] = [
      ("ApplicationAssetsAndMore", 0, 0), ("ApplicationCommon", 0.2, 0),
      ("CoreDataStack", 0.14, 0.13), ("ApplicationSDK", 0.3, 0.03), ("ApplicationCore", 0.42, 0.08),
      ("Feed", 0.66, 0), ("Data", 0.75, 0), ("Kit", 1, 0),
    ].map { .init(name: $0, instability: $1, abstractness: $2) }
    let markup = MainSequencePlot(points: points, table: .anchor("table")).svg(on: .overview).markup
    for name in points.map(\.name) { #expect(try place(of: name, in: markup) != nil, "\(name)") }
  }

  /// Where there is no room for all, what stands far off the line keeps its name.
  @Test func whatIsFarOffTheLineIsNamedFirst() throws {
    let crowd = (0..<40).map { number in
      MainSequencePlot.Point(
        name: "A\(number)", instability: 0.31 + Double(number % 10) * 0.03,
        abstractness: Double(number / 10) * 0.03)
    }
    let far = MainSequencePlot.Point(name: "FarOffTheLine", instability: 0.25, abstractness: 0)
    let plot = MainSequencePlot(points: crowd + [far], table: .anchor("table"))
    #expect(try place(of: "FarOffTheLine", in: plot.svg(on: .overview).markup) != nil)
    #expect(plot.caption.plain.contains("further than 0.70 off the line"))
  }
}
