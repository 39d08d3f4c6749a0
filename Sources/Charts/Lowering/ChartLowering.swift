import ChartModel
import Diagnostics
import SwiftUICore

/// Turns marks into columns; passed down the content of a chart.
///
/// Marks of one signature (the same labels, kinds of data and modifiers) are collected in one group,
/// also if others stand between them: in a 3D chart depth decides what covers what, in a plane
/// groups are painted in the order of their first marks; and categories keep their order of first
/// appearance by the shared lists of names.
public struct _ChartLowering {
  let plot: PlotKind
  @usableFromInline package let environment: EnvironmentValues
  @usableFromInline var style = InheritedStyle()
  private var diagnostics: Diagnostics
  private var groups: [OpenGroup] = []
  /// The group of the last mark, which is asked first.
  private var newest: MarkAccumulator?
  /// The kinds of data on the axes, set by the first mark that has a place.
  private var kinds: AxisKinds?
  private let categories = CategoryRegistry()

  private enum OpenGroup {
    case open(MarkAccumulator)
    case finished(MarkGroup)
  }

  init(plot: PlotKind, environment: EnvironmentValues) {
    self.plot = plot
    self.environment = environment
    diagnostics = environment.chart.diagnostics
  }

  /// Adds a point; one that has no place is noted instead.
  @usableFromInline mutating func addPoint(_ data: PositionData) {
    add(.point, data)
  }

  /// Adds a rule; one that has no place is noted instead.
  @usableFromInline mutating func addRule(_ data: PositionData) {
    add(.rule, data)
  }

  /// Adds a rectangle; one that has no place is noted instead.
  @usableFromInline mutating func addRectangle(_ data: PositionData) {
    add(.rectangle, data)
  }

  mutating func addSurface(_ function: SurfaceFunction, x: String, y: String, z: String) {
    add(
      MarkGroup(
        .surface(function),
        x: Channel(label: x),
        y: Channel(label: y),
        z: Channel(label: z),
        style: inheritedStyle
      )
    )
  }

  /// Adds marks that are in columns already.
  package mutating func add(_ group: MarkGroup) {
    groups.append(.finished(group))
  }

  /// The look that the modifiers round the content give to marks that are in columns already.
  package var inheritedStyle: MarkStyle { style.spec(categories: categories, in: environment) }

  private mutating func add(_ mark: Mark, _ data: PositionData) {
    let data =
      data.hasBins ? data.resolvingBins(rangeCount: mark.rangeCount, in: environment) : data
    guard hasShape(mark, data), fits(data.kinds, mark) else { return }
    accumulator(mark, data).append(data, style: style)
  }

  /// Whether there are as many ranges as the mark needs; notes a warning if not.
  private mutating func hasShape(_ mark: Mark, _ data: PositionData) -> Bool {
    let ranged = data.rangedAxes
    if ranged.count == mark.rangeCount { return true }
    let found =
      switch ranged.count {
      case 0: "no range"
      case 1: "a range on \(ranged[0])"
      default: "ranges on \(ranged.joined(separator: " and "))"
      }
    diagnostics.note(
      .other("\(mark.typeName) needs \(mark.rangesWanted), has \(found); such marks are left out")
    )
    return false
  }

  /// Whether a mark's data is of the kinds that the axes show; counts what is not.
  private mutating func fits(_ data: AxisKinds, _ mark: Mark) -> Bool {
    guard let kinds else {
      kinds = data
      return true
    }
    if data == kinds { return true }
    var fits = true
    for axis in plot.axes {
      guard let kind = data[axis], let shown = kinds[axis], kind != shown else { continue }
      fits = false
      diagnostics.note(
        .dropped(count: 1, place: "\(axis.name) of \(mark.typeName)", reason: .outsideScale)
      )
    }
    if fits { self.kinds = kinds.filled(by: data) }
    return fits
  }

  /// Notes that a mark of a plane says where it is in depth.
  @usableFromInline mutating func noteDepth(of name: String) {
    diagnostics.note(.other("\(name) with z in a chart of x and y: its z is left out"))
  }

  /// Notes that a mark in space does not say where it is in depth.
  @usableFromInline mutating func noteMissingDepth(of name: String) {
    diagnostics.note(
      .other("\(name) in a Chart3D needs x, y and z; those without z are left out")
    )
  }

  /// How many groups are looked through, from the newest, for one that fits.
  private static let searchDepth = 16

  private mutating func accumulator(_ mark: Mark, _ data: PositionData) -> MarkAccumulator {
    if let newest, newest.accepts(mark, data, style: style) { return newest }
    for case .open(let group) in groups.suffix(Self.searchDepth).reversed()
    where group.accepts(mark, data, style: style) {
      newest = group
      return group
    }
    let group = MarkAccumulator(
      mark,
      on: plot,
      like: data,
      style: style,
      categories: categories,
      in: environment
    )
    groups.append(.open(group))
    newest = group
    return group
  }

  /// The chart with its marks.
  mutating func finish() -> (ChartSpec, Diagnostics) {
    let settings = environment.chart
    var spec = settings.spec
    spec.plot = plot
    if plot == .box { spec.dropPlaneOptions() }
    for sentence in settings.sentences(for: plot) { diagnostics.note(.other(sentence)) }
    spec.theme = environment.theme
    spec.marks = groups.map { group in
      switch group {
      case .open(let group): group.finish(in: environment)
      case .finished(let group): group
      }
    }
    for axis in PositionAxis.allCases {
      modifyDomain(of: axis, in: &spec)
      guard let declarations = settings.axisMarks[axis.rawValue] else { continue }
      let extent = spec.dateExtent(of: axis)
      spec[axis].marks = declarations.map { declaration in
        let values = declaration.values.spec(over: extent, in: environment)
        if let problem = values.problem {
          diagnostics.note(.other("AxisMarks of \(axis.name): \(problem)"))
        }
        return declaration.spec(
          values: values.values,
          side: PlotSide.sides(of: axis, in: plot).first { $0 == declaration.side },
          in: environment
        )
      }
    }
    return (spec, diagnostics)
  }

  /// Lets the closure change the domain that the marks give.
  private mutating func modifyDomain(of axis: PositionAxis, in spec: inout ChartSpec) {
    guard let modifier = environment.chart.domainModifiers[axis.rawValue],
      case .automatic(let includesZero, let reversed) = spec[axis].domain
    else { return }
    let (domain, problem) = modifier.domain(
      spec.marks.flatMap { $0[axis].columns },
      includesZero: includesZero ?? (plot == .plane),
      reversed: reversed ?? false
    )
    if let domain { spec[axis].domain = domain }
    if let problem { diagnostics.note(.other("\(axis.name): \(problem)")) }
  }
}
