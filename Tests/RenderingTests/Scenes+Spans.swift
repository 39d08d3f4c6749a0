import ChartModel
import Foundation

extension Scenes {
  /// A stem under each point, and one rule that the domain cuts at both ends.
  static var rules: ChartSpec {
    let turn = (0..<24).map { Double($0) * .pi / 12 }
    let x = Channel(label: "X", column: .numbers(turn.map { cos($0) }))
    let z = Channel(label: "Z", column: .numbers(turn.map { sin($0) }))
    let heights = turn.map { 1.2 + sin(2 * $0) }
    var spec = ChartSpec()
    var stems = MarkStyle()
    stems.foreground = .heightBased(gradient: nil, range: nil)
    var colored = MarkStyle()
    colored.foreground = .color(.same(.system(.red, opacity: 1)))
    spec.marks = [
      MarkGroup(
        .rule, x: x,
        y: Channel(label: "Y", column: .numbers(turn.map { _ in 0 }), end: .numbers(heights)), z: z,
        style: stems),
      MarkGroup(
        .point, x: x, y: Channel(label: "Y", column: .numbers(heights)), z: z, style: stems),
      MarkGroup(
        .rule, x: Channel(label: "X", column: .numbers([-5]), end: .numbers([5])),
        y: Channel(label: "Y", column: .numbers([1])),
        z: Channel(label: "Z", column: .numbers([0])),
        style: colored),
    ]
    spec.x.domain = .numbers(-1.2, 1.2)
    return spec
  }

  /// Three planes that cross in the middle, one of them wider than the domain.
  static func rectangles(opacity: Double) -> ChartSpec {
    func group(_ axis: PositionAxis, _ color: SystemColor, half: Double = 0.4) -> MarkGroup {
      func channel(_ other: PositionAxis) -> Channel {
        other == axis
          ? Channel(label: other.name, column: .numbers([0]))
          : Channel(label: other.name, column: .numbers([-half]), end: .numbers([half]))
      }
      var style = MarkStyle()
      style.foreground = .color(.same(.system(color, opacity: opacity)))
      return MarkGroup(.rectangle, x: channel(.x), y: channel(.y), z: channel(.z), style: style)
    }
    var spec = ChartSpec()
    spec.marks = [group(.x, .red), group(.y, .green, half: 3), group(.z, .blue)]
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(-0.5, 0.5) }
    return spec
  }

  /// Standing planes in the colours of their heights, over tiles in a gradient of the floor.
  static var rampRectangles: ChartSpec {
    let starts = (0..<5).map { Double($0) }
    var tiles = MarkStyle()
    tiles.foreground = .gradient(
      GradientSpec(colors: [.system(.purple, opacity: 1), .system(.yellow, opacity: 1)]),
      .linear(start: [0, 0], end: [1, 1]))
    var fins = MarkStyle()
    fins.foreground = .heightBased(gradient: nil, range: nil)
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .rectangle,
        x: Channel(label: "X", column: .numbers(starts), end: .numbers(starts.map { $0 + 0.8 })),
        y: Channel(label: "Y", column: .numbers(starts.map { _ in 0.1 })),
        z: Channel(
          label: "Z", column: .numbers(starts.map { _ in 0 }),
          end: .numbers(starts.map { _ in 4 })), style: tiles),
      MarkGroup(
        .rectangle,
        x: Channel(label: "X", column: .numbers(starts), end: .numbers(starts.map { $0 + 0.8 })),
        y: Channel(
          label: "Y", column: .numbers(starts.map { _ in 0 }),
          end: .numbers(starts.map { 1 + $0 / 2 })),
        z: Channel(label: "Z", column: .numbers(starts.map { _ in 2 })), style: fins),
    ]
    return spec
  }

  /// Points in a translucent surface that crosses a translucent plane, from below.
  static var translucentMix: ChartSpec {
    var spec = ChartSpec.surface(count: 40) { x, z in 0.6 * sin(3 * x) * cos(3 * z) }
    spec.style {
      $0.foreground = .color(.same(.system(.orange, opacity: 0.6)))
    }
    var plane = MarkStyle()
    plane.foreground = .color(.same(.system(.blue, opacity: 0.4)))
    var points = MarkStyle()
    points.foreground = .color(.same(.system(.purple, opacity: 1)))
    points.symbolSize = .same(0.06)
    let places = (0..<9).map { Double($0) / 4 - 1 }
    spec.marks += [
      MarkGroup(
        .rectangle, x: Channel(label: "X", column: .numbers([-1]), end: .numbers([1])),
        y: Channel(label: "Y", column: .numbers([0])),
        z: Channel(label: "Z", column: .numbers([-1]), end: .numbers([1])), style: plane),
      MarkGroup(
        .point, x: Channel(label: "X", column: .numbers(places)),
        y: Channel(label: "Y", column: .numbers(places.map { $0 / 2 })),
        z: Channel(label: "Z", column: .numbers(places)), style: points),
    ]
    return posed(spec, 35, -20)
  }
}
