import ChartModel
import Charts
import SwiftUICore

extension Chart3DContent {
  /// Draws lines of equal height on the surfaces, at about so many nice values of the y axis.
  ///
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - dash: lengths of strokes and gaps in turn, in points; empty for whole lines.
  ///   - onFloor: draws them on the floor of the box too.
  nonisolated public func surfaceContours(
    _ count: Int = 10, color: SurfaceLineColor = .darker, lineWidth: Double = 1,
    dash: [Double] = [], onFloor: Bool = false
  ) -> some Chart3DContent {
    contours(.count(count), color, lineWidth, dash, onFloor)
  }

  /// Draws lines of equal height on the surfaces, at values of the y axis.
  ///
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - dash: lengths of strokes and gaps in turn, in points; empty for whole lines.
  ///   - onFloor: draws them on the floor of the box too.
  nonisolated public func surfaceContours(
    at levels: some Sequence<Double>, color: SurfaceLineColor = .darker, lineWidth: Double = 1,
    dash: [Double] = [], onFloor: Bool = false
  ) -> some Chart3DContent {
    contours(.values(Array(levels)), color, lineWidth, dash, onFloor)
  }

  /// Draws a grid on the surfaces, with about so many cells each way over the domains.
  ///
  /// - Parameter lineWidth: in points.
  nonisolated public func surfaceMesh(
    _ count: Int = 20, color: SurfaceLineColor = .darker, lineWidth: Double = 0.75
  ) -> some Chart3DContent {
    mesh(.count(count), color, lineWidth)
  }

  /// Draws every nth line of the surfaces' own grids, and their last.
  ///
  /// - Parameter lineWidth: in points.
  nonisolated public func surfaceMesh(
    every step: Int, color: SurfaceLineColor = .darker, lineWidth: Double = 0.75
  ) -> some Chart3DContent {
    mesh(.every(step), color, lineWidth)
  }

  /// Samples the functions of the surfaces at so many places along each side, 2 to 4096.
  nonisolated public func surfaceSampleCount(_ count: Int) -> some Chart3DContent {
    changingStyle { $0.surfaceSampleCount = count }
  }

  /// Colours a grid or a scattered surface by data, with a value for each of its heights.
  ///
  /// Between them the colours of numbers and dates run into each other; a missing value is grey.
  nonisolated public func foregroundStyle(
    by values: PlottableValues
  ) -> some Chart3DContent {
    let column = ForegroundColumn(label: values.label, column: values.column)
    return changingStyle { $0.foreground = .column(column) }
  }

  nonisolated private func contours(
    _ levels: ContourLines.Levels, _ color: SurfaceLineColor, _ width: Double, _ dash: [Double],
    _ isOnFloor: Bool
  ) -> some Chart3DContent {
    changingStyle {
      $0.surfaceLines.contours = ContourLines(
        levels: levels,
        style: LineStyle(width: width, color: color.spec, dash: DashPattern(lengths: dash)),
        isOnFloor: isOnFloor)
    }
  }

  nonisolated private func mesh(
    _ spacing: MeshLines.Spacing, _ color: SurfaceLineColor, _ width: Double
  ) -> some Chart3DContent {
    changingStyle {
      $0.surfaceLines.mesh = MeshLines(
        spacing: spacing, style: LineStyle(width: width, color: color.spec))
    }
  }
}
