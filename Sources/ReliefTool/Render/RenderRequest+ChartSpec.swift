import ChartFiles
import ChartModel
import Diagnostics

extension RenderRequest {
  /// The chart: reads the table and the expression.
  ///
  /// Rows that miss a value stay as NaN or code -1, for the chart to leave out and count.
  ///
  /// - Parameter diagnostics: takes what reading mended.
  func chartSpec(diagnostics: inout Diagnostics) throws(ReliefError) -> ChartSpec {
    // Before the table, which may take longer to read.
    let expression = try expression()
    var groups: [MarkGroup] = []
    if let table {
      let rows = try rows(of: table, diagnostics: &diagnostics).points
      groups.append(marks(of: rows, in: table, diagnostics: &diagnostics))
    }
    let spec = chart(of: groups, expression)
    noteIdle(on: [spec], diagnostics: &diagnostics)
    return spec
  }

  func expression() throws(ReliefError) -> Expression? {
    try surface.map { (text) throws(ReliefError) in try Expression(text) }
  }

  /// A chart of marks and a surface, with all that the command line says of any chart.
  func chart(of marks: [MarkGroup], _ expression: Expression?) -> ChartSpec {
    var spec = ChartSpec()
    spec.plot = plot
    spec.marks = marks
    if let expression { spec.marks.append(surface(of: expression)) }
    settle(&spec)
    return spec
  }

  /// Gives a chart what the command line says of any chart.
  func settle(_ spec: inout ChartSpec) {
    for axis in PositionAxis.allCases {
      let asked = axes[axis]
      if let title = asked.title { spec[axis].title = title }
      if let scale = asked.scale { spec[axis].scale = scale }
      if let domain = asked.domain { spec[axis].domain = domain }
    }
    settleColors(of: &spec)
    if let title { spec.title = title }
    if let pose { spec.pose = pose }
    if let fieldOfView {
      spec.camera.fieldOfView = fieldOfView
      spec.camera.projection = .perspective
    }
    if let projection { spec.camera.projection = projection }
    if let zoom { spec.camera.zoom = zoom }
    if let proportions { spec.proportions = proportions }
    if let light { spec.light = light }
  }

  /// The rows of a table as points.
  ///
  /// - Parameter others: columns to read besides, of whatever kind they are.
  func rows(
    of source: TableSource,
    and others: [String] = [],
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> (points: MarkGroup, others: [Column]) {
    let table = try Table(path: source.path)
    let places = [source.x, source.y] + [source.z].compactMap { $0 }
    let names = places + [source.color].compactMap { $0 }
    let requests = zip(PositionAxis.allCases, places).map { axis, name in
      ColumnRequest(name, as: columnKind(axes[axis].domain, axes[axis].scale))
    }
    let colorRequest =
      source.color.map {
        [ColumnRequest($0, as: columnKind(colors.domain, colors.scale))]
      } ?? []
    let columns: [Column]
    do throws(ReliefError) {
      columns = try table.columns(
        requests + colorRequest + others.map { ColumnRequest($0) },
        diagnostics: &diagnostics
      )
    } catch {
      throw explained(error, names: names, placeCount: places.count)
    }
    if columns.allSatisfy({ $0.count == 0 }) {
      diagnostics.note(.other("\(source.path) has no rows; the chart is empty"))
    }
    let channels = zip(names, columns).map { Channel(label: $0, column: $1) }
    var style = MarkStyle()
    style.symbol = symbol.map { .same($0) }
    style.symbolSize = symbolSize.map { .same($0) }
    style.opacity = opacity.map { .same($0) }
    style.foreground = source.color == nil ? foreground : .encoded(channels[places.count])
    var points = MarkGroup(.point, x: channels[0], y: channels[1], style: style)
    if source.z != nil { points.z = channels[2] }
    return (points, Array(columns.suffix(others.count)))
  }

  /// What the rows of a table are drawn as.
  ///
  /// - Parameter rows: all of them, or some, as points.
  func marks(
    of rows: MarkGroup,
    in source: TableSource,
    diagnostics: inout Diagnostics
  ) -> MarkGroup {
    guard source.mark == .surface else { return rows }
    var surface = MarkGroup.surface(of: rows)
    surface.group.style.surfaceLines = surfaceLines
    if surface.dropped > 0 {
      diagnostics.note(.dropped(count: surface.dropped, place: source.path, reason: .notFinite))
    }
    return surface.group
  }

  /// Names the option that asked for another kind of value than a column has.
  ///
  /// - Parameters:
  ///   - names: of the columns: those of the axes, then that of the colours.
  ///   - placeCount: how many axes have one.
  private func explained(
    _ error: ReliefError,
    names: [String],
    placeCount: Int
  ) -> ReliefError {
    let kind: String
    let column: String
    switch error {
    case .notANumber(_, let name, _, _): (kind, column) = ("numbers", name)
    case .notADate(_, let name, _, _): (kind, column) = ("dates", name)
    default: return error
    }
    typealias Options = RenderCommand.Options
    let options = PositionAxis.allCases.map { axis in
      [
        axes[axis].domain == nil ? nil : Options.domain(axis),
        axes[axis].scale == nil ? nil : Options.scale(axis),
      ]
    }
    let ofColors = [
      colors.domain == nil ? nil : Options.colorDomain,
      colors.scale == nil ? nil : Options.colorScale,
    ]
    for (options, name) in zip(options.prefix(placeCount) + [ofColors], names) where name == column
    {
      if let option = options.compactMap({ $0 }).first {
        return UsageError.columnOfAnotherKind(
          flag: option.flag, kind: kind, reason: "\(error)"
        ).error
      }
    }
    return error
  }

  private func surface(of expression: Expression) -> MarkGroup {
    var style = MarkStyle()
    style.foreground = foreground
    style.opacity = opacity.map { .same($0) }
    style.surfaceLines = surfaceLines
    return MarkGroup(
      .surface(SurfaceFunction(sampleCount: samples, sample: expression.sampler)),
      x: Channel(label: table?.x ?? "x"),
      y: Channel(label: table?.y ?? "y"),
      z: Channel(label: table?.z ?? "z"),
      style: style
    )
  }

  private var foreground: ForegroundSpec {
    switch style {
    case nil: .automatic
    case .color(let color): .color(.same(color))
    case .height: .heightBased(gradient: nil, range: heightRange)
    case .normal: .normalBased
    }
  }

  /// What a column has to hold: a scale or a domain may say so, else the data.
  private func columnKind(_ domain: DomainSpec?, _ scale: ScaleType?) -> ColumnKind {
    switch (domain, scale) {
    case (.numbers, _), (_, .linear), (_, .log), (_, .squareRoot), (_, .power),
      (_, .symmetricLog):
      .numbers
    case (.dates, _): .dates
    default: .automatic
    }
  }
}
