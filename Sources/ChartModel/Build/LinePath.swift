import RenderModel

/// A line without a break: its corners in plot space, each with its colour.
struct LinePath {
  private(set) var points: [SIMD3<Double>] = []
  private(set) var colors: [RGBA8] = []
  /// Corners nearer than this to the one before them, in plot units, are left out if more follow.
  private let tolerance: Double
  /// Whether the last corner is that near.
  private var isLastTooNear = false
  /// Whether the box cuts the line where the path starts.
  var isCutAtStart = false
  var isCutAtEnd = false

  init(tolerance: Double = 0) {
    self.tolerance = tolerance
  }

  /// Adds a part of the stroke from vertex i to vertex j, which begins where the path ends.
  ///
  /// - Parameters:
  ///   - from: the part's start in plot space, and `t0` the fraction of the way at which it lies;
  ///     `to` and `t1` likewise.
  mutating func add(
    from: SIMD3<Double>, to: SIMD3<Double>, _ i: Int, _ j: Int, _ t0: Double, _ t1: Double,
    _ shade: LineShade
  ) {
    if points.isEmpty {
      points.append(from)
      colors.append(shade.color(i, j, t0, from))
    }
    if isLastTooNear {
      points.removeLast()
      colors.removeLast()
      isLastTooNear = false
    }
    let pieces = shade.pieces(i, j, from, to)
    for piece in 1..<max(pieces, 1) {
      let fraction = Double(piece) / Double(pieces)
      let place = from + (to - from) * fraction
      points.append(place)
      colors.append(shade.color(i, j, t0 + (t1 - t0) * fraction, place))
    }
    if pieces <= 1, let kept = points.last { isLastTooNear = (to - kept).length < tolerance }
    points.append(to)
    colors.append(shade.color(i, j, t1, to))
  }

  /// Makes the path empty, and keeps its memory.
  mutating func clear() {
    points.removeAll(keepingCapacity: true)
    colors.removeAll(keepingCapacity: true)
    (isCutAtStart, isCutAtEnd) = (false, false)
    isLastTooNear = false
  }
}
