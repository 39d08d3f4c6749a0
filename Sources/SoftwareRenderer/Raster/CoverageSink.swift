/// Takes the pixels that a primitive covers as the rasteriser finds them.
protocol CoverageSink {
  /// - Parameters:
  ///   - pixel: an index into the tile.
  ///   - mask: the samples covered; perhaps none.
  ///   - depth: window depth at the samples.
  mutating func cover(_ pixel: Int, _ mask: LaneMask, _ depth: SIMD4<Float>)
}

/// Keeps the nearest opaque primitive of each sample.
///
/// Colours wait until all are known, so that only what is seen is shaded.
struct NearestSink: CoverageSink {
  let depths: UnsafeMutablePointer<SIMD4<Float>>
  let ids: UnsafeMutablePointer<SIMD4<Int32>>
  let id: SIMD4<Int32>

  @inline(__always)
  init(_ buffers: TileBuffers, id: Int32) {
    depths = buffers.depth
    ids = buffers.ids
    self.id = SIMD4(repeating: id)
  }

  @inline(__always)
  mutating func cover(_ pixel: Int, _ mask: LaneMask, _ depth: SIMD4<Float>) {
    let stored = depths[pixel]
    let nearer = mask .& (depth .< stored)
    depths[pixel] = select(nearer, depth, stored)
    ids[pixel] = select(nearer, id, ids[pixel])
  }
}

/// Takes the pixels of a primitive that is blended, which may cover them in part.
protocol BlendedSink: CoverageSink {
  /// - Parameter coverage: analytic coverage of the pixel, a factor of alpha.
  mutating func cover(
    _ pixel: Int,
    _ mask: LaneMask,
    _ depth: SIMD4<Float>,
    coverage: Float
  )
}

extension BlendedSink {
  @inline(__always)
  mutating func cover(_ pixel: Int, _ mask: LaneMask, _ depth: SIMD4<Float>) {
    cover(pixel, mask, depth, coverage: 1)
  }
}

/// Collects the covered pixels of one primitive of a painted layer.
struct PaintedSink: BlendedSink {
  let fragments: UnsafeMutablePointer<CoveredPixel>
  /// A factor of the coverage of each pixel; nil for 1.
  var mask: UnsafeMutablePointer<Float>?
  var count = 0

  @inline(__always)
  init(_ buffers: TileBuffers) {
    fragments = buffers.fragments
  }

  @inline(__always)
  mutating func cover(
    _ pixel: Int,
    _ mask: LaneMask,
    _ depth: SIMD4<Float>,
    coverage: Float
  ) {
    let bits = mask.bits
    if bits == 0 { return }
    var coverage = coverage
    if let share = self.mask?[pixel] {
      if share <= 0 { return }
      coverage *= share
    }
    fragments[count] = CoveredPixel(
      pixel: UInt16(truncatingIfNeeded: pixel),
      bits: UInt16(truncatingIfNeeded: bits),
      coverage: coverage
    )
    count &+= 1
  }
}
