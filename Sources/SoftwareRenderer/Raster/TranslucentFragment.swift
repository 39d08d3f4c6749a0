/// A translucent primitive's part of one pixel, in a solid layer.
struct TranslucentFragment {
  /// Window depth at the samples.
  var depth: SIMD4<Float>
  /// Premultiplied and encoded, coverage included.
  var color: SIMD4<Float>
  /// The primitive's place in the tile's entries.
  var place: UInt32
  var pixel: UInt16
  /// The samples in which nothing opaque hides the primitive: where it is shaded follows from them.
  var seen: UInt8
  /// Those of them that are to be blended.
  var bits: UInt8
  /// Analytic coverage, for primitives that have one.
  var coverage: Float
  /// The fragment of the same pixel that was collected before, or `TranslucentFragments.none`.
  var previous: Int32
}
