/// Views in rows and columns, each column as wide as its widest view.
package struct GridSpec: Sendable {
  package var alignment: AlignmentSpec
  /// Between neighbours, in points; nil for the standard.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var rows: [GridRowSpec]

  package init(
    alignment: AlignmentSpec = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, rows: [GridRowSpec]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}

/// A row of a grid.
package struct GridRowSpec: Sendable {
  /// nil for the grid's.
  package var alignment: VerticalGuide?
  package var cells: [GridCell]

  package init(alignment: VerticalGuide? = nil, cells: [GridCell]) {
    self.alignment = alignment
    self.cells = cells
  }
}

/// A view in a grid.
package struct GridCell: Sendable {
  package var node: ViewNode
  package var spec: GridCellSpec

  package init(_ node: ViewNode, _ spec: GridCellSpec = GridCellSpec()) {
    (self.node, self.spec) = (node, spec)
  }
}

/// How a view lies in a grid.
package struct GridCellSpec: Sendable, Hashable {
  /// How many columns it takes; nil for all that there are.
  package var columns: Int? = 1
  /// The place of the view that lies on the same place of its cell, in fractions; nil for the
  /// row's and the column's alignment.
  package var anchor: SIMD2<Double>?
  /// Of its column, in a fraction of the width; nil for the grid's.
  package var columnAlignment: Double?
  /// Whether the view asks for no room of its own.
  package var isUnsizedHorizontally = false
  package var isUnsizedVertically = false

  package init(columns: Int? = 1) { self.columns = columns }
}
