extension ViewLayouter {
  /// Views in rows and columns.
  ///
  /// A column is as wide as its widest view, and a row as high as its highest; what is left of the
  /// room goes to the columns and rows whose views would take it.
  func gridded(_ cells: [Int], _ plan: GridPlan, _ proposal: Proposal) -> Arrangement {
    let columns = GridTracks(
      count: plan.columnAlignments.count, spacing: plan.spacing.x)
    let (columnTracks, widths) = sized(
      columns, cells, plan, room: proposal.width, tracks: \.columns,
      isUnsized: \.isUnsizedHorizontally
    ) { cell, offer in measure(cells[cell], Proposal(width: offer, height: proposal.height)).width }
    func width(_ cell: Int) -> Double { columnTracks.length(widths, plan.cells[cell].columns) }
    let rows = GridTracks(count: plan.rowAlignments.count, spacing: plan.spacing.y)
    let (rowTracks, heights) = sized(
      rows, cells, plan, room: proposal.height, tracks: \.rows, isUnsized: \.isUnsizedVertically
    ) { cell, offer in measure(cells[cell], Proposal(width: width(cell), height: offer)).height }
    let extents = cells.indices.map { cell in
      measure(
        cells[cell], Proposal(width: width(cell), height: heights[plan.cells[cell].row]))
    }
    let x = columnTracks.places(widths)
    let y = rowTracks.places(heights)
    let parts = cells.indices.map { index in
      let cell = plan.cells[index]
      let room = Extent(width: width(index), height: heights[cell.row])
      let corner = SIMD2(cell.columns.first.map { x[$0] } ?? 0, y[cell.row])
      return Arrangement.Part(
        node: cells[index], proposal: Proposal(width: room.width, height: room.height),
        offset: corner + offset(of: extents[index], in: room, cell, plan, extents))
    }
    return Arrangement(
      extent: Extent(
        width: columnTracks.length(widths, widths.indices),
        height: rowTracks.length(heights, heights.indices)), parts: parts)
  }

  /// The lengths of the tracks, found from what their views take of none, of their own and of all
  /// room.
  private func sized(
    _ tracks: GridTracks, _ cells: [Int], _ plan: GridPlan, room: Double?,
    tracks range: (GridPlan.Cell) -> Range<Int>, isUnsized: (GridCellSpec) -> Bool,
    length: (Int, Double?) -> Double
  ) -> (GridTracks, [Double]) {
    var tracks = tracks
    // Views that take several tracks come last: they share what is lacking.
    for several in [false, true] {
      for (index, cell) in plan.cells.enumerated()
      where (range(cell).count > 1) == several && !isUnsized(cell.spec) {
        if room == nil {
          let ideal = length(index, nil)
          tracks.fit(range(cell), least: ideal, most: ideal)
        } else {
          tracks.fit(range(cell), least: length(index, 0), most: length(index, .infinity))
        }
      }
    }
    return (tracks, tracks.offers(room ?? 0))
  }

  private func offset(
    of extent: Extent, in room: Extent, _ cell: GridPlan.Cell, _ plan: GridPlan,
    _ extents: [Extent]
  ) -> SIMD2<Double> {
    if let anchor = cell.spec.anchor {
      return [anchor.x * (room.width - extent.width), anchor.y * (room.height - extent.height)]
    }
    let alignment = cell.columns.first.map { plan.columnAlignments[$0] } ?? 0.5
    let x = alignment * (room.width - extent.width)
    let guide = plan.rowAlignments[cell.row]
    switch guide {
    case .top, .center, .bottom:
      return [x, room.place(of: guide) - extent.place(of: guide)]
    case .firstTextBaseline, .lastTextBaseline:
      // On the lowest baseline of the row.
      let lowest = zip(plan.cells, extents).filter { $0.0.row == cell.row }
        .map { $0.1.place(of: guide) }.max()
      return [x, (lowest ?? 0) - extent.place(of: guide)]
    }
  }
}
