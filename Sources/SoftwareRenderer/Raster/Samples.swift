/// The four sample places of a pixel: the rotated grid that graphics hardware uses, y down.
///
/// A row of samples crosses an edge near the horizontal or the vertical at four different places,
/// so such an edge gets all five shades.
enum Samples {
  static var x: SIMD4<Float> { SIMD4(0.375, 0.875, 0.125, 0.625) }
  static var y: SIMD4<Float> { SIMD4(0.125, 0.375, 0.625, 0.875) }
  /// The same in 1/256 of a pixel.
  static var fixedX: SIMD4<Int32> { SIMD4(96, 224, 32, 160) }
  static var fixedY: SIMD4<Int32> { SIMD4(32, 96, 160, 224) }

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
