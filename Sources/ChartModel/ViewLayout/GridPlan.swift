/// A grid whose cells are numbered, and its columns counted.
struct GridPlan {
  struct Cell {
    var row: Int
    var columns: Range<Int>
    var spec: GridCellSpec

    /// As a range, like the columns.
    var rows: Range<Int> { row..<(row + 1) }
  }

  /// In the order of the parts.
  let cells: [Cell]
  let rowAlignments: [VerticalGuide]
  let columnAlignments: [Double]
  let spacing: SIMD2<Double>

  init(_ grid: GridSpec) {
    let counts = grid.rows.map { $0.cells.reduce(0) { $0 + max(1, $1.spec.columns ?? 1) } }
    let columnCount = counts.max() ?? 0
    cells = grid.rows.enumerated().flatMap { row, spec in
      var column = 0
      return spec.cells.map { cell in
        let width = max(1, cell.spec.columns ?? columnCount)
        let columns = column..<max(column, min(column + width, columnCount))
        column = columns.upperBound
        return Cell(row: row, columns: columns, spec: cell.spec)
      }
    }
    rowAlignments = grid.rows.map { $0.alignment ?? grid.alignment.vertical }
    var alignments = Array(repeating: grid.alignment.horizontal, count: columnCount)
    for cell in cells where cell.columns.count == 1 {
      if let alignment = cell.spec.columnAlignment {
        alignments[cell.columns.lowerBound] = alignment
      }
    }
    columnAlignments = alignments
    func finite(_ length: Double?) -> Double {
      let length = length ?? StackSpec.standardSpacing
      return length.isFinite ? length : 0
    }
    spacing = [finite(grid.horizontalSpacing), finite(grid.verticalSpacing)]
  }
}
