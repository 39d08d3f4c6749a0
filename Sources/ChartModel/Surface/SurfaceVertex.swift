/// A vertex of a surface in plot space, before it is cut at the box and rounded.
struct SurfaceVertex {
  var place: SIMD3<Double>
  /// Of unit length.
  var normal: SIMD3<Double>
  /// Where the ramp is read, for a surface coloured by data.
  var value = 0.0

  /// What lies further from the box than this, in its units, is drawn as if it lay there.
  static let reach = 1e6

  /// A place of plot space brought within reach.
  @inline(__always)
  static func held(_ place: SIMD3<Double>) -> SIMD3<Double> {
    pointwiseMin(pointwiseMax(place, SIMD3(repeating: -reach)), SIMD3(repeating: reach))
  }
}
