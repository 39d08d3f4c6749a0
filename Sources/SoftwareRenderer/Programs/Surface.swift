// Shaders/programs/surface.vert and surface.frag: triangles.
//
// Deviations: four fragments at a time. v_eye is not interpolated: the direction to the eye follows
// from the pixel. Where a pixel's centre lies outside the triangle the varyings are taken at the
// centroid of the samples that are seen instead, so that they never leave the triangle.

import RenderModel

/// A triangle ready for interpolation.
struct SurfaceTriangle {
  private let originX: Int32
  private let originY: Int32
  /// The edges from vertex a, per 1/256 pixel, over twice the area.
  private let u: SIMD2<Float>
  private let v: SIMD2<Float>
  private let inverseW: SIMD3<Float>
  private let normalX: SIMD3<Float>
  /// Normal y and z, u, v.
  private let rest: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  private let color: RGBA8
  private let isPerspective: Bool

  @inline(__always)
  init(_ itemPointer: UnsafePointer<FramePlan.Item>, _ triangle: Int, isPerspective: Bool) {
    let source = itemPointer.pointee.source
    let t = itemPointer.pointee.indices.unsafelyUnwrapped + 3 * triangle
    let i = (Int(t[0]), Int(t[1]), Int(t[2]))
    let screen = itemPointer.pointee.screen.unsafelyUnwrapped.assumingMemoryBound(
      to: ScreenVertex.self
    )
    let a = screen[i.0]
    let b = screen[i.1]
    let c = screen[i.2]
    originX = a.x
    originY = a.y
    let ub = SIMD2(Float(b.x &- a.x), Float(b.y &- a.y))
    let vc = SIMD2(Float(c.x &- a.x), Float(c.y &- a.y))
    let over = 1 / (ub.x * vc.y - ub.y * vc.x)
    u = ub * over
    v = vc * over
    inverseW = SIMD3(a.inverseW, b.inverseW, c.inverseW)
    self.isPerspective = isPerspective
    let stride = MemoryLayout<MeshVertex>.stride
    let p = source + i.0 * stride
    let q = source + i.1 * stride
    let r = source + i.2 * stride
    color = p.load(fromByteOffset: 32, as: RGBA8.self)
    normalX = SIMD3(
      p.load(fromByteOffset: 12, as: Float.self),
      q.load(fromByteOffset: 12, as: Float.self),
      r.load(fromByteOffset: 12, as: Float.self)
    )
    rest = (
      p.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self),
      q.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self),
      r.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    )
  }

  /// The varyings at a pixel.
  @inline(__always)
  func fragment(
    _ x: Int,
    _ y: Int,
    _ bits: UInt32,
    centroids: UnsafePointer<SIMD2<Float>>
  ) -> SurfaceFragment {
    var px = Float(Int32(truncatingIfNeeded: x &* 256 &+ 128) &- originX)
    var py = Float(Int32(truncatingIfNeeded: y &* 256 &+ 128) &- originY)
    var l1 = px * v.y - py * v.x
    var l2 = u.x * py - u.y * px
    if l1 < 0 || l2 < 0 || l1 + l2 > 1 {
      let offset = centroids[Int(bits)]
      px += offset.x
      py += offset.y
      l1 = px * v.y - py * v.x
      l2 = u.x * py - u.y * px
    }
    var l0 = 1 - l1 - l2
    if isPerspective {
      l0 *= inverseW.x
      l1 *= inverseW.y
      l2 *= inverseW.z
      let over = 1 / (l0 + l1 + l2)
      l0 *= over
      l1 *= over
      l2 *= over
    }
    return SurfaceFragment(
      normalX: normalX.x * l0 + normalX.y * l1 + normalX.z * l2,
      color: color,
      rest: rest.0 * l0 + rest.1 * l1 + rest.2 * l2
    )
  }
}

/// The varyings of one fragment: normal x; the triangle's colour; normal y, normal z, u, v.
struct SurfaceFragment {
  var normalX: Float
  var color: RGBA8
  var rest: SIMD4<Float>
}

/// The encoded straight colours of four fragments.
struct FragmentColors {
  var rgb: Vector3x4
  var alpha: SIMD4<Float>
}

/// The colours of four fragments of one material; `x` and `y` are the centres of their pixels.
@inline(__always)
func surfaceColors(
  _ f: UnsafePointer<SurfaceFragment>,
  _ item: UnsafePointer<FramePlan.Item>,
  _ view: UnsafePointer<ViewTransform>,
  x: SIMD4<Float>,
  y: SIMD4<Float>
) -> FragmentColors {
  let material = item.pointee.material
  let normal = normalize(
    Vector3x4(
      SIMD4(f[0].normalX, f[1].normalX, f[2].normalX, f[3].normalX),
      SIMD4(f[0].rest.x, f[1].rest.x, f[2].rest.x, f[3].rest.x),
      SIMD4(f[0].rest.y, f[1].rest.y, f[2].rest.y, f[3].rest.y)
    )
  )
  let c = (
    baseColor(f[0], material), baseColor(f[1], material), baseColor(f[2], material),
    baseColor(f[3], material)
  )
  var rgb = Vector3x4(c.0, c.1, c.2, c.3)
  let alpha = SIMD4(c.0.w, c.1.w, c.2.w, c.3.w)
  if material.color == .normal {
    rgb = normal * SIMD4(repeating: 0.5) + Vector3x4(repeating: SIMD3(0.5, 0.5, 0.5))
  }
  if material.isLit {
    let toEye = view.pointee.directionToEye(x, y)
    var eyeNormal = view.pointee.eye.direction(normal)
    let one = SIMD4<Float>(repeating: 1)
    eyeNormal = eyeNormal * select(dot(eyeNormal, toEye) .< 0, -one, one)
    rgb = srgbFromLinear(
      shade(base: linearFromSRGB(rgb), normal: eyeNormal, toEye: toEye, material.lighting)
    )
  }
  return FragmentColors(rgb: rgb, alpha: alpha)
}

/// The encoded straight colour before light; that of a normal follows from the normal.
@inline(__always)
private func baseColor(_ f: SurfaceFragment, _ material: MaterialPlan) -> SIMD4<Float> {
  guard let ramp = material.ramp else {
    return material.color == .vertex ? f.color.fractions : material.solid
  }
  switch material.color {
  case .rampRadial: return rampColor(ramp, radialCoordinate(f.rest.z, f.rest.w))
  case .rampAngular: return rampColor(ramp, angularCoordinate(f.rest.z, f.rest.w))
  case .rampLinear, .solid, .vertex, .normal: return rampColor(ramp, f.rest.z)
  }
}

extension ViewTransform {
  /// The unit vectors from the places seen at four pixels to the eye.
  @inline(__always)
  func directionToEye(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Vector3x4 {
    if !isPerspective { return Vector3x4(repeating: SIMD3(0, 0, 1)) }
    return normalize(
      Vector3x4(
        (centerX - x) * (1 / pixelsX),
        (centerY - y) * (1 / pixelsY),
        SIMD4(repeating: 1)
      )
    )
  }
}
