import ChartModel
import Diagnostics

extension Layer {
  /// Lines, and the points on them.
  func planeLines(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    var line = try planeGroup(.line, fills: false, &decoder)
    line.series = try planeSeries(decoder)
    let points = try overlay(mark.plane.point, .point, of: line, decoder)
    return [line] + points
  }

  /// Areas, and the lines and points on their edges.
  func areas(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    let axis = try valueAxis(decoder)
    var area = try planeGroup(
      .area(BaselineSpec(valueAxis: axis)), fills: false, &decoder)
    area.series = try planeSeries(decoder)
    area = try stacked(area, axis, decoder)
    var edge = area
    if area.mark.baseline?.stacking != .unstacked, let end = area[axis].end {
      edge[axis].column = end
      edge[axis].end = nil
    }
    let lines =
      try overlay(mark.plane.line, .line, of: edge, decoder)
      + overlay(mark.plane.point, .point, of: edge, decoder)
    // So that the line is seen, as in Vega-Lite.
    if !lines.isEmpty, area.style.opacity == nil { area.style.opacity = .same(0.7) }
    return [area] + lines
  }

  /// The range between two values, and the lines along its edges.
  func errorBand(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    let (axis, range) = try margin(&decoder)
    var band = try planeGroup(
      .area(BaselineSpec(valueAxis: axis, stacking: .unstacked)), fills: false, &decoder)
    band[axis] = range
    band.series = try planeSeries(decoder)
    var edges = [band, band]
    edges[0][axis].end = nil
    edges[1][axis].column = range.end ?? range.column
    edges[1][axis].end = nil
    if band.style.opacity == nil { band.style.opacity = .same(0.3) }
    var groups = [band]
    for edge in edges { groups += try overlay(mark.plane.borders, .line, of: edge, decoder) }
    return groups
  }

  /// What parts vertices, besides the names that have colors and dashes.
  private func planeSeries(_ decoder: ChartDecoder) throws(ReliefError) -> Channel? {
    var fields = rows.details
    for name in [ChannelName.color, .opacity] {
      guard let field = rows.fields[name], field.definition.aggregate == nil else { continue }
      let isDiscrete = try rows.channel(name, decoder)?.isDiscrete == true
      if name != .color || !isDiscrete { fields.append(field) }
    }
    return try series(fields, decoder)
  }

  /// The points or the lines on a group's vertices; none where none are asked for.
  private func overlay(
    _ definition: OverlayDef?, _ overlaid: Mark, of group: MarkGroup, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [MarkGroup] {
    guard let definition, definition.isShown else { return [] }
    var marks = group
    marks.mark = overlaid
    for axis in plot.axes where marks[axis].end != nil {
      // An area from one value to another has its edge at the first.
      marks[axis].end = nil
    }
    if let color = definition.color {
      marks.style.foreground = .color(.same(color.spec))
      marks.style.ownColors = nil
    }
    if let opacity = definition.opacity { marks.style.opacity = .same(opacity) }
    marks.style.line = definition.stroke.spec
    guard case .point = overlaid else { return [marks] }
    marks.series = nil
    marks.style.lineData = nil
    marks.style.interpolation = nil
    marks.style.line = nil
    marks.style.symbolExtent = .same(.area(definition.size ?? Layer.overlayArea))
    if let form = definition.shape.flatMap({ ShapeName.form($0) }) {
      marks.style.planeSymbol = form.symbol
    }
    return [marks]
  }

  /// In square points.
  private static let overlayArea = 30.0
}
