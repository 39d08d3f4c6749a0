import ChartModel
import Foundation

extension Scenes {
  static let symbols: [TestScene] = [
    TestScene(name: "symbols-shapes", spec: shapes),
    TestScene(name: "symbols-shapes-dark", spec: shapes, theme: .dark),
    TestScene(name: "symbols-shapes-perspective", spec: posed(shapes, -50, 12, .perspective)),
    TestScene(name: "symbols-below", spec: posed(shapes, 150, -35)),
    TestScene(name: "symbols-rotated", spec: vortex),
    TestScene(name: "symbols-translucent", spec: translucentSymbols),
    TestScene(name: "symbols-sized", spec: sized),
    TestScene(name: "symbols-metal", spec: metalSymbols, theme: .dark),
    TestScene(name: "marks-fading", spec: fading),
    TestScene(name: "bodies-normal", spec: bodiesByNormal),
    TestScene(
      name: "bodies-normal-perspective", spec: posed(bodiesByNormal, -40, 30, .perspective),
      theme: .dark),
  ]

  /// A grid of places, in the order of x, then y, then z.
  private static func grid(_ x: [Double], _ y: [Double], _ z: [Double]) -> [SIMD3<Double>] {
    x.flatMap { x in y.flatMap { y in z.map { z in [x, y, z] } } }
  }

  private static func points(
    _ places: [SIMD3<Double>], _ change: (inout MarkStyle) -> Void
  ) -> MarkGroup {
    var style = MarkStyle()
    change(&style)
    func channel(_ label: String, _ axis: Int) -> Channel {
      Channel(label: label, column: .numbers(places.map { $0[axis] }))
    }
    return MarkGroup(
      .point, x: channel("X", 0), y: channel("Y", 1), z: channel("Z", 2), style: style)
  }

  /// A shape for each category.
  private static var shapes: ChartSpec {
    let all = SymbolShape.allCases
    let places = (0..<28).map { index -> SIMD3<Double> in
      let turn = Double(index) * 0.9
      return [cos(turn) * (1 + Double(index) / 14), Double(index), sin(turn) * 2]
    }
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .each(places.indices.map { all[$0 % 4] })
        $0.symbolSize = .same(0.1)
        $0.foreground = .encoded(
          Channel(
            label: "Shape",
            column: .categories(
              CategoryColumn(places.indices.map { all[$0 % 4].rawValue.capitalized }))))
      }
    ]
    return spec
  }

  /// Cones that point along a vortex, in colours of its speed.
  private static var vortex: ChartSpec {
    let sides = [-1, -0.5, 0, 0.5, 1]
    let places = grid(sides, [-1, 0, 1], sides)
    let speeds = places.map { SIMD3(-$0.z, 0.6 * (1 - $0.x * $0.x - $0.z * $0.z), $0.x) }
    func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .same(.cone)
        $0.symbolSize = .each(speeds.map { 0.04 + 0.04 * length($0) })
        $0.symbolRotation = .each(
          speeds.map { speed in
            // From up to v: the quaternion (up x v, 1 + up . v) at unit length.
            let v = speed / length(speed)
            return RotationSpec(imaginary: [v.z, 0, -v.x], real: 1 + v.y)
          })
        $0.foreground = .encoded(Channel(label: "Speed", column: .numbers(speeds.map(length))))
      }
    ]
    return spec
  }

  /// Boxes in boxes: only their outsides show, over what is opaque in them.
  private static var translucentSymbols: ChartSpec {
    let places = grid([0, 1], [0, 1], [0, 1])
    let all: [SymbolShape] = [.cube, .cylinder, .cone, .sphere]
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .each(places.indices.map { all[($0 + $0 / 4) % 4] })
        $0.symbolSize = .same(0.42)
        $0.opacity = .each(places.indices.map { $0 % 2 == 0 ? 0.35 : 0.6 })
        $0.foreground = .color(
          .each(places.indices.map { .system($0 / 4 == 0 ? .blue : .orange, opacity: 1) }))
      },
      points(places) {
        $0.symbolSize = .same(0.12)
        $0.foreground = .color(.same(.system(.purple, opacity: 1)))
      },
    ]
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(-0.5, 1.5) }
    return posed(spec, 25, 25)
  }

  /// Every body in the colours of its normals, some of them see-through, behind bars, and a plane.
  private static var bodiesByNormal: ChartSpec {
    let places = grid([0, 1, 2, 3], [1.2], [1, 2])
    func single(_ values: [Double]) -> Channel { Channel(label: "", column: .numbers(values)) }
    func range(_ low: [Double], _ high: [Double]) -> Channel {
      Channel(label: "", column: .numbers(low), end: .numbers(high))
    }
    var style = MarkStyle()
    style.foreground = .normalBased
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .each(places.indices.map { SymbolShape.allCases[$0 / 2] })
        $0.symbolSize = .same(0.2)
        $0.opacity = .each(places.indices.map { $0 % 2 == 0 ? 1 : 0.6 })
        $0.foreground = .normalBased
      },
      MarkGroup(
        .bar(BarSpec(width: .fixed(0.3), depth: .fixed(0.2))), x: single([0, 1, 2, 3]),
        y: range([0, 0, 0, 0], [0.4, 0.2, 0.5, 0.3]), z: single([0, 0, 0, 0]), style: style),
      MarkGroup(
        .rectangle, x: range([0], [1]), y: range([1.4], [1.9]), z: single([2]), style: style),
    ]
    return spec
  }

  /// Areas in proportion to data.
  private static var sized: ChartSpec {
    let places = (0..<40).map { index -> SIMD3<Double> in
      let turn = Double(index) * 2.4
      let radius = Double(index).squareRoot()
      return [cos(turn) * radius, sin(Double(index) / 5), sin(turn) * radius]
    }
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .each(places.indices.map { $0 % 2 == 0 ? .sphere : .cube })
        $0.symbolSizeData = Channel(
          label: "Mass", column: .numbers(places.indices.map { Double($0) }))
        $0.foreground = .heightBased(gradient: nil, range: nil)
        $0.opacity = .same(0.9)
      }
    ]
    return spec
  }

  private static var metalSymbols: ChartSpec {
    let places = (0..<8).map { index -> SIMD3<Double> in
      let (y, z) = (index * 3 % 8, index * 5 % 8)
      return SIMD3<Double>(Double(index), Double(y), Double(z))
    }
    var spec = ChartSpec()
    spec.marks = [
      points(places) {
        $0.symbol = .each(places.indices.map { SymbolShape.allCases[$0 % 4] })
        $0.symbolSize = .same(0.2)
        $0.symbolRotation = .each(
          places.indices.map { index -> RotationSpec in
            let half = Double(index) / 6
            return RotationSpec(imaginary: [0, 0, sin(half)], real: cos(half))
          })
        $0.foreground = .color(.same(.system(.orange, opacity: 1)))
        $0.metalness = 1
        $0.roughness = 0.25
      }
    ]
    return posed(spec, 30, 20, .perspective)
  }

  /// An opacity for each mark, whatever colours it: rules, planes on a ramp, and a surface.
  private static var fading: ChartSpec {
    let places = (0..<6).map { Double($0) / 5 * 1.6 - 0.8 }
    let opacities = places.indices.map { (Double($0) + 1) / 6 }
    func single(_ values: [Double]) -> Channel { Channel(label: "", column: .numbers(values)) }
    func range(_ low: [Double], _ high: [Double]) -> Channel {
      Channel(label: "", column: .numbers(low), end: .numbers(high))
    }
    let zero = places.map { _ in 0.0 }
    var planes = MarkStyle()
    planes.foreground = .heightBased(gradient: nil, range: nil)
    planes.opacity = .each(opacities)
    var rules = MarkStyle()
    rules.foreground = .color(.same(.system(.red, opacity: 1)))
    rules.opacity = .each(opacities)
    var surface = MarkStyle()
    surface.foreground = .normalBased
    surface.opacity = .same(0.5)
    var spec = ChartSpec.surface(count: 40) { x, z in 0.4 * sin(3 * x) * cos(3 * z) - 0.5 }
    spec.style { $0 = surface }
    spec.marks += [
      MarkGroup(
        .rectangle, x: range(places, places.map { $0 + 0.25 }),
        y: range(zero, zero.map { _ in 1 }), z: single(zero), style: planes),
      MarkGroup(
        .rule, x: single(places), y: single(zero.map { _ in 0.2 }),
        z: range(zero.map { _ in -1 }, zero.map { _ in 1 }), style: rules),
    ]
    return spec
  }
}
