import ChartModel

extension Mark {
  /// The public type that declares the mark.
  var typeName: String {
    switch self {
    case .point: "PointMark"
    case .rule: "RuleMark"
    case .rectangle: "RectangleMark"
    case .surface: "SurfacePlot"
    case .grid: "GridSurfacePlot"
    case .scattered: "ScatteredSurfacePlot"
    }
  }

  /// On how many of the three axes the mark has a range.
  var rangeCount: Int {
    switch self {
    case .point, .surface, .grid, .scattered: 0
    case .rule: 1
    case .rectangle: 2
    }
  }

  /// What the mark needs, for a message.
  var rangesWanted: String {
    switch rangeCount {
    case 0: "a single value on each axis and no range"
    case 1: "a range on one axis and single values on two"
    default: "ranges on two axes and a single value on one"
    }
  }

  func isSameKind(as other: Mark) -> Bool {
    switch (self, other) {
    case (.point, .point), (.rule, .rule), (.rectangle, .rectangle): true
    default: false
    }
  }
}
