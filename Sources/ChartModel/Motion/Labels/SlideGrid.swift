/// The places between which a title may slide, and the steps from one to the next.
struct SlideGrid {
  let slides: [TitleSlide]
  /// Of standing at each.
  let costs: [Double]
  let moves: [[(from: Int, cost: Double)]]

  private static let columns = 17
  private static let rows = 9

  /// - Parameter push: from one row to the next, in points.
  init(push: Double) {
    let (columns, rows) = (SlideGrid.columns, SlideGrid.rows)
    let middle = columns / 2
    slides = (0..<rows * columns).map { state in
      TitleSlide(
        along: 0.5 + 0.04 * Float(state % columns - middle),
        push: Float(push) * Float(state / columns))
    }
    costs = (0..<rows * columns).map { state in
      let aside = Double(abs(state % columns - middle))
      // Of two that are equally good the first, whichever way the sequence runs.
      return 0.1 * aside + 0.3 * Double(state / columns) + 1e-9 * Double(state)
    }
    moves = (0..<rows * columns).map { state in
      var moves: [(from: Int, cost: Double)] = []
      for up in -1...1 {
        for right in -1...1 {
          let (row, column) = (state / columns + up, state % columns + right)
          guard (0..<rows).contains(row), (0..<columns).contains(column) else { continue }
          moves.append((row * columns + column, 0.2 * Double(abs(up) + abs(right))))
        }
      }
      return moves
    }
  }
}

extension Timeline {
  /// A way through knots for every frame of a stretch: straight between knots, its corners rounded
  /// by the mean over some frames to both sides.
  func smoothed(
    knots: [Int], values: [TitleSlide], over stretch: Range<Int>, isRing: Bool, radius: Int
  ) -> [TitleSlide] {
    guard let first = values.first else { return [] }
    let ends = isRing ? (knots + [stretch.upperBound], values + [first]) : (knots, values)
    var straight: [SIMD2<Float>] = []
    straight.reserveCapacity(stretch.count)
    var knot = 0
    for frame in stretch {
      while knot + 2 < ends.0.count, ends.0[knot + 1] <= frame { knot += 1 }
      let next = min(knot + 1, ends.0.count - 1)
      let span = Float(ends.0[next] - ends.0[knot])
      let part = span > 0 ? min(1, Float(frame - ends.0[knot]) / span) : 0
      let (a, b) = (ends.1[knot], ends.1[next])
      straight.append(
        [a.along + (b.along - a.along) * part, a.push + (b.push - a.push) * part])
    }
    let count = straight.count
    return straight.indices.map { index in
      var sum = SIMD2<Float>()
      for other in index - radius...index + radius {
        let held = isRing ? (other % count + count) % count : min(max(other, 0), count - 1)
        sum += straight[held]
      }
      sum /= Float(2 * radius + 1)
      return TitleSlide(along: sum.x, push: sum.y)
    }
  }
}
