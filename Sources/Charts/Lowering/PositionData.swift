import ChartModel

/// What a mark says of its place on the three axes.
@frozen @usableFromInline
package struct PositionData {
  @usableFromInline package var x: Datum
  @usableFromInline package var y: Datum
  @usableFromInline package var z: Datum

  @inlinable package init(x: Datum, y: Datum, z: Datum) {
    self.x = x
    self.y = y
    self.z = z
  }

  package subscript(axis: PositionAxis) -> Datum {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }

  var kinds: AxisKinds { AxisKinds(x: x.dataKind, y: y.dataKind, z: z.dataKind) }

  /// The names of the axes on which there is a range.
  var rangedAxes: [String] {
    PositionAxis.allCases.filter { self[$0].end != nil }.map(\.name)
  }
}
