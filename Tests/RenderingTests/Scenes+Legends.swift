import ChartModel
import Foundation
import TextModel

/// Scales from data to colour, and what explains them.
extension Scenes {
  static let legends: [TestScene] = [
    TestScene(name: "legend-positions", view: positions, width: 560, height: 460),
    TestScene(name: "legend-ramp-log", spec: logRamp),
    TestScene(
      name: "legend-vertical-bar", spec: placed(logRamp, .trailing), width: 360, theme: .dark),
    TestScene(name: "legend-custom", spec: custom, width: 360),
    TestScene(name: "legend-two", spec: twoLegends, width: 420),
    TestScene(name: "warns-legend-overlay", spec: placed(undeclared, .overlay), width: 360),
    TestScene(name: "warns-legend-undeclared", spec: undeclared),
    TestScene(name: "ramp-viridis", view: ramps, width: 560, height: 300),
    TestScene(name: "height-bar", spec: heightBar, width: 360),
    TestScene(name: "palette-okabe-ito", spec: okabeIto),
    TestScene(name: "ramp-diverging", spec: diverging),
    TestScene(
      name: "gradient-styles", view: gradients, width: 480, height: 400, meanTolerance: 0.6,
      outlierTolerance: 0.008),
  ]

  /// A chart with nothing but its marks and its legend.
  private static func plain(_ spec: ChartSpec) -> ChartSpec {
    var spec = bare(spec)
    spec.legend.visibility = .automatic
    return spec
  }

  private static func placed(
    _ spec: ChartSpec, _ position: LegendPosition, alignment: AlignmentSpec? = nil
  ) -> ChartSpec {
    var spec = spec
    spec.legend.position = position
    spec.legend.alignment = alignment
    return spec
  }

  /// The same chart with its legend at each of four sides.
  private static var positions: ViewNode {
    func row(_ left: LegendPosition, _ right: LegendPosition) -> ViewNode {
      .stack(
        StackSpec(.horizontal),
        [left, right].map { .chart(placed(plain(cloud(count: 60)), $0)) })
    }
    return .stack(StackSpec(.vertical), [row(.top, .trailing), row(.leading, .bottomTrailing)])
  }

  /// A spiral coloured by a quantity of five decades, a few values of which are no logarithm's.
  private static var logRamp: ChartSpec {
    let turn = (0..<90).map { Double($0) / 10 }
    var spec = ChartSpec.scatter(
      turn.map { $0 * cos($0) }, turn.map { $0 }, turn.map { $0 * sin($0) })
    spec.style {
      $0.foreground = .encoded(
        Channel(
          label: "Energy (J)",
          column: .numbers(turn.enumerated().map { $0 % 11 == 5 ? .nan : pow(10, $1 * 0.5 - 1) })))
    }
    for axis in PositionAxis.allCases { spec[axis].title = .hidden }
    spec.colorScale.type = .log
    spec.colorScale.range = .gradient(NamedRamp.viridis.gradient)
    return spec
  }

  private static var custom: ChartSpec {
    var spec = plain(cloud(count: 60))
    func key(_ name: String, _ color: SystemColor) -> ViewNode {
      .stack(
        StackSpec(.horizontal, spacing: 6),
        [
          .modified(
            .shape(ShapeSpec(.roundedRectangle(radius: 3), color: .system(color, opacity: 1))),
            .frame(width: 12, height: 12, .center)),
          .text(TextLine(string: name, font: FontSpec(size: 12))),
        ])
    }
    spec.legend.position = .leading
    spec.legend.content = .modified(
      .stack(
        StackSpec(.vertical, alignment: AlignmentSpec(horizontal: 0, vertical: .center)),
        [
          .text(TextLine(string: "Species", font: FontSpec(size: 13, weight: 600))),
          .divider(nil), key("Adelie", .blue), key("Chinstrap", .green), key("Gentoo", .orange),
        ]), .frame(width: 92, height: nil, .center))
    return spec
  }

  /// Points by category, over rectangles by number.
  private static var twoLegends: ChartSpec {
    var spec = cloud(count: 60)
    let starts = (0..<6).map { 180 + 10 * Double($0) }
    var style = MarkStyle()
    style.foreground = .encoded(
      Channel(label: "Depth (m)", column: .numbers(starts.map { ($0 - 180) * 4 })))
    spec.marks.append(
      MarkGroup(
        .rectangle,
        x: Channel(label: "", column: .numbers(starts), end: .numbers(starts.map { $0 + 9 })),
        y: Channel(label: "", column: .numbers(starts.map { _ in 3 })),
        z: Channel(
          label: "", column: .numbers(starts.map { _ in 40 }),
          end: .numbers(starts.map { _ in 56 })), style: style))
    return spec
  }

  /// A domain that does not have one of three categories, in translucent colours.
  private static var undeclared: ChartSpec {
    var spec = plain(cloud(count: 60))
    spec.style { $0.symbolSize = .same(0.07) }
    spec.colorScale.domain = .categories(["Gentoo", "Adelie"])
    spec.colorScale.range = .colors([
      .system(.pink, opacity: 0.6), .system(.teal, opacity: 0.6),
    ])
    return spec
  }

  /// The sinc surface in four ramps.
  private static var ramps: ViewNode {
    func chart(_ ramp: NamedRamp) -> ViewNode {
      var spec = bare(sinc(.heightBased(gradient: nil, range: nil)))
      spec.colorScale.ramp = ramp.gradient
      spec.title = ramp.rawValue
      return .chart(spec)
    }
    func row(_ ramps: [NamedRamp]) -> ViewNode {
      .stack(StackSpec(.horizontal), ramps.map(chart))
    }
    return .stack(
      StackSpec(.vertical),
      [row([.viridis, .magma, .plasma]), row([.cividis, .turbo, .grays])])
  }

  private static var heightBar: ChartSpec {
    var spec = sinc(.heightBased(gradient: nil, range: nil))
    spec.legend.visibility = .visible
    spec.legend.position = .trailing
    return spec
  }

  private static var okabeIto: ChartSpec {
    let count = 96
    let turn = (0..<count).map { Double($0) * 0.26 }
    var spec = plain(.scatter(turn.map { cos($0) }, turn, turn.map { sin($0) }))
    spec.style {
      $0.foreground = .encoded(
        Channel(
          label: "Group",
          column: .categories(CategoryColumn((0..<count).map { "Group \($0 / 12 + 1)" }))))
    }
    spec.colorScale.palette = .okabeIto
    return spec
  }

  /// White at zero, whatever the ends are.
  private static var diverging: ChartSpec {
    let places = (0..<64).map { (Double($0 % 8), Double($0 / 8)) }
    let heights = places.map { $0.0 - 0.4 * $0.1 * $0.1 / 3 }
    var spec = plain(.scatter(places.map(\.0), heights, places.map(\.1)))
    spec.style {
      $0.symbolSize = .same(0.07)
      $0.foreground = .encoded(Channel(label: "Balance", column: .numbers(heights)))
    }
    spec.colorScale.domain = .numbers(-6, 7)
    spec.colorScale.places = [-6, 0, 7]
    spec.colorScale.range = .colors([.blue, .white, .red].map { .system($0, opacity: 1) })
    return spec
  }

  /// A gradient of each geometry, on a mark of each kind.
  private static var gradients: ViewNode {
    func chart(_ spec: ChartSpec, _ colors: [SystemColor], _ geometry: GradientGeometry) -> ViewNode
    {
      var spec = bare(spec)
      let gradient = GradientSpec(colors: colors.map { .system($0, opacity: 1) })
      spec.style { $0.foreground = .gradient(gradient, geometry) }
      return .chart(spec)
    }
    let center = SIMD2(0.5, 0.5)
    return .stack(
      StackSpec(.vertical),
      [
        .stack(
          StackSpec(.horizontal),
          [
            chart(
              sinc(.automatic), [.red, .yellow, .green, .cyan, .blue, .purple, .red],
              .angular(center: center, start: 0, end: 360)),
            chart(
              cloud(count: 400), [.yellow, .orange, .purple],
              .elliptical(center: center, startFraction: 0, endFraction: 0.6)),
          ]),
        .stack(
          StackSpec(.horizontal),
          [
            chart(rules, [.pink, .indigo], .linear(start: [0, 0], end: [1, 0])),
            chart(
              rampRectangles, [.mint, .blue, .black],
              .radial(center: center, startRadius: 0, endRadius: 70)),
          ]),
      ])
  }
}
