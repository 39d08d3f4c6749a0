import ChartModel
import Foundation

extension Scenes {
  static let lines: [TestScene] = [
    TestScene(name: "lines-helix", spec: helix),
    TestScene(
      name: "lines-helix-dark", spec: posed(helix, -30, 35, .perspective), theme: .dark),
    TestScene(name: "lines-series", spec: orbits),
    TestScene(name: "lines-dashed", spec: dashed, outlierTolerance: 0.006),
    TestScene(name: "warns-lines-broken", spec: broken),
    TestScene(name: "lines-height", spec: knot),
    TestScene(name: "lines-log", spec: spiral),
    TestScene(name: "error-bars", spec: errorBars),
  ]

  static func numbers(_ label: String, _ values: [Double], to end: [Double]? = nil) -> Channel {
    Channel(label: label, column: .numbers(values), end: end.map { .numbers($0) })
  }

  static func texts(_ label: String, _ values: [String]) -> Channel {
    Channel(label: label, column: .categories(CategoryColumn(values)))
  }

  /// A spring whose colour is the time.
  private static var helix: ChartSpec {
    let time = (0...240).map { Double($0) / 240 }
    var style = MarkStyle()
    style.foreground = .encoded(numbers("Time (s)", time.map { $0 * 60 }))
    style.line = LineSpec(width: 4, cap: .round)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .line, x: numbers("East (m)", time.map { cos($0 * 8 * .pi) * (1 - $0 / 2) }),
        y: numbers("Height (m)", time.map { $0 * 10 }),
        z: numbers("North (m)", time.map { sin($0 * 8 * .pi) * (1 - $0 / 2) }), style: style)
    ]
    return spec
  }

  /// Three tilted orbits, their vertices by turns, with a body in the middle.
  private static var orbits: ChartSpec {
    let names = ["Inner", "Middle", "Outer"]
    let steps = (0...72).flatMap { step in (0..<3).map { (Double(step) * .pi / 36, $0) } }
    func place(_ step: (Double, Int), _ part: (Double, Double) -> Double) -> Double {
      part(step.0, 0.4 + 0.3 * Double(step.1)) * (0.4 + 0.3 * Double(step.1))
    }
    var style = MarkStyle()
    style.foreground = .encoded(texts("Orbit", steps.map { names[$0.1] }))
    style.line = LineSpec(width: 2.5)
    var body = MarkStyle()
    body.symbolSize = .same(0.3)
    body.foreground = .color(.same(.system(.yellow, opacity: 1)))
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .line, x: numbers("x", steps.map { place($0) { turn, _ in cos(turn) } }),
        y: numbers("y", steps.map { place($0) { turn, size in sin(turn) * (size - 0.7) } }),
        z: numbers("z", steps.map { place($0) { turn, _ in sin(turn) } }), style: style),
      MarkGroup(
        .point, x: numbers("x", [0]), y: numbers("y", [0]), z: numbers("z", [0]), style: body),
    ]
    return spec
  }

  /// Walks that differ in their dashes, one of them wider than the domain.
  private static var dashed: ChartSpec {
    func walk(_ depth: Double, _ color: SystemColor, _ line: LineSpec) -> MarkGroup {
      let x = (0...40).map { Double($0) / 4 }
      var style = MarkStyle()
      style.foreground = .color(.same(.system(color, opacity: 1)))
      style.line = line
      return MarkGroup(
        .line, x: numbers("x", x), y: numbers("y", x.map { sin($0 + depth) * (0.4 + depth / 4) }),
        z: numbers("z", x.map { _ in depth }), style: style)
    }
    var rule = MarkStyle()
    rule.line = LineSpec(width: 3, dash: DashPattern(lengths: [1, 6]), cap: .round)
    rule.foreground = .color(.same(.system(.gray, opacity: 1)))
    var spec = ChartSpec()
    spec.marks = [
      walk(0, .blue, LineSpec(width: 2)),
      walk(1, .orange, LineSpec(width: 2, dash: DashPattern(lengths: [8, 4]))),
      walk(2, .green, LineSpec(width: 4, dash: DashPattern(lengths: [0.1, 7]), cap: .round)),
      walk(3, .purple, LineSpec(width: 2, dash: DashPattern(lengths: [12, 4, 3, 4]))),
      MarkGroup(
        .rule, x: numbers("x", [0], to: [10]), y: numbers("y", [0]), z: numbers("z", [1.5]),
        style: rule),
    ]
    spec.x.domain = .numbers(1, 9)
    spec.y.domain = .numbers(-0.8, 0.8)
    return spec
  }

  /// A line with missing vertices.
  private static var broken: ChartSpec {
    let x = (0...60).map { Double($0) / 6 }
    var style = MarkStyle()
    style.line = LineSpec(width: 3, cap: .round)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .line, x: numbers("x", x),
        y: numbers("y", x.enumerated().map { $0 % 15 == 14 ? .nan : sin($1) }),
        z: numbers("z", x.map { cos($0) }), style: style)
    ]
    return spec
  }

  /// A trefoil knot, coloured by its height.
  private static var knot: ChartSpec {
    let turns = (0...180).map { Double($0) * .pi / 90 }
    var style = MarkStyle()
    style.foreground = .heightBased(gradient: nil, range: nil)
    style.line = LineSpec(width: 7)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .line, x: numbers("x", turns.map { sin($0) + 2 * sin(2 * $0) }),
        y: numbers("y", turns.map { -sin(3 * $0) }),
        z: numbers("z", turns.map { cos($0) - 2 * cos(2 * $0) }), style: style)
    ]
    return posed(spec, 20, 45)
  }

  /// A line over logarithmic axes and categories: straight from vertex to vertex in the box.
  private static var spiral: ChartSpec {
    var style = MarkStyle()
    style.foreground = .encoded(numbers("Load", [0, 1, 2, 3, 4]))
    style.line = LineSpec(width: 3)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .line, x: numbers("Cores", [1, 10, 100, 1000, 10000]),
        y: numbers("Seconds", [500, 60, 8, 2, 1]),
        z: texts("Phase", ["read", "sort", "join", "sort", "write"]), style: style)
    ]
    spec.x.scale = .log
    spec.y.scale = .log
    return spec
  }

  /// Measured points with their margins along all axes.
  private static var errorBars: ChartSpec {
    let x = [1.0, 2, 3, 4, 5]
    let y = [2.1, 2.9, 4.2, 4.8, 6.1]
    let z = [1.0, 3, 2, 4, 3]
    func bar(_ axis: PositionAxis, _ margin: Double) -> MarkGroup {
      func channel(_ other: PositionAxis, _ values: [Double]) -> Channel {
        axis == other
          ? numbers(other.name, values.map { $0 - margin }, to: values.map { $0 + margin })
          : numbers(other.name, values)
      }
      var style = MarkStyle()
      style.foreground = .color(.same(.system(.gray, opacity: 1)))
      return MarkGroup(
        .errorBar(ErrorBarSpec(capLength: 6)), x: channel(.x, x), y: channel(.y, y),
        z: channel(.z, z),
        style: style)
    }
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(.point, x: numbers("x", x), y: numbers("y", y), z: numbers("z", z)),
      bar(.x, 0.3), bar(.y, 0.6), bar(.z, 0.4),
    ]
    return spec
  }
}
