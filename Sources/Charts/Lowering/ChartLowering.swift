import ChartModel
import Diagnostics
import SwiftUICore

/// Turns marks into columns; passed down the content of a chart.
///
/// Marks of one signature (the same labels, kinds of data and modifiers) are collected in one group,
/// also if others stand between them: in a 3D chart depth decides what covers what, and categories
/// keep their order of first appearance by the shared lists of names.
public struct _ChartLowering {
  @usableFromInline package let environment: EnvironmentValues
  @usableFromInline var style = InheritedStyle()
  private var diagnostics: Diagnostics
  private var groups: [OpenGroup] = []
  /// The group of the last point, which is asked first.
  private var newest: PointAccumulator?
  /// The kinds of data on the axes, set by the first point that has a place.
  private var kinds: AxisKinds?
  private let categories = CategoryRegistry()

  private enum OpenGroup {
    case points(PointAccumulator)
    case surface(SurfaceSpec)
  }

  init(environment: EnvironmentValues) {
    self.environment = environment
    diagnostics = environment.chart.diagnostics
  }

  /// Adds a point; one that has no place is noted instead.
  @usableFromInline mutating func addPoint(x: Datum, y: Datum, z: Datum) {
    guard isSingle(x, on: .x), isSingle(y, on: .y), isSingle(z, on: .z) else { return }
    let kinds = AxisKinds(x: x.kind, y: y.kind, z: z.kind)
    guard fits(kinds) else { return }
    accumulator(x: x, y: y, z: z).append(x: x, y: y, z: z, style: style)
  }

  mutating func addSurface(_ surface: SurfaceSpec) {
    var surface = surface
    surface.style = style.spec(categories: categories, in: environment)
    groups.append(.surface(surface))
  }

  /// Whether a value is not a range; notes a warning if it is one.
  private mutating func isSingle(_ datum: Datum, on axis: PositionAxis) -> Bool {
    if datum.end == nil { return true }
    diagnostics.note(
      .other(
        "PointMark: \(axis.name) is a range where a point needs a single value; "
          + "such marks are left out"
      )
    )
    return false
  }

  /// Whether a point's data is of the kinds that the axes show; counts what is not.
  private mutating func fits(_ point: AxisKinds) -> Bool {
    guard let kinds else {
      kinds = point
      return true
    }
    if point == kinds { return true }
    for axis in PositionAxis.allCases where point[axis] != kinds[axis] {
      diagnostics.note(
        .dropped(count: 1, place: "\(axis.name) of PointMark", reason: .outsideScale)
      )
    }
    return false
  }

  /// How many groups are looked through, from the newest, for one that fits.
  private static let searchDepth = 16

  private mutating func accumulator(x: Datum, y: Datum, z: Datum) -> PointAccumulator {
    if let newest, newest.accepts(x: x, y: y, z: z, style: style) { return newest }
    for case .points(let points) in groups.suffix(Self.searchDepth).reversed()
    where points.accepts(x: x, y: y, z: z, style: style) {
      newest = points
      return points
    }
    let points = PointAccumulator(
      x: x,
      y: y,
      z: z,
      style: style,
      categories: categories,
      in: environment
    )
    groups.append(.points(points))
    newest = points
    return points
  }

  /// The chart with its marks.
  mutating func finish() -> (ChartSpec, Diagnostics) {
    let settings = environment.chart
    var spec = settings.spec
    spec.theme = environment.theme
    spec.marks = groups.map { group in
      switch group {
      case .points(let points): .points(points.finish(in: environment))
      case .surface(let surface): .surface(surface)
      }
    }
    for axis in PositionAxis.allCases {
      guard let declarations = settings.axisMarks[axis.rawValue] else { continue }
      let extent = spec.dateExtent(of: axis)
      spec[axis].marks = declarations.map { declaration in
        let values = declaration.values.spec(over: extent, in: environment)
        if let problem = values.problem {
          diagnostics.note(.other("AxisMarks of \(axis.name): \(problem)"))
        }
        return declaration.spec(values: values.values, in: environment)
      }
    }
    return (spec, diagnostics)
  }
}
