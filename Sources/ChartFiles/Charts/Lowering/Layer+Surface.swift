import ChartModel
import Diagnostics

extension Layer {
  /// The surface of a function, or through rows.
  func surface(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    if let function = mark.surface.function { return try surface(function, &decoder) }
    if mark.surface.samples != nil {
      try decoder.leaveOut(
        mark.place, "'samples' is of a function, and the surface goes through rows")
    }
    let rows = try placed(.point, &decoder)
    for axis in PositionAxis.allCases where axis == .y {
      guard case .categories = rows[axis].column else { continue }
      throw decoder.fault(
        encoding[axis.channel]?.place, "a surface has heights of numbers or dates, not of names")
    }
    var (group, dropped) = MarkGroup.surface(of: rows)
    if dropped > 0 {
      decoder.merge(.dropped(dropped, place: "the surface's rows"))
    }
    if case .scattered = group.mark {
      group.mark = .scattered(maximumEdge: mark.surface.maximumEdge)
    }
    group.style.surfaceLines = lines
    return group
  }

  private func surface(
    _ function: PlacedText, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> MarkGroup {
    let expression: Expression
    do throws(ReliefError) {
      expression = try Expression(function.text)
    } catch {
      throw decoder.fault(function.place, "\(error)")
    }
    var group = MarkGroup(
      .surface(
        SurfaceFunction(sampleCount: mark.surface.samples, sample: expression.sampler)),
      x: Channel(label: label(.x)), y: Channel(label: label(.y)), z: Channel(label: label(.z)),
      style: try style(&decoder))
    group.style.surfaceLines = lines
    return group
  }

  /// What a function's axis is called: as the channel says, else by the axis.
  private func label(_ axis: PositionAxis) -> String {
    let title = rows.fields[axis.channel]?.title ?? encoding[axis.channel]?.title?.value
    return title ?? axis.name
  }

  private var lines: SurfaceLines? {
    let lines = SurfaceLines(
      contours: mark.surface.contours?.spec, mesh: mark.surface.mesh?.spec)
    return lines.isEmpty ? nil : lines
  }
}

extension Diagnostics {
  fileprivate static func dropped(_ count: Int, place: String) -> Diagnostics {
    var diagnostics = Diagnostics()
    diagnostics.note(.dropped(count: count, place: place, reason: .notFinite))
    return diagnostics
  }
}
