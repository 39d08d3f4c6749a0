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
    var spec = ChartSpec()
    spec.plot = plot
    // Before the table, which may take longer to read.
    let expression = try surface.map { (text) throws(ReliefError) in try Expression(text) }
    if let table { spec.marks.append(try points(of: table, diagnostics: &diagnostics)) }
    if let expression { spec.marks.append(surface(of: expression)) }
    settle(&spec)
    return spec
  }

  /// Gives a chart what the command line says of any chart.
  func settle(_ spec: inout ChartSpec) {
    for axis in PositionAxis.allCases {
      guard let asked = axes[axis] else { continue }
      if let title = asked.title { spec[axis].title = title }
      if let scale = asked.scale { spec[axis].scale = scale }
      if let domain = asked.domain { spec[axis].domain = domain }
    }
    if let title { spec.title = title }
    if let pose { spec.pose = pose }
    if let projection { spec.projection = projection }
  }

  private func points(
    of source: TableSource,
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> MarkGroup {
    let table = try Table(path: source.path)
    let places = [source.x, source.y] + [source.z].compactMap { $0 }
    let names = places + [source.color].compactMap { $0 }
    let requests = zip(PositionAxis.allCases, places).map { axis, name in
      ColumnRequest(name, as: columnKind(for: axis))
    }
    let colorRequest = source.color.map { [ColumnRequest($0)] } ?? []
    let columns: [Column]
    do throws(ReliefError) {
      columns = try table.columns(requests + colorRequest, diagnostics: &diagnostics)
    } catch {
      throw explained(error, names: places)
    }
    let channels = zip(names, columns).map { Channel(label: $0, column: $1) }
    var style = MarkStyle()
    style.symbolSize = symbolSize.map { .same($0) }
    style.foreground = source.color == nil ? foreground : .encoded(channels[places.count])
    var group = MarkGroup(.point, x: channels[0], y: channels[1], style: style)
    if source.z != nil { group.z = channels[2] }
    return group
  }

  /// Names the option that asked for another kind of value than a column has.
  private func explained(_ error: ReliefError, names: [String]) -> ReliefError {
    let kind: String
    let column: String
    switch error {
    case .notANumber(_, let name, _, _): (kind, column) = ("numbers", name)
    case .notADate(_, let name, _, _): (kind, column) = ("dates", name)
    default: return error
    }
    for (axis, name) in zip(PositionAxis.allCases, names) where name == column {
      let flags = [
        axes[axis]?.domain == nil ? nil : RenderCommand.Options.domain(axis).flag,
        axes[axis]?.scale == nil ? nil : RenderCommand.Options.scale(axis).flag,
      ]
      if let flag = flags.compactMap({ $0 }).first {
        return UsageError.columnOfAnotherKind(flag: flag, kind: kind, reason: "\(error)").error
      }
    }
    return error
  }

  private func surface(of expression: Expression) -> MarkGroup {
    var style = MarkStyle()
    style.foreground = foreground
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
    case .height: .heightBased(gradient: nil, range: nil)
    case .normal: .normalBased
    }
  }

  /// What an axis's column has to hold: a scale or a domain may say so, else the data.
  private func columnKind(for axis: PositionAxis) -> ColumnKind {
    switch (axes[axis]?.domain, axes[axis]?.scale) {
    case (.numbers, _), (_, .linear), (_, .log), (_, .squareRoot), (_, .power),
      (_, .symmetricLog):
      .numbers
    case (.dates, _): .dates
    default: .automatic
    }
  }
}
