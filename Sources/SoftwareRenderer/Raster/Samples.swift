/// The four sample places of a pixel: the rotated grid that graphics hardware uses, y down.
///
/// A row of samples crosses an edge near the horizontal or the vertical at four different places,
/// so such an edge gets all five shades.
enum Samples {
  static let x = SIMD4<Float>(0.375, 0.875, 0.125, 0.625)
  static let y = SIMD4<Float>(0.125, 0.375, 0.625, 0.875)
  /// The same in 1/256 of a pixel.
  static let fixedX = SIMD4<Int32>(96, 224, 32, 160)
  static let fixedY = SIMD4<Int32>(32, 96, 160, 224)

  /// For each set of samples, how far its centroid lies from the pixel's centre, in 1/256 of a pixel.
  static func makeCentroids() -> UnsafeMutablePointer<SIMD2<Float>> {
    let table = UnsafeMutablePointer<SIMD2<Float>>.allocate(capacity: 16)
    for bits in 0..<16 {
      var sum = SIMD2<Float>()
      var count: Float = 0
      for s in 0..<4 where bits & (1 << s) != 0 {
        sum += SIMD2(Float(fixedX[s]) - 128, Float(fixedY[s]) - 128)
        count += 1
      }
      (table + bits).initialize(to: sum / max(count, 1))
    }
    return table
  }
}

/// Which of four samples; all bits of a lane are set or none.
typealias SampleMask = SIMDMask<SIMD4<Int32>>

extension SampleMask {
  /// Bit s for sample s.
  @inline(__always)
  var bits: UInt32 {
    let lanes = unsafeBitCast(self, to: SIMD4<UInt32>.self) & SIMD4(1, 2, 4, 8)
    return lanes.wrappedSum()
  }

  @inline(__always)
  init(bits: UInt32) {
    self = (SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: bits)) & SIMD4(1, 2, 4, 8)) .!= 0
  }
}
