import Charts
import ChartModel
import Diagnostics
import SwiftUICore

/// The margins of error of a value: rules with caps along one, two or three axes.
@MainActor @preconcurrency
public struct ErrorBarMark3D: Primitive3DContent, Sendable {
  nonisolated private let center: PositionData
  nonisolated private let extents: [PositionAxis: ErrorExtent3D]
  nonisolated private let spec: ErrorBarSpec

  /// Margins about a place.
  ///
  /// - Parameters:
  ///   - x: the place; a range is a margin about its middle. `y` and `z` likewise.
  ///   - xError: how far x may be off; nil for none. `yError` and `zError` likewise.
  ///   - capLength: from end to end, in points; 0 leaves the caps out.
  nonisolated public init(
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>,
    xError: ErrorExtent3D? = nil,
    yError: ErrorExtent3D? = nil,
    zError: ErrorExtent3D? = nil,
    capLength: Double = 8
  ) {
    center = PositionData(x: x.datum, y: y.datum, z: z.datum)
    var extents: [PositionAxis: ErrorExtent3D] = [:]
    extents[.x] = xError
    extents[.y] = yError
    extents[.z] = zError
    self.extents = extents
    spec = ErrorBarSpec(capLength: capLength.isFinite ? max(capLength, 0) : 0)
  }

  /// Adds a rule with caps for each axis that has a margin.
  public static func _lower3D(_ content: ErrorBarMark3D, into chart: inout _ChartLowering) {
    let bars = content.bars
    if bars.isEmpty {
      chart.note(.other("ErrorBarMark3D has no margin on any axis; such marks are left out"))
    }
    for axis in content.namedAxes {
      chart.note(
        .other("ErrorBarMark3D has a margin on \(axis.name), which shows names; it is left out"))
    }
    for bar in bars { chart.add(.errorBar(content.spec), bar) }
  }

  /// The axes of names for which there are margins.
  private var namedAxes: [PositionAxis] {
    PositionAxis.allCases.filter { axis in
      guard extents[axis] != nil, case .category = center[axis].middle.value else { return false }
      return true
    }
  }

  /// The place of a bar for each axis with a margin: a range there, the middles on the others.
  private var bars: [PositionData] {
    let middles = center.middles
    return PositionAxis.allCases.compactMap { axis in
      guard let range = range(axis) else { return nil }
      var data = middles
      data[axis] = range
      return data
    }
  }

  private func range(_ axis: PositionAxis) -> Datum? {
    let datum = center[axis]
    guard let extent = extents[axis] else { return datum.end == nil ? nil : datum }
    switch datum.middle.value {
    case .number(let value):
      let ends = extent.ends(about: value)
      return Datum(label: datum.label, value: .number(ends.start), end: .number(ends.end))
    case .date(let value):
      let ends = extent.ends(about: value)
      return Datum(label: datum.label, value: .date(ends.start), end: .date(ends.end))
    case .category:
      return nil
    }
  }
}
