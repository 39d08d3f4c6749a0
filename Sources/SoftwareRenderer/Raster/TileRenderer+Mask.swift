import RenderModel

extension TileRenderer {
  /// Draws the run of a painted layer; what is seen through strokes only where there are some.
  mutating func paint(_ run: Run) {
    switch items[run.item].role {
    case .plain:
      for place in run.start..<run.end { blend(place, run) }
    case .mask:
      findMask(run)
      maskedItem = run.item + 1
    case .masked:
      guard maskedItem == run.item else { return }
      for place in run.start..<run.end { blend(place, run) }
    }
  }

  /// The greatest coverage of each pixel by any of the strokes.
  private func findMask(_ run: Run) {
    let item = items + run.item
    guard let segments = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
      return
    }
    let mask = buffers.mask
    mask.update(repeating: 0, count: TileGrid.pixels)
    for place in run.start..<run.end {
      let index = Int(entries[place]) - item.pointee.base
      forEachRow(of: segments[index], item.pointee.ends(of: index)) { pixel, _, _, coverage, left in
        for i in 0..<min(left, 4) where coverage[i] > mask[pixel + i] {
          mask[pixel + i] = coverage[i]
        }
      }
    }
  }
}
