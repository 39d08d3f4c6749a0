import Diagnostics
import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// One value has one place, whatever shows it: a point, a tick, a rectangle's side or a surface.
struct ScalePlaceTests {
  /// A scale with a domain, a value on it, and the fraction of the way at which it stands.
  struct Case: Sendable, CustomTestStringConvertible {
    var type: ScaleType
    var low: Double
    var high: Double
    var value: Double
    var fraction: Double

    var testDescription: String { "\(type)" }
  }

  static let cases = [
    Case(type: .linear, low: -2, high: 6, value: 0, fraction: 0.25),
    Case(type: .log, low: 1, high: 10000, value: 100, fraction: 0.5),
    Case(type: .squareRoot, low: 0, high: 16, value: 1, fraction: 0.25),
    Case(type: .power(exponent: 2), low: 0, high: 10, value: 5, fraction: 0.25),
    // log(1 + 999) is half of log(1 + 999999), and the domain is as long on both sides of 0.
    Case(
      type: .symmetricLog(slopeAtZero: 1), low: -999_999, high: 999_999, value: 999, fraction: 0.75
    ),
    Case(type: .date, low: 0, high: 864_000, value: 86400, fraction: 0.1),
  ]

  private func column(_ type: ScaleType, _ values: [Double]) -> Column {
    type == .date ? .dates(values) : .numbers(values)
  }

  private func content(_ spec: ChartSpec) throws -> (scene: ChartScene, chart: ResolvedChart) {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    return (try #require(scene.charts.first), try #require(page.charts.first))
  }

  /// The chart with the axis declared as the case has it, one tick at its value.
  private func declare(
    _ item: Case, _ axis: PositionAxis, _ isReversed: Bool, _ spec: inout ChartSpec
  ) {
    let (start, end) = isReversed ? (item.high, item.low) : (item.low, item.high)
    spec[axis].scale = item.type
    spec[axis].domain = item.type == .date ? .dates(start, end) : .numbers(start, end)
    let values: AxisValues = item.type == .date ? .dates([item.value]) : .numbers([item.value])
    spec[axis].marks = [
      AxisMarksSpec(values: values, pieces: AxisPieces([.gridLine(LineStyle())]))
    ]
  }

  @Test(arguments: cases, PositionAxis.allCases)
  func pointsAndTicksAgree(item: Case, axis: PositionAxis) throws {
    for isReversed in [false, true] {
      var spec = ChartSpec.points([0.5], [0.5], [0.5])
      for other in PositionAxis.allCases where other != axis {
        spec[other].domain = .numbers(0, 1)
      }
      let column = column(item.type, [item.value])
      switch axis {
      case .x: spec.marks[0].x.column = column
      case .y: spec.marks[0].y.column = column
      case .z: spec.marks[0].z.column = column
      }
      declare(item, axis, isReversed, &spec)
      let (scene, chart) = try content(spec)
      let place = (isReversed ? 1 - item.fraction : item.fraction) - 0.5
      #expect(abs(try #require(chart[axis].ticks.first).place - place) < 1e-9)
      guard case .spheres(let spheres)? = scene.content.first?.geometry, let sphere = spheres.first
      else {
        Issue.record("no point")
        return
      }
      let world = [sphere.x, sphere.y, -sphere.z][axis.rawValue]
      #expect(abs(Double(world) - place) < 1e-6, "\(world) is not \(place)")
    }
  }

  /// The grid of a surface is even in the plot, so the function is asked at the scale's own values.
  @Test(arguments: cases, PositionAxis.allCases)
  func surfacesAgree(item: Case, axis: PositionAxis) throws {
    for isReversed in [false, true] {
      let place = (isReversed ? 1 - item.fraction : item.fraction) - 0.5
      let value = item.value
      let tolerance = 1e-6 * max(abs(item.low), abs(item.high))
      // 1 at the grid line of the value, 0 elsewhere; or the value itself as height.
      var spec = ChartSpec.surface(count: 201) { x, z in
        switch axis {
        case .x: abs(x - value) <= tolerance ? 1 : 0
        case .y: value
        case .z: abs(z - value) <= tolerance ? 1 : 0
        }
      }
      for other in PositionAxis.allCases where other != axis {
        spec[other].domain = .numbers(0, 1)
      }
      declare(item, axis, isReversed, &spec)
      guard case .triangles(let mesh)? = try content(spec).scene.content.first?.geometry else {
        Issue.record("no surface")
        return
      }
      let marked = mesh.vertices.filter { axis == .y || $0.y > 0.49 }
      #expect(!marked.isEmpty)
      // Where the function breaks there are vertices as far from the value as it lets them be.
      let worst = marked.map { vertex in
        abs(Double([vertex.x, vertex.y, -vertex.z][axis.rawValue]) - place)
      }.max()
      #expect((worst ?? 1) < 5e-5)
    }
  }
}
