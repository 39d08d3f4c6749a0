import ChartModel
import SwiftUICore

/// What a mark says of its place on the three axes.
@frozen @usableFromInline
package struct PositionData: Sendable, PerAxis {
  @usableFromInline package var x: Datum
  @usableFromInline package var y: Datum
  @usableFromInline package var z: Datum

  @inlinable package init(x: Datum, y: Datum, z: Datum) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Whether one of the data is a bin.
  var hasBins: Bool { x.bin != nil || y.bin != nil || z.bin != nil }

  /// The data with its bins as ranges; as single values where the mark wants fewer ranges.
  func resolvingBins(rangeCount: Int, in environment: EnvironmentValues) -> PositionData {
    let spread = PositionData(
      x: x.spread(in: environment),
      y: y.spread(in: environment),
      z: z.spread(in: environment)
    )
    return spread.rangedAxes.count <= rangeCount
      ? spread
      : PositionData(x: spread.x.collapsed, y: spread.y.collapsed, z: spread.z.collapsed)
  }

  var kinds: AxisKinds { AxisKinds(x: x.dataKind, y: y.dataKind, z: z.dataKind) }

  /// The names of the axes on which there is a range.
  var rangedAxes: [String] {
    PositionAxis.allCases.filter { self[$0].end != nil }.map(\.name)
  }
}
