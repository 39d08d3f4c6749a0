/// Collects what is seen of one translucent primitive of a solid layer in a slab of depths.
struct TranslucentSink: BlendedSink {
  let fragments: UnsafeMutablePointer<TranslucentFragment>
  /// Those of what is opaque.
  let depths: UnsafeMutablePointer<SIMD4<Float>>
  let slab: DepthSlab
  let place: UInt32
  var count: Int

  @inline(__always)
  init(_ fragments: TranslucentFragments, _ buffers: TileBuffers, _ slab: DepthSlab, place: Int) {
    self.fragments = fragments.base
    depths = buffers.depth
    self.slab = slab
    self.place = UInt32(truncatingIfNeeded: place)
    count = fragments.count
  }

  @inline(__always)
  mutating func cover(
    _ pixel: Int,
    _ mask: LaneMask,
    _ depth: SIMD4<Float>,
    coverage: Float
  ) {
    let seen = mask .& (depth .< depths[pixel])
    let bits = (seen .& (depth .>= slab.near) .& (depth .< slab.far)).bits
    if bits == 0 { return }
    fragments[count] = TranslucentFragment(
      depth: depth,
      color: .zero,
      place: place,
      pixel: UInt16(truncatingIfNeeded: pixel),
      seen: UInt8(truncatingIfNeeded: seen.bits),
      bits: UInt8(truncatingIfNeeded: bits),
      coverage: coverage,
      previous: TranslucentFragments.none
    )
    count &+= 1
  }
}
