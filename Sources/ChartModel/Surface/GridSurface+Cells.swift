extension GridSurface {
  /// Rows of about so many cells make a part.
  private static let cellsAtATime = 1 << 13

  private var rowsPerPart: Int { max(1, GridSurface.cellsAtATime / width) }

  var partCount: Int {
    guard width >= 2, depth >= 2, ys.count == width * depth else { return 0 }
    return (depth - 2) / rowsPerPart + 1
  }

  func triangles<Taker: TriangleTaker>(part: Int, to taker: inout Taker) {
    let first = part * rowsPerPart
    ys.withUnsafeBufferPointer { ys in
      for row in first..<min(first + rowsPerPart, depth - 1) {
        for a in row * width..<(row + 1) * width - 1 {
          if let breaks, isBroken(a, breaks) {
            brokenCell(a, breaks) { taker.take($0, $1, $2) }
          } else {
            wholeCell(a, ys, &taker)
          }
        }
      }
    }
  }

  /// Two triangles, split along the diagonal whose ends are closer in height.
  @inline(__always)
  private func wholeCell<Taker: TriangleTaker>(
    _ a: Int, _ ys: UnsafeBufferPointer<Double>, _ taker: inout Taker
  ) {
    let (b, c, d) = (a + 1, a + width, a + width + 1)
    let (falling, rising) = (abs(ys[a] - ys[d]), abs(ys[b] - ys[c]))
    // A sum is finite only if all its terms are, but numbers may be too far apart.
    if !(falling + rising).isFinite {
      guard ys[a].isFinite, ys[b].isFinite, ys[c].isFinite, ys[d].isFinite else { return }
    }
    // A tie must not be decided by rounding, or scaled data would be split another way.
    if falling <= rising + 1e-9 {
      taker.take(a, b, d)
      taker.take(a, d, c)
    } else {
      taker.take(a, b, c)
      taker.take(b, d, c)
    }
  }

  private func isBroken(_ a: Int, _ breaks: SurfaceBreaks) -> Bool {
    breaks[a, alongX: true] != nil || breaks[a, alongX: false] != nil
      || breaks[a + 1, alongX: false] != nil || breaks[a + width, alongX: true] != nil
  }

  /// A polygon for each run of corners between breaks, out to the points at the breaks.
  private func brokenCell(_ a: Int, _ breaks: SurfaceBreaks, _ add: (Int, Int, Int) -> Void) {
    let (b, c, d) = (a + 1, a + width, a + width + 1)
    let corners = [a, b, d, c]
    // The edges from each corner to the next, with the points seen from the one and the other.
    func turned(_ edge: SurfaceBreaks.Break?) -> SurfaceBreaks.Break? {
      edge.map { SurfaceBreaks.Break(first: $0.last, last: $0.first) }
    }
    let edges = [
      breaks[a, alongX: true], breaks[b, alongX: false], turned(breaks[c, alongX: true]),
      turned(breaks[a, alongX: false]),
    ]
    for start in 0..<4 {
      guard let before = edges[(start + 3) % 4] else { continue }
      var run: [Int] = []
      var corner = start
      repeat {
        run.append(corners[corner])
        corner = (corner + 1) % 4
      } while edges[(corner + 3) % 4] == nil
      guard run.allSatisfy({ ys[$0].isFinite }) else { continue }
      addRun(
        run, from: before.last, to: edges[(corner + 3) % 4]?.first, isOneBreak: corner == start, add
      )
    }
  }

  /// A fan about the middle corner of a run.
  ///
  /// - Parameter isOneBreak: whether both points are of one edge; between them there is nothing.
  private func addRun(
    _ run: [Int], from first: Int?, to last: Int?, isOneBreak: Bool, _ add: (Int, Int, Int) -> Void
  ) {
    let first = first.map { $0 + ys.count }
    let last = last.map { $0 + ys.count }
    let rim = [first].compactMap { $0 } + run + [last].compactMap { $0 }
    let hub = run[(run.count - 1) / 2]
    for index in rim.indices {
      let (p, q) = (rim[index], rim[(index + 1) % rim.count])
      if p == hub || q == hub || isOneBreak && index == rim.count - 1 { continue }
      add(hub, p, q)
    }
  }
}
