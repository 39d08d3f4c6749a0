import Glibc

/// Lengths of strokes and gaps in turn, in points.
package struct DashPattern: Sendable, Hashable {
  package var lengths: [Double]
  /// How far into the pattern the line begins.
  package var phase: Double

  package init(lengths: [Double] = [], phase: Double = 0) {
    self.lengths = lengths
    self.phase = phase
  }

  /// More strokes than this on one line are too fine to see; the line is drawn whole.
  private static let limit = 20_000

  /// The parts of a line that are drawn, as fractions of its length.
  ///
  /// A pattern that is empty, has no length or a negative part, draws the whole line; one with an
  /// odd count is taken twice, as StrokeStyle's is.
  ///
  /// - Parameter keepsDots: whether parts of no length count, whose caps are dots.
  package func strokes(length: Double, keepsDots: Bool = false) -> [(start: Double, end: Double)] {
    let whole = [(start: 0.0, end: 1.0)]
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite,
      length > 0, length / period * Double(pattern.count) < Double(DashPattern.limit)
    else { return whole }
    var strokes: [(start: Double, end: Double)] = []
    let offset = phase - floor(phase / period) * period
    var place = -offset
    var index = 0
    while place < length {
      let next = place + pattern[index % pattern.count]
      if index % 2 == 0, next > 0 && next > place || keepsDots && next == place && place >= 0 {
        strokes.append((max(place, 0) / length, min(next, length) / length))
      }
      place = next
      index += 1
    }
    return strokes
  }
}
