/// Finds at which depths one translucent primitive is seen before what is opaque.
struct DepthRangeSink: BlendedSink {
  private let depths: UnsafeMutablePointer<SIMD4<Float>>
  private var low = SIMD4<Float>(repeating: .infinity)
  private var high = SIMD4<Float>(repeating: -.infinity)

  init(_ buffers: TileBuffers) {
    depths = buffers.depth
  }

  /// The least and the greatest depth; the least is the greater one if nothing is seen.
  var range: (nearest: Float, farthest: Float) { (low.min(), high.max()) }

  @inline(__always)
  mutating func cover(
    _ pixel: Int,
    _ mask: LaneMask,
    _ depth: SIMD4<Float>,
    coverage: Float
  ) {
    let seen = mask .& (depth .< depths[pixel])
    low = select(seen, minimum(low, depth), low)
    high = select(seen, maximum(high, depth), high)
  }
}
