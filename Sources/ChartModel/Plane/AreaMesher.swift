import RenderModel

/// Puts together the mesh between two edges that follow each other along an axis.
struct AreaMesher {
  private(set) var mesh = TriangleMesh()
  private let clip: PlaneClip
  /// The axis along which the edges run.
  private let direction: CurveDirection

  init(_ clip: PlaneClip, along direction: CurveDirection) {
    self.clip = clip
    self.direction = direction
  }

  /// Adds what is between two edges with the same number of knots.
  ///
  /// Each edge keeps the places that it has by itself, so that areas that share one fit together.
  mutating func add(_ lower: FlatCurve, _ upper: FlatCurve) {
    for knot in 1..<max(min(lower.knots.count, upper.knots.count), 1) {
      let below = lower.points[lower.knots[knot - 1]...lower.knots[knot]]
      let above = upper.points[upper.knots[knot - 1]...upper.knots[knot]]
      if let cut = EdgeCrossing(below, above, direction) {
        strip(below[..<cut.lower] + [cut.place], above[..<cut.upper] + [cut.place])
        strip([cut.place] + below[cut.lower...], [cut.place] + above[cut.upper...])
      } else {
        strip(below, above)
      }
    }
  }

  /// Triangles from edge to edge, in step with both.
  private mutating func strip(
    _ lower: ArraySlice<SIMD2<Double>>, _ upper: ArraySlice<SIMD2<Double>>
  ) {
    var (i, j) = (lower.startIndex, upper.startIndex)
    let (last, end) = (lower.endIndex - 1, upper.endIndex - 1)
    while i < last || j < end {
      let isLowerNext =
        j == end
        || i < last
          && (i - lower.startIndex) * (end - upper.startIndex)
            <= (j - upper.startIndex) * (last - lower.startIndex)
      if isLowerNext {
        triangle(lower[i], lower[i + 1], upper[j])
        i += 1
      } else {
        triangle(lower[i], upper[j + 1], upper[j])
        j += 1
      }
    }
  }

  private mutating func triangle(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    if clip.contains(a), clip.contains(b), clip.contains(c) {
      fan([a, b, c])
    } else {
      fan(clip.cut([a, b, c]))
    }
  }

  private mutating func fan(_ corners: [SIMD2<Double>]) {
    guard corners.count > 2 else { return }
    let first = UInt32(mesh.vertices.count)
    for corner in corners {
      mesh.vertices.append(MeshVertex(x: Float(corner.x), y: Float(corner.y), z: 0))
    }
    for i in 1..<UInt32(corners.count - 1) { mesh.indices += [first, first + i, first + i + 1] }
  }
}
