import ChartModel
import Foundation

extension Scenes {
  static let bars: [TestScene] = [
    TestScene(name: "bars-categories", spec: energy),
    TestScene(name: "bars-dark", spec: posed(energy, -40, 30, .perspective), theme: .dark),
    TestScene(name: "bars-negative", spec: balance),
    TestScene(name: "bars-stacked", spec: stacked),
    TestScene(name: "bars-touching", spec: histogram),
    TestScene(name: "bars-translucent", spec: translucentBars),
    TestScene(name: "annotations", spec: cities),
    TestScene(
      name: "annotations-dark", spec: posed(cities, 200, 30, .perspective), theme: .dark),
    TestScene(
      name: "point-plot", spec: attractor, meanTolerance: 1.5, outlierTolerance: 0.02),
  ]

  /// Electricity by source and country, a colour for each source.
  private static var energy: ChartSpec {
    let countries = ["France", "Germany", "Spain", "Sweden"]
    let sources = ["Nuclear", "Wind", "Solar", "Hydro"]
    let shares: [[Double]] = [
      [65, 10, 5, 11], [1, 27, 12, 4], [20, 23, 17, 11], [29, 21, 2, 40],
    ]
    let cells = countries.indices.flatMap { c in sources.indices.map { (c, $0) } }
    var style = MarkStyle()
    style.foreground = .encoded(texts("Source", cells.map { sources[$0.1] }))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec()), x: texts("Country", cells.map { countries[$0.0] }),
        y: numbers("Share (%)", cells.map { shares[$0.0][$0.1] }),
        z: texts("Source", cells.map { sources[$0.1] }), style: style)
    ]
    return posed(spec, 35, 25)
  }

  /// Bars that rise and hang, in the colours of their heights.
  private static var balance: ChartSpec {
    let cells = (0..<7).flatMap { x in (0..<5).map { (Double(x), Double($0)) } }
    var style = MarkStyle()
    style.foreground = .heightBased(gradient: nil, range: nil)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec()), x: numbers("Month", cells.map(\.0)),
        y: numbers("Balance", cells.map { sin($0.0) * 2 + cos($0.1 * 1.3) }),
        z: texts("Year", cells.map { "\(2020 + Int($0.1))" }), style: style)
    ]
    return spec
  }

  /// Bars on each other, some of which hang below zero.
  private static var stacked: ChartSpec {
    let parts = ["Goods", "Services", "Interest"]
    let cells = (0..<4).flatMap { x in (0..<3).flatMap { z in (0..<3).map { (x, z, $0) } } }
    var style = MarkStyle()
    style.foreground = .encoded(texts("Part", cells.map { parts[$0.2] }))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec(stacking: .standard)),
        x: texts("Quarter", cells.map { "Q\($0.0 + 1)" }),
        y: numbers("Flow", cells.map { $0.2 == 2 ? -Double($0.0 + 1) : Double($0.1 + $0.2 + 2) }),
        z: texts("Region", cells.map { ["North", "Middle", "South"][$0.1] }), style: style)
    ]
    return spec
  }

  /// A histogram of two variables whose bars touch.
  private static var histogram: ChartSpec {
    let cells = (-8...8).flatMap { x in (-8...8).map { (Double(x) / 4, Double($0) / 4) } }
    var style = MarkStyle()
    style.foreground = .color(.same(.system(.teal, opacity: 1)))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec(width: .ratio(1), depth: .ratio(1))), x: numbers("x", cells.map(\.0)),
        y: numbers(
          "Count", cells.map { (100 * exp(-0.8 * $0.0 * $0.0 - $0.1 * $0.1 / 3)).rounded() }),
        z: numbers("z", cells.map(\.1)), style: style)
    ]
    spec.x.domain = .numbers(-2, 2)
    spec.z.domain = .numbers(-2, 2)
    return posed(spec, 30, 35)
  }

  /// Translucent bars on each other: nothing of the planes between them shows.
  private static var translucentBars: ChartSpec {
    var style = MarkStyle()
    style.foreground = .color(
      .each([
        .system(.blue, opacity: 0.5), .system(.orange, opacity: 0.5), .system(.green, opacity: 0.5),
      ]))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec(stacking: .standard)), x: texts("x", ["a", "a", "b"]),
        y: numbers("y", [3, 2, 4]), z: texts("z", ["c", "c", "d"]), style: style)
    ]
    return spec
  }

  /// Named points, some so close together that their names must make room.
  private static var cities: ChartSpec {
    let names = ["Oslo", "Stockholm", "Copenhagen", "Helsinki", "Tallinn", "Riga", "Vilnius"]
    let x = numbers("Longitude", [10.8, 18.1, 12.6, 24.9, 24.8, 24.1, 25.3])
    let y = numbers("Population (k)", [700, 975, 640, 660, 440, 610, 590])
    let z = numbers("Latitude", [59.9, 59.3, 55.7, 60.2, 59.4, 56.9, 54.7])
    var note = TextMarkStyle(overlap: .move, hasLeader: true)
    note.clearance = 0.02
    var title = MarkStyle()
    title.foreground = .color(.same(.system(.red, opacity: 1)))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(.point, x: x, y: y, z: z),
      MarkGroup(.text(TextMarkSpec(texts: names, style: note)), x: x, y: y, z: z),
      MarkGroup(
        .text(
          TextMarkSpec(
            texts: ["Baltic Sea"],
            style: TextMarkStyle(side: [0, 0], font: .init(size: 14, weight: 600)))),
        x: numbers("Longitude", [18.5]), y: numbers("Population (k)", [440]),
        z: numbers("Latitude", [57.5]), style: title),
    ]
    return spec
  }

  /// The way of Lorenz's attractor as points, a size and a colour for each.
  private static var attractor: ChartSpec {
    var place = SIMD3(1.0, 1, 20)
    let places = (0..<6000).map { _ in
      let way = SIMD3(
        10 * (place.y - place.x), place.x * (28 - place.z) - place.y,
        place.x * place.y - 8 / 3 * place.z)
      place += way * 0.006
      return place
    }
    var style = MarkStyle()
    style.foreground = .encoded(numbers("Height", places.map(\.z)))
    style.symbolSize = .each(places.map { 0.006 + 0.0002 * $0.z })
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .point, x: numbers("x", places.map(\.x)), y: numbers("z", places.map(\.z)),
        z: numbers("y", places.map(\.y)), style: style)
    ]
    return posed(spec, 35, 15)
  }
}
