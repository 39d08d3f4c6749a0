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
  @usableFromInline package var style = InheritedStyle()
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

  /// The sizes of the marks whose annotations ask for them.
  let readers: TargetReaders

  init(plot: PlotKind, environment: EnvironmentValues, readers: TargetReaders) {
    self.plot = plot
    self.readers = readers
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

  /// Adds a rectangle of a plane; one that has no place is noted instead.
  @usableFromInline mutating func addRectangle(_ data: PositionData, sides: MarkSides) {
    add(.planeRectangle, data, sides: sides)
  }

  /// Adds a bar of a plane; one that has no place is noted instead.
  ///
  /// - Parameter valueAxis: along which it has its value; nil lets the data decide.
  @usableFromInline mutating func addBar(
    _ data: PositionData, valueAxis: Axis?, stacking: MarkStackingMethod, sides: MarkSides
  ) {
    add(.planeBar(BaselineSpec(valueAxis, stacking)), data, sides: sides)
  }

  /// Adds a vertex of a line of a plane; one that has no place is noted instead.
  @usableFromInline mutating func addLine(_ data: PositionData, series: Datum?) {
    add(.line, data, series: series)
  }

  /// Adds a vertex of an area of a plane; one that has no place is noted instead.
  ///
  /// - Parameter valueAxis: along which it has its value; nil lets the data decide.
  @usableFromInline mutating func addArea(
    _ data: PositionData, valueAxis: Axis?, stacking: MarkStackingMethod, series: Datum?
  ) {
    add(.area(BaselineSpec(valueAxis, stacking)), data, series: series)
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
    if group.mark.isSurface, style.annotation != nil {
      diagnostics.note(
        .other(
          "annotation3D writes beside marks that have a place, which a \(group.mark.name) has not; "
            + "it is left out; TextMark3D writes at any place"))
    }
    groups.append(.finished(group))
  }

  /// Adds marks of a plane that are in columns already, if their data is of the kinds that the axes
  /// show; those of another are counted.
  mutating func addColumns(_ group: MarkGroup) {
    let ranged = [PositionAxis.x, .y].filter { group[$0].end != nil }.map(\.name)
    guard hasShape(group.mark, rangedOn: ranged) else { return }
    let data = AxisKinds(
      x: group.x.columns.first.map { ColumnKind(of: $0) },
      y: group.y.columns.first.map { ColumnKind(of: $0) })
    guard fits(data, group.mark, count: group.count) else { return }
    add(group)
  }

  /// Whether modifiers put views beside marks of a plane.
  var hasAnnotations: Bool { !style.annotations.isEmpty }

  /// What the modifiers round the content write beside marks.
  package var inheritedAnnotation: Annotation3D? { style.annotation }

  /// The look that the modifiers round the content give to marks that are in columns already.
  package var inheritedStyle: MarkStyle { style.spec(categories: categories, in: environment) }

  /// Adds a mark; one that has no place is noted instead.
  ///
  /// - Parameter series: the line to which a line mark's vertex belongs.
  package mutating func add(_ mark: Mark, _ data: PositionData, series: Datum? = nil) {
    add(mark, data, series: series, sides: nil)
  }

  /// - Parameter sides: of a mark that reaches over a stretch of both axes of a plane.
  private mutating func add(
    _ mark: Mark, _ data: PositionData, series: Datum? = nil, sides: MarkSides?
  ) {
    let lengths = sides.map { sides in
      let isBar = mark.baseline != nil
      return (sides.length(.x, data.x, isBar: isBar), sides.length(.y, data.y, isBar: isBar))
    }
    let data =
      data.hasBins
      ? data.resolvingBins(rangeCount: mark.rangeCount(in: plot), in: environment) : data
    guard hasShape(mark, rangedOn: data.rangedAxes), fits(data.kinds, mark) else { return }
    let group = accumulator(mark, data, series, lengths)
    group.append(mark, data, series: series, sides: lengths, style: style)
    if !style.annotations.isEmpty {
      for annotation in annotations(row: 0) { group.annotate(annotation) }
    }
    if let annotation = style.annotation { add(annotation, beside: mark, data) }
  }

  /// The views that the modifiers round a mark of a plane put beside it.
  func annotations(row: Int) -> [AnnotationSpec] {
    style.annotations.map { annotation in
      let reader = annotation.readsSize ? readers.next() : nil
      var (spec, problems) = annotation.make(reader?.size ?? .zero)
      readers.diagnostics.merge(problems)
      spec.row = row
      spec.reader = reader?.id
      return spec
    }
  }

  /// Writes a text beside a mark.
  private mutating func add(_ annotation: Annotation3D, beside mark: Mark, _ data: PositionData) {
    let outer = style
    style = InheritedStyle()
    let look = mark.annotated(
      annotation.style, symbolSize: outer.symbolSize.fixed, symbol: outer.symbol?.spec,
      rotation: outer.symbolRotation?.spec)
    add(.text(TextMarkSpec(texts: [annotation.text], style: look)), data.annotated)
    style = outer
  }

  /// Notes what could not be honoured.
  package mutating func note(_ warning: Warning) {
    diagnostics.note(warning)
  }

  /// Whether there are as many ranges as the mark needs; notes a warning if not.
  package mutating func hasShape(_ mark: Mark, rangedOn ranged: [String]) -> Bool {
    if mark.accepts(rangesOn: ranged, in: plot) { return true }
    let found =
      switch ranged.count {
      case 0: "no range"
      case 1: "a range on \(ranged[0])"
      default: "ranges on \(ranged.joined(separator: " and "))"
      }
    diagnostics.note(
      .other(
        "\(mark.typeName(in: plot)) needs \(mark.rangesWanted(in: plot)), has \(found); such marks are left out"
      )
    )
    return false
  }

  /// Whether a mark's data is of the kinds that the axes show; counts what is not.
  private mutating func fits(_ data: AxisKinds, _ mark: Mark, count: Int = 1) -> Bool {
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
        .dropped(
          count: count, place: "\(axis.name) of \(mark.typeName(in: plot))", reason: .outsideScale)
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

  private mutating func accumulator(
    _ mark: Mark,
    _ data: PositionData,
    _ series: Datum?,
    _ sides: (MarkLength, MarkLength)?
  ) -> MarkAccumulator {
    if let newest, newest.accepts(mark, data, series: series, style: style) { return newest }
    for case .open(let group) in groups.suffix(Self.searchDepth).reversed()
    where group.accepts(mark, data, series: series, style: style) {
      newest = group
      return group
    }
    let group = MarkAccumulator(
      mark,
      on: plot,
      like: data,
      series: series,
      sides: sides,
      style: style,
      categories: categories,
      in: environment
    )
    groups.append(.open(group))
    newest = group
    return group
  }

  /// The chart with its marks.
  @MainActor mutating func finish() -> (ChartSpec, Diagnostics) {
    let settings = environment.chart
    var spec = settings.spec
    spec.plot = plot
    if plot == .box { spec.dropPlaneOptions() }
    for sentence in settings.sentences(for: plot) { diagnostics.note(.other(sentence)) }
    spec.theme = environment.theme
    spec.textScale = environment.chartTextScale
    spec.marks = groups.map { group in
      switch group {
      case .open(let group): group.finish(in: environment)
      case .finished(let group): group
      }
    }
    modifyColorDomain(in: &spec)
    for axis in PositionAxis.allCases {
      modifyDomain(of: axis, in: &spec)
      guard let declarations = settings.axisMarks[axis.rawValue] else { continue }
      let extent = spec.dateExtent(of: axis)
      spec[axis].marks = declarations.map { declaration in
        let values = declaration.values.spec(over: extent, in: environment)
        if let problem = values.problem {
          diagnostics.note(.other("AxisMarks of \(axis.name): \(problem)"))
        }
        for option in declaration.unusedOfLayers(in: environment) {
          diagnostics.note(
            .other("AxisMarks of \(axis.name): a compositingLayer leaves out \(option)"))
        }
        return declaration.spec(
          values: values.values,
          side: PlotSide.sides(of: axis, in: plot).first { $0 == declaration.side },
          in: environment
        )
      }
    }
    spec.makeAxisPieces()
    diagnostics.merge(readers.diagnostics)
    return (spec, diagnostics)
  }

  /// Lets the closure change the domain that the marks give.
  private mutating func modifyDomain(of axis: PositionAxis, in spec: inout ChartSpec) {
    modify(
      &spec[axis].domain,
      environment.chart.domainModifiers[axis.rawValue],
      spec.marks.flatMap { $0[axis].columns },
      of: axis.name,
      includesZero: plot == .plane
    )
  }

  /// Lets the closure change the domain that the marks give their colours.
  private mutating func modifyColorDomain(in spec: inout ChartSpec) {
    let columns = spec.marks.flatMap { group in
      if case .encoded(let channel) = group.style.foreground { channel.columns } else { [Column]() }
    }
    modify(
      &spec.colorScale.domain,
      environment.chart.colorDomainModifier,
      columns,
      of: "colours",
      includesZero: false
    )
  }

  private mutating func modify(
    _ declared: inout DomainSpec,
    _ modifier: InferredDomainModifier?,
    _ columns: [Column],
    of name: String,
    includesZero standard: Bool
  ) {
    guard let modifier, case .automatic(let includesZero, let reversed) = declared else { return }
    let (domain, problem) = modifier.domain(
      columns,
      includesZero: includesZero ?? standard,
      reversed: reversed ?? false
    )
    if let domain { declared = domain }
    if let problem { diagnostics.note(.other("\(name): \(problem)")) }
  }
}
