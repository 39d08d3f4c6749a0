/// Where a function ends, or jumps, between neighbouring samples of its grid.
package struct SurfaceBreaks: Sendable {
  /// The last place of the function on one side of a break, in the units of the scales.
  package struct Point: Sendable {
    var x: Double
    var z: Double
    var height: Double
    /// The sample at whose end of the edge it lies.
    var sample: Int
    var isAlongX: Bool
  }

  /// The points of one edge, as indices; nil at an end that is no place of the function.
  package struct Break: Sendable {
    /// At the end with the lesser index.
    var first: Int?
    var last: Int?
  }

  private(set) var points: [Point] = []
  private var breaks: [Int: Break] = [:]

  package var isEmpty: Bool { breaks.isEmpty }

  /// The break of the edge from a sample to the next along x, or along z.
  subscript(sample: Int, alongX isAlongX: Bool) -> Break? {
    breaks[sample * 2 + (isAlongX ? 0 : 1)]
  }

  /// Breaks the edge from a sample to the next; points at both ends may be added one by one.
  mutating func add(_ point: Point, toEdgeOf sample: Int) {
    let key = sample * 2 + (point.isAlongX ? 0 : 1)
    var edge = breaks[key] ?? Break()
    if point.sample == sample { edge.first = points.count } else { edge.last = points.count }
    breaks[key] = edge
    points.append(point)
  }
}
