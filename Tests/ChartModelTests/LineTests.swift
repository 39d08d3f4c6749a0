import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// Lines on their way to vertex buffers.
struct LineTests {
  private func chart(_ groups: [MarkGroup], scale: ScaleType? = nil) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = groups
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(0, 10) }
    if let scale {
      spec.x.scale = scale
      spec.x.domain = .numbers(1, 10000)
    }
    return spec
  }

  private func build(
    _ spec: ChartSpec
  ) throws -> (strokes: [SegmentInstance], scene: ChartScene) {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    let chart = try #require(scene.charts.first)
    let strokes = chart.content.flatMap { item -> [SegmentInstance] in
      if case .segments(let strokes) = item.geometry { strokes } else { [] }
    }
    return (strokes, chart)
  }

  private func line(
    _ x: [Double], _ y: [Double], _ z: [Double], series: [String]? = nil,
    style: MarkStyle = MarkStyle()
  ) -> MarkGroup {
    MarkGroup(
      .line, x: Channel(label: "X", column: .numbers(x)),
      y: Channel(label: "Y", column: .numbers(y)), z: Channel(label: "Z", column: .numbers(z)),
      series: series.map { Channel(label: "S", column: .categories(CategoryColumn($0))) },
      style: style)
  }

  @Test func verticesAreJoinedInTheOrderOfTheData() throws {
    let built = try build(chart([line([0, 10, 5], [0, 5, 10], [5, 5, 5])]))
    #expect(built.strokes.map(\.ax) == [-0.5, 0.5] && built.strokes.map(\.bx) == [0.5, 0])
    #expect(built.strokes.map(\.ay) == [-0.5, 0] && built.strokes.map(\.by) == [0, 0.5])
  }

  @Test func seriesAreLinesOfTheirOwn() throws {
    let built = try build(
      chart([line([0, 1, 10, 9], [0, 0, 10, 10], [5, 5, 5, 5], series: ["a", "b", "a", "b"])]))
    #expect(built.strokes.map(\.ax) == [-0.5, -0.4])
    #expect(built.strokes.map(\.bx) == [0.5, 0.4])
  }

  @Test func categoriesOfTheColorPartLinesToo() throws {
    var style = MarkStyle()
    style.foreground = .encoded(
      Channel(label: "C", column: .categories(CategoryColumn(["p", "q", "p", "q", "p"]))))
    let built = try build(
      chart([
        line(
          [0, 1, 2, 3, 4], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], series: ["a", "a", "a", "a", "b"],
          style: style)
      ]))
    // p of a: 0 to 2; q of a: 1 to 3; p of b has a single vertex.
    #expect(built.strokes.count == 2)
    #expect(built.strokes[0].startColor != built.strokes[1].startColor)
  }

  @Test func aMissingVertexBreaksTheLine() throws {
    let built = try build(
      chart([
        line(
          [0, 1, 2, .nan, 4, 5, 6], [1, 1, 1, 1, 1, .infinity, 1], Array(repeating: 5, count: 7))
      ]))
    #expect(built.strokes.map(\.bx) == [-0.4, -0.3])
    #expect(
      built.scene.diagnostics.warnings
        == [.dropped(count: 2, place: "line mark 1", reason: .notFinite)])
  }

  @Test func whatIsNotOnALogarithmicScaleBreaksTheLineToo() throws {
    let built = try build(
      chart([line([1, 100, 0, 100, 10000], [5, 5, 5, 5, 5], [5, 5, 5, 5, 5])], scale: .log))
    // Two strokes, straight in the box: a hundred is in the middle.
    #expect(built.strokes.map(\.ax) == [-0.5, 0] && built.strokes.map(\.bx) == [0, 0.5])
    #expect(
      built.scene.diagnostics.warnings
        == [.dropped(count: 1, place: "line mark 1", reason: .outsideScale)])
  }

  @Test func linesAreCutExactlyAtTheFacesOfTheBox() throws {
    let built = try build(
      chart([line([-5, 15, 15, 5], [0, 10, 20, -5], [2, 8, 5, 5])]))
    // Through x, then wholly outside, then in through the ceiling and out through the floor.
    #expect(built.strokes.count == 2)
    let first = try #require(built.strokes.first)
    #expect(first.ax == -0.5 && first.bx == 0.5)
    #expect(abs(first.ay - -0.25) < 1e-6 && abs(first.by - 0.25) < 1e-6)
    let second = try #require(built.strokes.last)
    #expect(second.ax == 0.5 || second.ay == 0.5)
    #expect(second.by == -0.5)
    for stroke in built.strokes {
      for value in [stroke.ax, stroke.ay, stroke.az, stroke.bx, stroke.by, stroke.bz] {
        #expect((-0.5...0.5).contains(value))
      }
    }
  }

  @Test func capsDoNotReachOutOfTheBox() throws {
    var style = MarkStyle()
    style.line = LineSpec(width: 8, cap: .round)
    let built = try build(chart([line([-5, 5], [5, 5], [5, 5], style: style)]))
    #expect(built.strokes.map(\.startEnd) == [.butt] && built.strokes.map(\.endEnd) == [.roundCap])
  }

  @Test func dashesAreAsLongAsAskedFor() throws {
    var style = MarkStyle()
    style.line = LineSpec(width: 2, dash: DashPattern(lengths: [10, 5]))
    let built = try build(chart([line([0, 5, 10], [5, 5, 5], [5, 5, 5], style: style)]))
    let scale = try #require(built.scene.layout.box).pointsPerUnit
    let lengths = built.strokes.map { Double($0.bx - $0.ax) * scale }
    // The dashes run on through the vertex in the middle, where one of them may be two strokes.
    let drawn = lengths.reduce(0, +)
    let periods = (scale / 15).rounded(.down)
    let expected = periods * 10 + min(scale - periods * 15, 10)
    #expect(abs(drawn - expected) < 0.01, "\(drawn) of \(expected)")
    #expect(abs((lengths.first ?? 0) - 10) < 0.01)
  }

  @Test func rulesTakeWidthAndDashes() throws {
    var style = MarkStyle()
    style.line = LineSpec(width: 7, dash: DashPattern(lengths: [20, 20]))
    let group = MarkGroup(
      .rule, x: Channel(label: "X", column: .numbers([0]), end: .numbers([10])),
      y: Channel(label: "Y", column: .numbers([5])),
      z: Channel(label: "Z", column: .numbers([5])), style: style)
    let built = try build(chart([group]))
    #expect(built.strokes.count > 3 && built.strokes.allSatisfy { $0.width == 7 })
  }

  @Test func aNumberColorsTheLineAlongItsWay() throws {
    var style = MarkStyle()
    style.foreground = .encoded(Channel(label: "T", column: .numbers([0, 1])))
    let built = try build(chart([line([0, 10], [5, 5], [5, 5], style: style)]))
    // Two vertices, and all colours of the ramp between them.
    #expect(built.strokes.count == 32)
    for (a, b) in zip(built.strokes, built.strokes.dropFirst()) {
      #expect(a.endColor == b.startColor)
    }
    let palette = Palette(theme: .light)
    #expect(built.strokes.first?.startColor == palette.resolve(.system(.blue, opacity: 1)))
    #expect(built.strokes.last?.endColor == palette.resolve(.system(.red, opacity: 1)))
    let greens = built.strokes.filter { $0.startColor.green > 180 && $0.startColor.red < 120 }
    #expect(!greens.isEmpty)
  }

  @Test func verticesTooCloseToTellApartAreOneAndTheEndIsKept() throws {
    let count = 100_000
    let x = (0...count).map { 10 * Double($0) / Double(count) }
    let built = try build(chart([line(x, x, x)]))
    #expect(built.strokes.count < 40_000 && built.strokes.count > 10_000)
    #expect(built.strokes.first?.ax == -0.5 && built.strokes.last?.bx == 0.5)
    for (a, b) in zip(built.strokes, built.strokes.dropFirst()) {
      #expect(a.bx == b.ax && a.by == b.ay && a.bz == b.az)
    }
  }

  @Test func errorBarsHaveCapsAtTheirEnds() throws {
    let group = MarkGroup(
      .errorBar(ErrorBarSpec(capLength: 10)), x: Channel(label: "X", column: .numbers([5])),
      y: Channel(label: "Y", column: .numbers([2]), end: .numbers([12])),
      z: Channel(label: "Z", column: .numbers([5])))
    let built = try build(chart([group]))
    // The bar, and a cross at its lower end: the upper one is beyond the box.
    #expect(built.strokes.count == 3)
    let scale = try #require(built.scene.layout.box).pointsPerUnit
    for cap in built.strokes.dropFirst() {
      #expect(abs(cap.ay - -0.3) < 1e-6 && cap.ay == cap.by)
      let length = Double(abs(cap.bx - cap.ax) + abs(cap.bz - cap.az)) * scale
      #expect(abs(length - 10) < 1e-3)
    }
  }
}
