/// The box in world space.
package struct BoxBounds: Sendable, Hashable {
  package var low: SIMD3<Double>
  package var high: SIMD3<Double>

  /// The box over the ranges of three scales.
  init(x: ClosedRange<Double>, y: ClosedRange<Double>, z: ClosedRange<Double>) {
    let a = WorldSpace.fromPlot([x.lowerBound, y.lowerBound, z.lowerBound])
    let b = WorldSpace.fromPlot([x.upperBound, y.upperBound, z.upperBound])
    low = pointwiseMin(a, b)
    high = pointwiseMax(a, b)
  }

  package var center: SIMD3<Double> { (low + high) / 2 }

  /// Half of the diagonal.
  package var radius: Double { ((high - low) / 2).length }

  /// The low or the high side of one axis.
  func side(_ axis: Int, _ isHigh: Bool) -> Double {
    isHigh ? high[axis] : low[axis]
  }

  /// The six faces.
  var faces: [BoxFace] {
    (0..<3).flatMap { axis in
      [BoxFace(axis: axis, isHigh: false), BoxFace(axis: axis, isHigh: true)]
    }
  }

  /// The corners of a face, in turn.
  func corners(of face: BoxFace) -> [SIMD3<Double>] {
    let (u, v) = face.otherAxes
    return [(false, false), (true, false), (true, true), (false, true)].map { a, b in
      var corner = SIMD3<Double>()
      corner[face.axis] = side(face.axis, face.isHigh)
      corner[u] = side(u, a)
      corner[v] = side(v, b)
      return corner
    }
  }
}

/// A face of the box: perpendicular to an axis (0 x, 1 y, 2 z), on its low or high world side.
struct BoxFace: Sendable, Hashable {
  var axis: Int
  var isHigh: Bool

  var otherAxes: (Int, Int) { ((axis + 1) % 3, (axis + 2) % 3) }

  /// Outward.
  var normal: SIMD3<Double> {
    var normal = SIMD3<Double>()
    normal[axis] = isHigh ? 1 : -1
    return normal
  }

  /// Whether the face is behind the content: its back is turned to the eye.
  func isFar(_ bounds: BoxBounds, _ view: BoxView) -> Bool {
    facing(bounds, view) < -1e-6
  }

  /// How far the face is turned to the eye: the sine of the angle, negative where it is behind the
  /// content.
  func facing(_ bounds: BoxBounds, _ view: BoxView) -> Double {
    var point = bounds.center
    point[axis] = bounds.side(axis, isHigh)
    return view.facing(normal: normal, at: point)
  }
}

/// An edge of the box, parallel to an axis, where two faces meet.
struct BoxEdge: Sendable, Hashable {
  var axis: Int
  /// On the axes after this one, in turn.
  var isHighU: Bool
  var isHighV: Bool

  var faces: (BoxFace, BoxFace) {
    (
      BoxFace(axis: (axis + 1) % 3, isHigh: isHighU),
      BoxFace(axis: (axis + 2) % 3, isHigh: isHighV)
    )
  }

  /// The point of the edge at a world coordinate along its axis.
  func point(_ bounds: BoxBounds, at coordinate: Double) -> SIMD3<Double> {
    var point = SIMD3<Double>()
    point[axis] = coordinate
    point[(axis + 1) % 3] = bounds.side((axis + 1) % 3, isHighU)
    point[(axis + 2) % 3] = bounds.side((axis + 2) % 3, isHighV)
    return point
  }

  /// One of the four along an axis, by its number.
  init(_ number: Int, along axis: Int) {
    self.axis = axis
    isHighU = number & 1 != 0
    isHighV = number & 2 != 0
  }

  static func all(along axis: Int) -> [BoxEdge] { (0..<4).map { BoxEdge($0, along: axis) } }
}
