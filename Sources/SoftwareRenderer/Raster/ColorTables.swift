import RenderModel

/// Colours worked out once: the ramps as fractions, and the light of each encoded byte.
final class ColorTables {
  /// Row after row of 256 encoded straight colours.
  private(set) var ramps: UnsafeMutablePointer<SIMD4<Float>> = .allocate(capacity: 1)
  let linear: UnsafeMutablePointer<Float> = .allocate(capacity: 256)

  init() {
    for byte in 0..<256 {
      let c = SIMD4<Float>(repeating: Float(byte) / 255)
      (linear + byte).initialize(to: linearFromSRGB(c).x)
    }
  }

  deinit {
    ramps.deallocate()
    linear.deallocate()
  }

  func setRamps(_ table: RampTable) {
    ramps.deallocate()
    ramps = .allocate(capacity: max(table.colors.count, 1))
    for (index, color) in table.colors.enumerated() {
      (ramps + index).initialize(to: color.fractions)
    }
  }
}
