import ChartModel
import Charts
import SwiftUICore

/// The surface of data on a grid: heights at each of some places along x and along z.
///
/// ```swift
/// GridSurfacePlot(
///   x: .value("Easting", [0, 10, 20]), y: .value("Height", [[3, 4, 5], [4, 6, 7]]),
///   z: .value("Northing", [0, 10]))
/// ```
///
/// The places may be numbers, dates or strings, evenly spaced or not, in any order. A height that is
/// `.nan` is a hole.
@MainActor @preconcurrency
public struct GridSurfacePlot: Primitive3DContent, Sendable {
  nonisolated private let x: Places
  nonisolated private let y: PlottableValues
  nonisolated private let z: Places

  private enum Places {
    case given(PlottableValues)
    /// 0, 1, 2 ...
    case counted(Int)

    func channel(in environment: EnvironmentValues) -> Channel {
      switch self {
      case .given(let values): values.channel(in: environment)
      case .counted(let count):
        Channel(label: "", column: .numbers((0..<count).map { Double($0) }))
      }
    }
  }

  /// A surface of heights over places.
  ///
  /// - Parameters:
  ///   - x: the places along the width.
  ///   - y: a matrix with a row for each place on z, or the rows one after the other; each row has a
  ///     height for each place on x.
  ///   - z: the places along the depth.
  nonisolated public init(x: PlottableValues, y: PlottableValues, z: PlottableValues) {
    self.x = .given(x)
    self.y = y
    self.z = .given(z)
  }

  /// A surface of a matrix of heights over the numbers of its columns, along x, and rows, along z.
  nonisolated public init(y: PlottableValues) {
    let width = y.rowLength ?? y.column.count
    x = .counted(width)
    self.y = y
    z = .counted(width > 0 ? y.column.count / width : 0)
  }

  /// Adds the grid to the chart.
  public static func _lower3D(_ content: GridSurfacePlot, into chart: inout _ChartLowering) {
    let environment = chart.environment
    let x = content.x.channel(in: environment)
    var style = chart.inheritedStyle
    var heights = content.y.column
    if let length = content.y.rowLength {
      heights = heights.refitted(from: length, to: x.column.count)
      // Colours that come as a matrix of the same shape keep beside the heights.
      if case .encoded(var channel) = style.foreground,
        channel.column.count == content.y.column.count
      {
        channel.column = channel.column.refitted(from: length, to: x.column.count)
        style.foreground = .encoded(channel)
      }
    }
    chart.add(
      MarkGroup(
        .grid, x: x,
        y: Channel(label: content.y.label.resolved(in: environment), column: heights),
        z: content.z.channel(in: environment), style: style))
  }
}
