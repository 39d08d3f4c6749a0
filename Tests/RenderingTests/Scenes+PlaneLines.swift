import ChartModel
import Foundation

extension Scenes {
  /// Lines, areas and functions of x and y.
  static let planeLines: [TestScene] = [
    TestScene(name: "plane-lines", spec: months()),
    TestScene(name: "plane-lines-dark", spec: months(), theme: .dark),
    TestScene(
      name: "plane-lines-tiny", spec: months(), width: 90, height: 60, meanTolerance: 1,
      outlierTolerance: 0.02),
    TestScene(name: "plane-curves", spec: curves, width: 420, height: 300),
    TestScene(name: "plane-steps", spec: steps),
    TestScene(name: "warns-plane-gaps", spec: gaps),
    TestScene(name: "plane-line-single", spec: planeOf([series([3], [2])])),
    TestScene(name: "plane-line-none", spec: planeOf([series([], [])])),
    TestScene(name: "plane-lines-symbols", spec: withSymbols),
    TestScene(name: "plane-lines-dashes", spec: withDashes),
    TestScene(name: "plane-line-clipped", spec: clipped),
    TestScene(name: "plane-line-translucent", spec: translucentLine),
    TestScene(name: "plane-line-crowd", spec: planeOf([crowd(count: 200_000)])),
    TestScene(name: "plane-line-log", spec: logLine),
    TestScene(name: "plane-line-gradient", spec: gradientLine(isAligned: false)),
    TestScene(name: "plane-line-gradient-plot", spec: gradientLine(isAligned: true)),
    TestScene(name: "plane-areas", spec: stacked(.standard, .linear)),
    TestScene(name: "plane-areas-translucent", spec: stacked(.standard, .monotone, opacity: 0.5)),
    TestScene(name: "plane-areas-normalized", spec: stacked(.normalized, .linear)),
    TestScene(name: "plane-areas-stream", spec: stacked(.center, .catmullRom(alpha: 0.5))),
    TestScene(
      name: "plane-areas-unstacked", spec: stacked(.unstacked, .stepCenter, opacity: 0.4)),
    TestScene(name: "plane-area-band", spec: band),
    TestScene(name: "plane-area-upright", spec: uprightBand),
    TestScene(name: "plane-area-gradient", spec: gradientArea),
    TestScene(name: "plane-area-dates", spec: dateArea),
    TestScene(name: "plane-functions", spec: functions),
    TestScene(name: "plane-function-poles", spec: poles),
    TestScene(name: "plane-function-paths", spec: paths),
    TestScene(name: "plane-function-areas", spec: functionAreas),
  ]

  private static func numbers(_ label: String, _ values: [Double]) -> Channel {
    Channel(label: label, column: .numbers(values))
  }

  private static func names(_ label: String, _ values: [String]) -> Channel {
    Channel(label: label, column: .categories(CategoryColumn(values)))
  }

  private static func series(
    _ x: [Double], _ y: [Double], _ color: SystemColor? = nil,
    _ edit: (inout MarkStyle) -> Void = { _ in }
  ) -> MarkGroup {
    var style = MarkStyle()
    if let color { style.foreground = .color(.same(.system(color, opacity: 1))) }
    edit(&style)
    return MarkGroup(.line, x: numbers("x", x), y: numbers("y", y), style: style)
  }

  /// Three cities by month, coloured by name.
  private static func months(_ edit: (inout MarkGroup) -> Void = { _ in }) -> ChartSpec {
    let cities = ["Oslo", "Lisbon", "Quito"]
    var (x, y, city): ([String], [Double], [String]) = ([], [], [])
    let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]
    for (number, name) in cities.enumerated() {
      for (month, monthName) in monthNames.enumerated() {
        x.append(monthName)
        let swing = [11.0, 6, 0.6][number] * cos(Double(month - 6) / 12 * 2 * .pi)
        y.append([6.0, 17, 13.5][number] + swing)
        city.append(name)
      }
    }
    var group = MarkGroup(.line, x: names("Month", x), y: numbers("Temperature (°C)", y))
    group.style.foreground = .encoded(names("City", city))
    edit(&group)
    return planeOf([group])
  }

  /// All smooth methods through the same points.
  private static var curves: ChartSpec {
    let methods: [(Interpolation, SystemColor)] = [
      (.linear, .gray), (.monotone, .blue), (.cardinal(tension: 0), .green),
      (.cardinal(tension: 0.6), .orange), (.catmullRom(alpha: 0.5), .purple),
      (.catmullRom(alpha: 1), .red),
    ]
    let x: [Double] = [0, 1, 2.2, 2.6, 4, 5.5, 6]
    let y: [Double] = [1, 4, 3.8, 0.5, 0.8, 4.2, 2]
    let lines = methods.map { method, color in series(x, y, color) { $0.interpolation = method } }
    var points = MarkGroup(.point, x: numbers("x", x), y: numbers("y", y))
    points.style.foreground = .color(.same(.system(.primary, opacity: 1)))
    return planeOf(lines + [points])
  }

  private static var steps: ChartSpec {
    let methods: [(Interpolation, SystemColor)] = [
      (.stepStart, .blue), (.stepCenter, .green), (.stepEnd, .orange),
    ]
    let x: [Double] = [0, 1, 2, 3, 4]
    return planeOf(
      methods.enumerated().map { row, method in
        series(x, [1, 3, 2, 4, 1.5].map { $0 + 5 * Double(row) }, method.1) {
          $0.interpolation = method.0
          $0.planeSymbol = .circle
        }
      })
  }

  /// Gaps, with a place by itself between two.
  private static var gaps: ChartSpec {
    let y: [Double] = [1, 2, .nan, 3, .nan, 2, 3, 1, .infinity, 2, 2.5]
    return planeOf([
      series((0..<11).map(Double.init), y),
      series((0..<11).map(Double.init), y.map { $0 + 2 }, .orange) {
        $0.interpolation = .monotone
      },
    ])
  }

  private static var withSymbols: ChartSpec {
    months { group in
      guard case .encoded(let city) = group.style.foreground else { return }
      group.style.planeSymbolData = city
      group.style.interpolation = .catmullRom(alpha: 0.5)
    }
  }

  private static var withDashes: ChartSpec {
    months { group in
      guard case .encoded(let city) = group.style.foreground else { return }
      group.style.lineData = city
      group.style.foreground = .automatic
      group.style.line = LineSpec(width: 3, cap: .round)
    }
  }

  /// A line that leaves the domain on all sides, and one that runs along its edge.
  private static var clipped: ChartSpec {
    let t = (0...80).map { Double($0) / 80 * 2 * .pi }
    var spec = planeOf([
      series(t.map { 1.3 * cos(3 * $0) }, t.map { 1.3 * sin(2 * $0) }) {
        $0.line = LineSpec(width: 8)
      },
      series([-1, -0.2, 0.4, 1], [-1, -1, 0, -1], .red) { $0.line = LineSpec(width: 6) },
    ])
    spec.x.domain = .numbers(-1, 1)
    spec.y.domain = .numbers(-1, 1)
    return spec
  }

  private static var translucentLine: ChartSpec {
    let t = (0...300).map { Double($0) / 300 * 2 * .pi }
    return planeOf([
      series(t.map { sin(3 * $0) }, t.map { sin(4 * $0) }) {
        $0.line = LineSpec(width: 14)
        $0.opacity = .same(0.5)
      },
      series((0...40).map { Double($0) / 20 - 1 }, (0...40).map { $0 % 2 == 0 ? -0.1 : 0.1 }, .red)
      {
        $0.line = LineSpec(width: 9, join: .miter)
        $0.opacity = .same(0.5)
      },
    ])
  }

  /// Noise with one spike.
  static func crowd(count: Int) -> MarkGroup {
    var y = noise(count, seed: 5)
    y[count * 2 / 3] = 6
    return series((0..<count).map(Double.init), y) { $0.line = LineSpec(width: 1) }
  }

  private static var logLine: ChartSpec {
    var spec = planeOf([
      series((0...40).map { pow(10, Double($0) / 10) }, (0...40).map { pow(10, Double($0) / 8) })
    ])
    spec.x.scale = .log
    spec.y.scale = .log
    return spec
  }

  private static let fire = GradientSpec(
    colors: [.blue, .green, .red].map { .system($0, opacity: 1) })

  private static func gradientLine(isAligned: Bool) -> ChartSpec {
    let x = (0...60).map { Double($0) / 60 }
    var spec = planeOf([
      series(x, x.map { 0.5 + 0.2 * sin($0 * 12) }) {
        $0.foreground = .gradient(fire, .linear(start: [0.5, 1], end: [0.5, 0]))
        $0.line = LineSpec(width: 6, cap: .round)
        $0.alignsWithPlot = isAligned
      }
    ])
    spec.y.domain = .numbers(0, 1)
    return spec
  }

  /// Four series of what is above zero.
  private static func layers(count: Int = 24) -> (x: [Double], y: [Double], name: [String]) {
    var layers: (x: [Double], y: [Double], name: [String]) = ([], [], [])
    for (number, name) in ["North", "East", "South", "West"].enumerated() {
      let noise = noise(count, seed: UInt64(40 + number))
      for index in 0..<count {
        layers.x.append(Double(index))
        layers.y.append(2 + noise[index] + sin(Double(index) / 4 + 1.3 * Double(number)))
        layers.name.append(name)
      }
    }
    return layers
  }

  private static func stacked(
    _ method: BarStacking, _ interpolation: Interpolation, opacity: Double? = nil
  ) -> ChartSpec {
    let layers = layers()
    var group = MarkGroup(
      .area(BaselineSpec(stacking: method)), x: numbers("Week", layers.x),
      y: numbers("Sales", layers.y))
    group.style.foreground = .encoded(names("Region", layers.name))
    group.style.interpolation = interpolation
    group.style.opacity = opacity.map { .same($0) }
    return planeOf([group])
  }

  /// Two edges that cross.
  private static var band: ChartSpec {
    let x = (0...12).map(Double.init)
    var y = numbers("y", x.map { sin($0 / 2) })
    y.end = .numbers(x.map { cos($0 / 3) })
    var group = MarkGroup(.area(BaselineSpec(valueAxis: .y)), x: numbers("x", x), y: y)
    group.style.foreground = .color(.same(.system(.green, opacity: 0.5)))
    group.style.interpolation = .monotone
    return planeOf([group, series(x, x.map { sin($0 / 2) }) { $0.interpolation = .monotone }])
  }

  private static var uprightBand: ChartSpec {
    let y = (0...12).map(Double.init)
    var x = numbers("x", y.map { 2 + sin($0 / 2) })
    x.end = .numbers(y.map { 5 + cos($0 / 2) })
    var group = MarkGroup(.area(BaselineSpec(valueAxis: .x)), x: x, y: numbers("y", y))
    group.style.interpolation = .cardinal(tension: 0)
    return planeOf([group])
  }

  private static var gradientArea: ChartSpec {
    let x = (0...40).map(Double.init)
    var group = MarkGroup(
      .area(BaselineSpec()), x: numbers("x", x), y: numbers("y", x.map { 3 + 2 * sin($0 / 5) }))
    group.style.foreground = .gradient(
      GradientSpec(
        stops: [
          .init(color: .system(.blue, opacity: 0.9), location: 0),
          .init(color: .system(.blue, opacity: 0.05), location: 1),
        ]), .linear(start: [0.5, 0], end: [0.5, 1]))
    return planeOf([group])
  }

  private static var dateArea: ChartSpec {
    let days = (0..<30).map { Double($0) * 86400 * 3 }
    return planeOf([
      MarkGroup(
        .area(BaselineSpec()), x: Channel(label: "Day", column: .dates(days)),
        y: numbers("Level", (0..<30).map { 5 * sin(Double($0) / 4) }))
    ])
  }

  private static func graph(
    _ form: CurveFunction.Form, _ color: SystemColor, domain: ClosedRange<Double>? = nil,
    opacity: Double = 1, _ value: @escaping @Sendable (Double) -> SIMD2<Double>
  ) -> MarkGroup {
    let function = CurveFunction(form, domain: domain, value: value)
    let channels = function.channels(x: "x", y: "y")
    var group = MarkGroup(.function(function), x: channels.x, y: channels.y)
    group.style.foreground = .color(.same(.system(color, opacity: opacity)))
    return group
  }

  private static func line(
    _ color: SystemColor, domain: ClosedRange<Double>? = nil,
    _ value: @escaping @Sendable (Double) -> Double
  ) -> MarkGroup {
    graph(.line, color, domain: domain) { SIMD2(repeating: value($0)) }
  }

  private static var functions: ChartSpec {
    var spec = planeOf([
      line(.blue) { sin($0 * $0) }, line(.orange) { 2 * ($0 / 3).rounded(.down) },
      line(.green) { ($0 - 1).squareRoot() }, line(.red, domain: -3...0) { exp($0) },
      line(.purple) { 3 * sin($0 * 2) / $0 },
    ])
    spec.x.domain = .numbers(-6, 6)
    return spec
  }

  private static var poles: ChartSpec {
    var spec = planeOf([
      line(.blue) { tan($0) }, line(.orange) { 1 / $0 }, line(.green) { log($0) },
    ])
    spec.x.domain = .numbers(-5, 5)
    return spec
  }

  private static var paths: ChartSpec {
    planeOf([
      graph(.path, .blue, domain: 0...2 * .pi) { [3 * cos($0 * 3), 2 * sin($0 * 2)] },
      graph(.path, .red, domain: 0...2 * .pi, opacity: 0.5) {
        [16 * pow(sin($0), 3) / 6, (13 * cos($0) - 5 * cos(2 * $0) - 2 * cos(3 * $0)) / 6]
      },
    ])
  }

  private static var functionAreas: ChartSpec {
    var spec = planeOf([
      graph(.area, .blue, opacity: 0.4) { [0, sin($0)] },
      graph(.band, .orange, opacity: 0.5) { [cos($0) / 2, cos($0) / 2 + $0 / 8] },
    ])
    spec.x.domain = .numbers(-6, 6)
    return spec
  }
}
