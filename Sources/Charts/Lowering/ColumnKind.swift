import ChartModel

/// The kinds of data that do not mix on a scale.
enum ColumnKind: Hashable {
  case number
  case date
  case category

  init(of value: _PlottedValue) {
    switch value {
    case .number: self = .number
    case .date: self = .date
    case .category: self = .category
    }
  }
}

extension ColumnKind {
  init(of column: Column) {
    switch column {
    case .numbers: self = .number
    case .dates: self = .date
    case .categories: self = .category
    }
  }
}

/// The kinds of data on the three axes of a chart; nil where there is no data.
struct AxisKinds: Hashable, PerAxis {
  var x: ColumnKind?
  var y: ColumnKind?
  var z: ColumnKind?

  /// The kinds, and those of another mark where there was no data.
  func filled(by other: AxisKinds) -> AxisKinds {
    AxisKinds(x: x ?? other.x, y: y ?? other.y, z: z ?? other.z)
  }
}

extension Datum {
  var kind: ColumnKind { ColumnKind(of: value) }

  /// nil for a place in the plot.
  var dataKind: ColumnKind? { anchors == nil ? kind : nil }
}
