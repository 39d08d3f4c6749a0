/// From where places that are no data are counted in a plane, in points: rightward and downward.
package enum PlotAnchor: Sendable, Hashable {
  /// The plot's left or top edge.
  case start
  case center
  /// The plot's right or bottom edge.
  case end
}

/// A side of the plot.
package enum PlotSide: String, CaseIterable, Sendable, Hashable {
  case top
  case bottom
  case leading
  case trailing

  /// The sides along which an axis runs, the usual one first; a box has none.
  package static func sides(of axis: PositionAxis, in plot: PlotKind) -> [PlotSide] {
    switch (plot, axis) {
    case (.plane, .x): [.bottom, .top]
    case (.plane, .y): [.trailing, .leading]
    default: []
    }
  }
}

/// Where the title of a plane's axis stands.
package struct AxisTitlePlace: Sendable, Hashable {
  /// Where along a side.
  package enum Alignment: Sendable, Hashable {
    case start
    case center
    case end
  }

  /// nil for the layout's choice: x below the plot, y above the end of its axis.
  package var side: PlotSide?
  /// nil for the layout's choice.
  package var alignment: Alignment?
  /// Points between the title and what is next to it; nil for the layout's choice.
  package var spacing: Double?

  package init(side: PlotSide? = nil, alignment: Alignment? = nil, spacing: Double? = nil) {
    self.side = side
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The size of a symbol on the page.
package enum SymbolExtent: Sendable, Hashable {
  /// Of a square that looks as large, in square points.
  case area(Double)
  /// The sides of the rectangle about the symbol, in points.
  case box(SIMD2<Double>)
}

extension ChartSpec {
  /// Takes back what a box does not know.
  package mutating func dropPlaneOptions() {
    for axis in PositionAxis.allCases {
      self[axis].padding = AxisPadding()
      self[axis].titlePlace = AxisTitlePlace()
    }
  }
}
