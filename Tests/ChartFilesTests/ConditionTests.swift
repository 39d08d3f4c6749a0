import ChartModel
import Diagnostics
import Testing

@testable import ChartFiles

/// Conditions of channels, places in bins, extents and shared scales.
@Suite struct ConditionTests {
  private static let data =
    #""data": {"values": [{"a": 1, "b": 2, "t": "y"}, {"a": 4, "b": 5, "t": "x"}]}"#

  private static func chart(_ encoding: String, mark: String = #""point""#) -> String {
    "{\(data), \"mark\": \(mark), \"encoding\": {\"x\": {\"field\": \"a\"}, "
      + "\"y\": {\"field\": \"b\"}, \(encoding)}}"
  }

  private static func groups(_ text: String) throws -> [MarkGroup] {
    var diagnostics = Diagnostics()
    let page = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.warnings)")
    return page.root.charts.flatMap(\.marks)
  }

  private static func fault(_ text: String) -> String {
    var diagnostics = Diagnostics()
    do throws(ReliefError) {
      _ = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let red = ColorText.parse("red")
  private static let gray = ColorText.parse("gray")

  @Test func aValueWhereATestHolds() throws {
    let group = try #require(
      Self.groups(
        Self.chart(
          #""color": {"condition": {"test": "datum.a > 3", "value": "red"}, "value": "gray"}"#)
      ).first)
    #expect(group.style.ownColors == [nil, Self.red])
    guard case .color(.same(let color)) = group.style.foreground else {
      Issue.record("\(group.style.foreground)")
      return
    }
    #expect(color == Self.gray)
  }

  @Test func theFirstOfSeveralThatHolds() throws {
    let group = try #require(
      Self.groups(
        Self.chart(
          ##""color": {"condition": [{"test": "datum.b > 100", "value": "#000"}, {"test": {"field": "t", "equal": "y"}, "value": "red"}, {"test": "true", "value": "gray"}]}"##
        )
      ).first)
    #expect(group.style.ownColors == [Self.red, Self.gray])
  }

  @Test func aFieldWhereATestHolds() throws {
    let group = try #require(
      Self.groups(
        Self.chart(
          #""color": {"condition": {"test": "datum.a > 3", "field": "t"}, "value": "gray"}"#)
      ).first)
    #expect(group.style.ownColors == [Self.gray, nil])
    guard case .encoded(let channel) = group.style.foreground else {
      Issue.record("\(group.style.foreground)")
      return
    }
    #expect(channel.label == "t")
  }

  @Test func opacitiesSizesShapesAndTexts() throws {
    let groups = try Self.groups(
      Self.chart(
        #""opacity": {"condition": {"test": "datum.a > 3", "value": 0.5}, "value": 1}, "size": {"condition": {"test": "datum.a > 3", "value": 90}, "value": 10}, "shape": {"condition": {"test": "datum.a > 3", "value": "square"}}"#
      ))
    #expect(groups.map(\.count) == [1, 1])
    #expect(groups.map { $0.style.opacity?[0] } == [1, 0.5])
    #expect(groups.map { $0.style.symbolExtent?[0] } == [.area(10), .area(90)])
    let texts = try Self.groups(
      Self.chart(
        #""z": {"field": "b"}, "text": {"condition": {"test": "datum.a > 3", "field": "t"}, "value": "-"}"#,
        mark: #""text""#))
    guard case .text(let spec)? = texts.first?.mark else {
      Issue.record("\(texts)")
      return
    }
    #expect(spec.texts == ["-", "x"])
  }

  @Test func aggregatesCanBeTested() throws {
    let group = try #require(
      Self.groups(
        "{\(Self.data), \"mark\": \"point\", \"encoding\": {\"x\": {\"field\": \"t\"}, "
          + "\"y\": {\"aggregate\": \"mean\", \"field\": \"b\"}, \"color\": {\"condition\": "
          + "{\"test\": \"datum.mean_b > 3\", \"value\": \"red\"}, \"value\": \"gray\"}}}"
      ).first)
    #expect(group.style.ownColors == [nil, Self.red])
  }

  static let faults: [(String, String)] = [
    (
      chart(#""color": {"condition": {"param": "brush", "value": "red"}}"#),
      "a still picture has no selections"
    ),
    (chart(#""color": {"condition": {"test": "datum.q > 1", "value": "red"}}"#), "no field 'q'"),
    (chart(#""color": {"condition": {"test": "true", "value": 3}}"#), "a color is a text"),
    (chart(#""opacity": {"condition": {"test": "false", "value": 3}}"#), "an opacity is a number"),
    (chart(#""color": {"condition": {"test": "true"}}"#), "the condition needs 'value'"),
    (
      chart(#""x": {"field": "a", "bandPosition": 0.2}"#).replacingFirstX,
      "'bandPosition' is a place in a bin"
    ),
    (
      #"{\#(data), "hconcat": [{"mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}, {"mark": "point", "encoding": {"x": {"field": "t"}, "y": {"field": "b"}}}], "resolve": {"scale": {"x": "shared"}}}"#,
      "show different kinds of data"
    ),
    (
      #"{\#(data), "hconcat": [{"mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}], "resolve": {"axis": {"x": "shared"}}}"#,
      "draws its own 'x' axis"
    ),
    (
      #"{\#(data), "layer": [{"mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}], "resolve": {"scale": {"y": "independent"}}}"#,
      "the layers of one chart share the scale of 'y'"
    ),
    (
      chart(#""color": {"field": "a", "scale": {"domain": {"param": "e"}}}"#),
      "there is no extent 'e'"
    ),
  ]

  @Test(arguments: faults) func says(_ text: String, _ part: String) {
    let message = Self.fault(text)
    #expect(message.contains(part), "\(message)")
  }

  @Test func placesInBins() throws {
    func x(_ place: String) throws -> [Double]? {
      try Self.groups(
        "{\(Self.data), \"mark\": \"point\", \"encoding\": {\"x\": {\"field\": \"a\", "
          + "\"bin\": {\"step\": 2}\(place)}, \"y\": {\"field\": \"b\"}}}"
      ).first?.x.column.numericValues
    }
    #expect(try x("") == [1, 3])
    #expect(try x(#", "bandPosition": 0"#) == [0, 2])
    #expect(try x(#", "bandPosition": 1"#) == [2, 4])
  }

  @Test func chartsBesideEachOtherShareScales() throws {
    let text = #"""
      {"hconcat": [
        {"data": {"values": [{"a": 1, "b": 2}]}, "mark": "point",
         "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}},
        {"data": {"values": [{"a": 90, "b": 70}]}, "mark": "point",
         "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}],
       "resolve": {"scale": {"x": "shared"}}}
      """#
    var diagnostics = Diagnostics()
    let charts = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
      .root.charts.map { $0.resolved(theme: .light) }
    #expect(charts[0].x.scale == charts[1].x.scale)
    #expect(charts[0].y.scale != charts[1].y.scale)
  }

  @Test func anExtentIsADomain() throws {
    let text = #"""
      {"data": {"values": [{"a": 1, "b": 2}, {"a": 90, "b": 3}]},
       "transform": [{"extent": "a", "param": "e"}, {"filter": "datum.a < 5"}], "mark": "point",
       "encoding": {"x": {"field": "a", "scale": {"domain": {"param": "e"}}}, "y": {"field": "b"}}}
      """#
    var diagnostics = Diagnostics()
    let chart = try #require(
      ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics).root.charts.first)
    #expect(chart.dump.contains("x numbers 1.0 to 90.0"), "\(chart.dump)")
  }
}

extension String {
  /// The chart with the second of two channels x, which would be one too many.
  fileprivate var replacingFirstX: String {
    guard let range = firstRange(of: #""x": {"field": "a"}, "#) else { return self }
    return replacingCharacters(in: range)
  }

  private func replacingCharacters(in range: Range<Index>) -> String {
    String(self[..<range.lowerBound]) + self[range.upperBound...]
  }
}
