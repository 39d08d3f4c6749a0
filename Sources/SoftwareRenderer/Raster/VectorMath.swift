import CSIMD

// Operations on four lanes for which the standard library's own would go lane by lane.

/// Which of four lanes; all bits of a lane are set or none.
typealias LaneMask = SIMDMask<SIMD4<Int32>>

extension SIMDMask<SIMD4<Int32>> {
  @inline(__always)
  var lanes: SIMD4<Int32> { unsafeBitCast(self, to: SIMD4<Int32>.self) }

  /// Bit i for lane i.
  @inline(__always)
  var bits: UInt32 { UInt32(bitPattern: csimd_bits(lanes)) }

  @inline(__always)
  init(bits: UInt32) {
    self = (SIMD4<Int32>(repeating: Int32(bitPattern: bits)) & SIMD4(1, 2, 4, 8)) .!= 0
  }
}

/// `a` where the mask is set, else `b`.
@inline(__always)
func select(_ mask: LaneMask, _ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  csimd_select(mask.lanes, a, b)
}

/// `a` where the mask is set, else `b`.
@inline(__always)
func select(_ mask: LaneMask, _ a: SIMD4<Int32>, _ b: SIMD4<Int32>) -> SIMD4<Int32> {
  csimd_select_int(mask.lanes, a, b)
}

/// The lanewise larger one.
@inline(__always)
func maximum(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  csimd_max(a, b)
}

/// The lanewise smaller one.
@inline(__always)
func minimum(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  csimd_min(a, b)
}

/// The lanewise square root.
@inline(__always)
func squareRoot(_ a: SIMD4<Float>) -> SIMD4<Float> {
  csimd_sqrt(a)
}

/// GLSL's `clamp(a, 0.0, 1.0)`.
@inline(__always)
func saturate(_ a: SIMD4<Float>) -> SIMD4<Float> {
  minimum(maximum(a, .zero), SIMD4(repeating: 1))
}

/// GLSL's `clamp(a, 0.0, 1.0)`.
@inline(__always)
func saturate(_ a: Float) -> Float {
  a > 0 ? (a < 1 ? a : 1) : 0
}

/// The smaller number: `min` also looks after what is not a number, at a price.
@inline(__always)
func lower(_ a: Float, _ b: Float) -> Float {
  a < b ? a : b
}

/// The larger number.
@inline(__always)
func higher(_ a: Float, _ b: Float) -> Float {
  a > b ? a : b
}
