/// Cuts lines and meshes of a plane at a rectangle of the page.
struct PlaneClip {
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  init(_ rect: PageRect, grownBy margin: Double = 0) {
    low = [rect.x - margin, rect.y - margin]
    high = [rect.maxX + margin, rect.maxY + margin]
  }

  func contains(_ p: SIMD2<Double>) -> Bool {
    p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y
  }

  /// The part of a straight line in the rectangle, as fractions of it: Liang and Barsky's method.
  func cut(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> (start: Double, end: Double)? {
    var (start, end) = (0.0, 1.0)
    for axis in 0..<2 {
      let step = b[axis] - a[axis]
      if step == 0 {
        if a[axis] < low[axis] || a[axis] > high[axis] { return nil }
        continue
      }
      let (t, u) = ((low[axis] - a[axis]) / step, (high[axis] - a[axis]) / step)
      start = max(start, min(t, u))
      end = min(end, max(t, u))
    }
    return start < end ? (start, end) : nil
  }

  /// The parts of a line in the rectangle, each with the length of the line before it.
  func runs(_ line: [SIMD2<Double>]) -> [(places: [SIMD2<Double>], before: Double)] {
    if line.allSatisfy(contains) { return [(line, 0)] }
    var runs: [(places: [SIMD2<Double>], before: Double)] = []
    var run: [SIMD2<Double>] = []
    var (length, before) = (0.0, 0.0)
    func finish() {
      if !run.isEmpty { runs.append((run, before)) }
      run = []
    }
    for (a, b) in zip(line, line.dropFirst()) {
      let step = (b - a).length
      defer { length += step }
      guard let part = cut(a, b) else {
        finish()
        continue
      }
      if run.isEmpty || part.start > 0 {
        finish()
        before = length + part.start * step
        run = [a + (b - a) * part.start]
      }
      run.append(part.end < 1 ? a + (b - a) * part.end : b)
      if part.end < 1 { finish() }
    }
    finish()
    return runs
  }

  /// What of a convex polygon lies in the rectangle: Sutherland and Hodgman's method.
  func cut(_ polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var corners = polygon
    for axis in 0..<2 {
      corners = PlaneClip.cut(corners, axis, at: low[axis], sign: 1)
      corners = PlaneClip.cut(corners, axis, at: high[axis], sign: -1)
    }
    return corners
  }

  private static func cut(
    _ corners: [SIMD2<Double>], _ axis: Int, at limit: Double, sign: Double
  ) -> [SIMD2<Double>] {
    var kept: [SIMD2<Double>] = []
    for (index, b) in corners.enumerated() {
      let a = corners[index == 0 ? corners.count - 1 : index - 1]
      let (before, here) = ((a[axis] - limit) * sign, (b[axis] - limit) * sign)
      if (before < 0) != (here < 0) { kept.append(crossing(a, b, axis, limit)) }
      if here >= 0 { kept.append(b) }
    }
    return kept
  }

  /// Where a side crosses an edge; the same whichever of two neighbours asks.
  private static func crossing(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ axis: Int, _ limit: Double
  ) -> SIMD2<Double> {
    let (p, q) = a[axis] < b[axis] ? (a, b) : (b, a)
    var place = p + (q - p) * ((limit - p[axis]) / (q[axis] - p[axis]))
    place[axis] = limit
    return place
  }
}
