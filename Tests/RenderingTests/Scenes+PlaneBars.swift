import ChartModel

extension Scenes {
  /// Bars, rectangles and rules of x and y.
  static let planeBars: [TestScene] = [
    TestScene(name: "plane-bars", spec: planeBars(fruits, [4, 7, -2, 5, 1])),
    TestScene(name: "plane-bars-dark", spec: planeBars(fruits, [4, 7, -2, 5, 1]), theme: .dark),
    TestScene(
      name: "plane-bars-level",
      spec: planeOf([
        MarkGroup(
          .planeBar(BaselineSpec()), x: amounts([4, 7, 3, 5]),
          y: names("Site", (1...4).map { "A site with a long name \($0)" }))
      ]), width: 420),
    TestScene(name: "plane-bars-stacked", spec: barsBySeries(.standard)),
    TestScene(name: "plane-bars-stacked-dark", spec: barsBySeries(.standard), theme: .dark),
    TestScene(name: "plane-bars-normalized", spec: barsBySeries(.normalized, isPositive: true)),
    TestScene(name: "plane-bars-centered", spec: barsBySeries(.center, isPositive: true)),
    TestScene(name: "plane-bars-grouped", spec: groupedBars(isLevel: false)),
    TestScene(name: "plane-bars-grouped-level", spec: groupedBars(isLevel: true)),
    TestScene(name: "plane-bars-many", spec: manyBars(1000)),
    TestScene(name: "plane-bars-thin", spec: manyBars(20000)),
    TestScene(name: "plane-bars-months", spec: monthBars),
    TestScene(name: "plane-bars-log", spec: logBars),
    TestScene(name: "plane-bars-one", spec: planeBars(["Only"], [3])),
    TestScene(
      name: "plane-bars-tiny", spec: planeBars(fruits, [4, 7, -2, 5, 1]), width: 60, height: 40,
      meanTolerance: 1.5, outlierTolerance: 0.02),
    TestScene(name: "plane-bars-round", spec: roundBars),
    TestScene(name: "plane-bars-gradient", spec: gradientBars, outlierTolerance: 0.01),
    TestScene(name: "plane-bars-one-dimension", spec: oneDimension, height: 120),
    TestScene(name: "plane-heat-map", spec: heatMap),
    TestScene(name: "plane-rules", spec: planeRules),
  ]

  private static let fruits = ["Apples", "Pears", "Plums", "Figs", "Limes"]

  private static func names(_ label: String, _ names: [String]) -> Channel {
    Channel(label: label, column: .categories(CategoryColumn(names)))
  }

  private static func amounts(_ values: [Double]) -> Channel {
    Channel(label: "Amount", column: .numbers(values))
  }

  private static func planeBars(_ labels: [String], _ values: [Double]) -> ChartSpec {
    planeOf([
      MarkGroup(.planeBar(BaselineSpec()), x: names("Fruit", labels), y: amounts(values))
    ])
  }

  private static func barsBySeries(
    _ stacking: BarStacking, isPositive: Bool = false
  ) -> ChartSpec {
    var style = MarkStyle()
    let series = ["Import", "Export", "Stock"]
    let rows = fruits.flatMap { fruit in series.map { (fruit, $0) } }
    style.foreground = .encoded(names("Kind", rows.map(\.1)))
    let values = noise(rows.count, seed: 5).enumerated().map { index, value in
      isPositive || index % 3 != 1 ? 1 + 4 * value : -1 - 3 * value
    }
    return planeOf([
      MarkGroup(
        .planeBar(BaselineSpec(stacking: stacking)), x: names("Fruit", rows.map(\.0)),
        y: amounts(values), style: style)
    ])
  }

  private static func groupedBars(isLevel: Bool) -> ChartSpec {
    var spec = barsBySeries(.standard)
    let kind = names("Kind", (0..<15).map { ["Import", "Export", "Stock"][$0 % 3] })
    spec.marks[0].style.dodge = DodgeSpec(channel: kind)
    if isLevel { (spec.marks[0].x, spec.marks[0].y) = (spec.marks[0].y, spec.marks[0].x) }
    return spec
  }

  /// Bars that touch: where they do nothing shows between them.
  private static func manyBars(_ count: Int) -> ChartSpec {
    var spec = planeOf([
      MarkGroup(
        .planeBar(BaselineSpec()),
        x: Channel(label: "Number", column: .numbers((0..<count).map { Double($0) })),
        y: amounts(
          noise(count, seed: 9).enumerated().map {
            1 + Double($0) / Double(count) + 0.3 * $1
          }))
    ])
    spec.marks[0].style.width = .same(.ratio(1))
    return spec
  }

  private static var monthBars: ChartSpec {
    // The months of a year that is no leap year, from 2001-01-01.
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var start = 0.0
    var starts: [Double] = []
    for length in lengths {
      starts.append(start)
      start += Double(length) * 86400
    }
    let ends = Array(starts.dropFirst()) + [start]
    var spec = planeOf([
      MarkGroup(
        .planeBar(BaselineSpec()),
        x: Channel(label: "Month", column: .dates(starts), end: .dates(ends)),
        y: amounts(noise(12, seed: 3).map { 20 + 60 * $0 }))
    ])
    spec.marks[0].style.width = .same(.ratio(0.7))
    return spec
  }

  private static var logBars: ChartSpec {
    var spec = planeBars(fruits, [3, 40, 500, 6000, 70000])
    spec.y.scale = .log
    return spec
  }

  private static var roundBars: ChartSpec {
    var spec = barsBySeries(.standard)
    spec.marks[0].style.cornerRadius = .same(4)
    spec.marks[0].style.opacity = .same(0.7)
    return spec
  }

  private static var gradientBars: ChartSpec {
    let gradient = GradientSpec(colors: [
      .system(.orange, opacity: 1), .system(.blue, opacity: 0.3),
    ])
    var spec = planeBars(fruits, [4, 7, -2, 5, 1])
    spec.marks[0].style.foreground = .gradient(gradient, .linear(start: [0.5, 0], end: [0.5, 1]))
    spec.marks[0].style.width = .same(.inset(2))
    var aligned = spec.marks[0]
    aligned.style.alignsWithPlot = true
    aligned.style.width = .same(.fixed(12))
    aligned.style.offset = .same(MarkOffset(start: [12, 0], end: [12, 0]))
    aligned.style.cornerRadius = .same(6)
    aligned.mark = .planeBar(BaselineSpec(stacking: .unstacked))
    spec.marks.append(aligned)
    return spec
  }

  private static var oneDimension: ChartSpec {
    var across = Channel(label: "", column: .numbers([0, 0, 0]), end: .numbers([0, 0, 0]))
    across.anchor = .start
    across.endAnchor = .end
    var style = MarkStyle()
    style.foreground = .encoded(names("Kind", ["Used", "Cached", "Free"]))
    return planeOf([
      MarkGroup(.planeBar(BaselineSpec()), x: amounts([30, 12, 22]), y: across, style: style)
    ])
  }

  private static var heatMap: ChartSpec {
    let rows = (0..<42).map { ("Day \($0 % 7 + 1)", "Week \($0 / 7 + 1)") }
    var style = MarkStyle()
    style.width = .same(.ratio(1))
    style.height = .same(.ratio(1))
    style.foreground = .encoded(amounts(noise(42, seed: 77).map { 100 * $0 }))
    return planeOf([
      MarkGroup(
        .planeRectangle, x: names("Day", rows.map(\.0)), y: names("Week", rows.map(\.1)),
        style: style)
    ])
  }

  private static var planeRules: ChartSpec {
    var spec = planeBars(fruits, [4, 7, -2, 5, 1])
    var across = Channel(label: "", column: .numbers([0]), end: .numbers([0]))
    across.anchor = .start
    across.endAnchor = .end
    var mean = MarkGroup(.rule, x: across, y: amounts([3]))
    mean.style.foreground = .color(.same(.system(.red, opacity: 1)))
    mean.style.line = LineSpec(width: 2, dash: DashPattern(lengths: [5, 3]))
    let spans = MarkGroup(
      .rule, x: names("Fruit", fruits),
      y: Channel(
        label: "Amount", column: .numbers([3, 5, -3, 4, 0]), end: .numbers([5, 9, -1, 6, 30])))
    var below = MarkGroup(.planeRectangle, x: across, y: amounts([0]))
    below.y.end = .numbers([2])
    below.style.foreground = .color(.same(.system(.green, opacity: 0.25)))
    below.style.zIndex = -1
    spec.marks += [mean, spans, below]
    spec.y.domain = .numbers(-4, 10)
    return spec
  }
}
