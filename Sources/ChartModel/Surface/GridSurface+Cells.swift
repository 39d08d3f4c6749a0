extension GridSurface {
  /// Gives the triangles of each cell to a function.
  func triangles(_ add: (Int, Int, Int) -> Void) {
    guard width >= 2, depth >= 2, ys.count == width * depth else { return }
    for row in 0..<depth - 1 {
      for column in 0..<width - 1 {
        let a = row * width + column
        if let breaks, isBroken(a, breaks) {
          brokenCell(a, breaks, add)
        } else {
          wholeCell(a, add)
        }
      }
    }
  }

  /// Two triangles, split along the diagonal whose ends are closer in height.
  private func wholeCell(_ a: Int, _ add: (Int, Int, Int) -> Void) {
    let (b, c, d) = (a + 1, a + width, a + width + 1)
    guard ys[a].isFinite, ys[b].isFinite, ys[c].isFinite, ys[d].isFinite else { return }
    // A tie must not be decided by rounding, or scaled data would be split another way.
    if abs(ys[a] - ys[d]) <= abs(ys[b] - ys[c]) + 1e-9 {
      add(a, b, d)
      add(a, d, c)
    } else {
      add(a, b, c)
      add(b, d, c)
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
