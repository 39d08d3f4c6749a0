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
  /// The kind of data on each axis, set by the first mark.
  private var kinds: [ColumnKind?] = [nil, nil, nil]
  private let categories = CategoryRegistry()

  private enum OpenGroup {
    case points(PointAccumulator)
    case surface(SurfaceSpec)
  }

  init(environment: EnvironmentValues) {
    self.environment = environment
    diagnostics = environment.chart.diagnostics
  }

  /// Adds a point; one that has no place is counted instead.
  @usableFromInline mutating func addPoint(x: Datum, y: Datum, z: Datum) {
    guard hasPlace(x, on: .x), hasPlace(y, on: .y), hasPlace(z, on: .z) else { return }
    accumulator(x: x, y: y, z: z).append(x: x, y: y, z: z, style: style)
  }

  mutating func addSurface(_ surface: SurfaceSpec) {
    var surface = surface
    surface.style = style.spec(categories: categories, in: environment)
    groups.append(.surface(surface))
  }

  /// Whether a point can be placed; notes a warning if not.
  private mutating func hasPlace(_ datum: Datum, on axis: PositionAxis) -> Bool {
    if datum.end != nil {
      diagnostics.note(
        .other(
          "PointMark: \(axis.name) is a range where a point needs a single value; "
            + "such marks are left out"
        )
      )
      return false
    }
    let kind = ColumnKind(of: datum.value)
    guard let first = kinds[axis.rawValue] else {
      kinds[axis.rawValue] = kind
      return true
    }
    guard kind == first else {
      diagnostics.note(
        .dropped(count: 1, place: "\(axis.name) of PointMark", reason: .outsideScale)
      )
      return false
    }
    return true
  }

  /// How many groups are looked through, from the newest, for one that fits.
  private static let searchDepth = 16

  private mutating func accumulator(x: Datum, y: Datum, z: Datum) -> PointAccumulator {
    for case .points(let points) in groups.suffix(Self.searchDepth).reversed()
    where points.accepts(x: x, y: y, z: z, style: style) {
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
    return points
  }

  /// The chart with its marks.
  mutating func finish() -> (ChartSpec, Diagnostics) {
    let settings = environment.chart
    var spec = settings.spec
    spec.theme = environment.declaredColorScheme.map { $0 == .dark ? .dark : .light }
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
        return declaration.spec(values: values, in: environment)
      }
    }
    return (spec, diagnostics)
  }
}
