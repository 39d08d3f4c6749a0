import ChartModel
import Foundation

extension Scenes {
  /// Charts of x and y.
  static let planes: [TestScene] = [
    TestScene(name: "plane-points", spec: planeCloud(count: 150)),
    TestScene(name: "plane-points-dark", spec: planeCloud(count: 150), theme: .dark),
    TestScene(name: "plane-categories", spec: planeCategories(["Adelie", "Chinstrap", "Gentoo"])),
    TestScene(
      name: "plane-long-categories",
      spec: planeCategories((1...9).map { "A category with a long name \($0)" }), width: 420,
      height: 320),
    TestScene(name: "plane-dates", spec: planeDates),
    // Small triangles are mostly edge, which GLES rounds to quarters.
    TestScene(
      name: "plane-symbols", spec: planeSymbols, width: 420, height: 260, meanTolerance: 0.6,
      outlierTolerance: 0.01),
    TestScene(name: "plane-places", spec: planePlaces),
    TestScene(name: "plane-sides", spec: planeSides),
    TestScene(name: "plane-translucent", spec: planeTranslucent),
    TestScene(name: "plane-gradient", spec: planeGradient),
    TestScene(name: "plane-log", spec: planeLog),
    TestScene(
      name: "plane-tiny", spec: planeCloud(count: 20), width: 60, height: 40, meanTolerance: 1.5,
      outlierTolerance: 0.02),
    TestScene(name: "plane-empty", spec: planeOf([])),
    TestScene(
      name: "plane-beside-box",
      view: .stack(
        StackSpec(.horizontal, spacing: 0),
        [.chart(planeCloud(count: 60)), .chart(cloud(count: 60))]),
      width: 640, height: 260),
  ]

  static func planeOf(_ marks: [MarkGroup]) -> ChartSpec {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = marks
    return spec
  }

  /// The cloud of `cloud`, seen from the front.
  static func planeCloud(count: Int) -> ChartSpec {
    var spec = cloud(count: count)
    spec.plot = .plane
    for index in spec.marks.indices { spec.marks[index].z = Channel(label: "") }
    for axis in [PositionAxis.x, .y] {
      spec[axis].domain = .automatic(includesZero: false, reversed: nil)
    }
    return spec
  }

  private static func numbers(_ label: String, _ values: [Double]) -> Channel {
    Channel(label: label, column: .numbers(values))
  }

  private static func planeCategories(_ names: [String]) -> ChartSpec {
    let count = names.count * 12
    return planeOf([
      MarkGroup(
        .point,
        x: Channel(
          label: "Species",
          column: .categories(CategoryColumn((0..<count).map { names[$0 % names.count] }))),
        y: numbers("Body mass (kg)", noise(count, seed: 21).map { 2.5 + 3 * $0 }))
    ])
  }

  private static var planeDates: ChartSpec {
    let days = (0..<60).map { Double($0) * 86400 * 6 }
    let heights = noise(60, seed: 31).enumerated().map { 12 - 10 * cos(Double($0) / 9) + 5 * $1 }
    return planeOf([
      MarkGroup(
        .point, x: Channel(label: "Day", column: .dates(days)),
        y: numbers("Temperature (°C)", heights))
    ])
  }

  /// Each form in the same area, and in the same frame.
  private static var planeSymbols: ChartSpec {
    let all = PlaneSymbol.Basic.allCases
    return planeOf(
      all.enumerated().flatMap { index, basic -> [MarkGroup] in
        [SymbolExtent.area(200), .box([24, 12]), .area(40)].enumerated().map { row, extent in
          var style = MarkStyle()
          style.planeSymbol = basic.symbol
          style.symbolExtent = .same(extent)
          style.foreground = .color(.same(.system(row == 1 ? .orange : .blue, opacity: 1)))
          return MarkGroup(
            .point,
            x: Channel(
              label: "Symbol",
              column: .categories(CategoryColumn(names: all.map(\.rawValue), codes: [Int32(index)]))
            ),
            y: numbers("Row", [Double(row) + 1]), style: style)
        }
      })
  }

  /// Points whose place is not data on one axis.
  private static var planePlaces: ChartSpec {
    let values = [1.0, 4, 6, 9]
    func points(_ values: [Double], from anchor: PlotAnchor) -> Channel {
      var channel = Channel(label: "", column: .numbers(values))
      channel.anchor = anchor
      return channel
    }
    let zeros = values.map { _ in 0.0 }
    return planeOf([
      MarkGroup(.point, x: numbers("Value", values), y: points(zeros, from: .center)),
      MarkGroup(
        .point, x: numbers("Value", values), y: points(zeros.map { $0 + 12 }, from: .start)),
      MarkGroup(
        .point, x: points(zeros.map { $0 + 20 }, from: .start), y: numbers("Height", values)),
      MarkGroup(.point, x: points(zeros, from: .center), y: numbers("Height", values)),
    ])
  }

  /// Axes on the other sides, with titles along them.
  private static var planeSides: ChartSpec {
    var spec = planeCloud(count: 60)
    spec.x.marks = [AxisMarksSpec(side: .top)]
    spec.y.marks = [AxisMarksSpec(side: .leading)]
    spec.x.titlePlace = AxisTitlePlace(side: .top)
    spec.y.titlePlace = AxisTitlePlace(side: .leading)
    spec.x.padding = AxisPadding(start: 20, end: 40)
    spec.y.padding = AxisPadding(start: 15, end: 5)
    return spec
  }

  private static var planeTranslucent: ChartSpec {
    var spec = planeCloud(count: 400)
    spec.style {
      $0.opacity = .same(0.35)
      $0.symbolExtent = .same(.area(120))
    }
    return spec
  }

  private static var planeGradient: ChartSpec {
    var spec = planeCloud(count: 200)
    spec.style {
      $0.foreground = .gradient(
        GradientSpec(colors: [.system(.blue, opacity: 1), .system(.orange, opacity: 1)]),
        .linear(start: [0, 0], end: [1, 1]))
    }
    return spec
  }

  private static var planeLog: ChartSpec {
    var spec = planeOf([
      MarkGroup(
        .point, x: numbers("Mass (kg)", [0.02, 0.3, 4, 60, 700, 4000]),
        y: numbers("Heartbeats a minute", [600, 300, 150, 70, 40, 28]))
    ])
    spec.x.scale = .log
    return spec
  }
}
