// Shaders/programs/sphere.vert and sphere.frag: spheres.
//
// Deviations: four fragments at a time. There is no quad: `Raster/SphereRaster.swift` finds the
// pixels. In a solid layer a sphere covers the samples that its disc covers, where the shader's
// alpha is turned into samples by the hardware. A sphere that holds the eye is not drawn, where the
// shader draws the inside of its quad.

import RenderModel

/// One fragment of a sphere: the sphere in eye space with its radius in w, and its own colour.
struct SphereFragment {
  var sphere: SIMD4<Float>
  var color: RGBA8
}

/// The colours of four fragments; `x` and `y` are the centres of their pixels.
@inline(__always)
func sphereColors(
  _ f: UnsafePointer<SphereFragment>,
  _ item: UnsafePointer<FramePlan.Item>,
  _ view: UnsafePointer<ViewTransform>,
  _ linear: UnsafePointer<Float>,
  x: SIMD4<Float>,
  y: SIMD4<Float>
) -> FragmentColors {
  let (s0, s1, s2, s3) = (f[0].sphere, f[1].sphere, f[2].sphere, f[3].sphere)
  let center = Vector3x4(s0, s1, s2, s3)
  let radius = SIMD4(s0.w, s1.w, s2.w, s3.w)
  let toEye = view.pointee.directionToEye(x, y)
  let offset = view.pointee.offset(from: center, x, y)
  let rise = squareRoot(maximum(radius * radius - dot(offset, offset), .zero))
  let normal = normalize(offset + toEye * rise)
  let (a, b, c, d) = (f[0].color, f[1].color, f[2].color, f[3].color)
  // The table is exact: a sphere's own colour has 256 values a channel.
  var base = Vector3x4(
    SIMD4(linear[Int(a.red)], linear[Int(b.red)], linear[Int(c.red)], linear[Int(d.red)]),
    SIMD4(linear[Int(a.green)], linear[Int(b.green)], linear[Int(c.green)], linear[Int(d.green)]),
    SIMD4(linear[Int(a.blue)], linear[Int(b.blue)], linear[Int(c.blue)], linear[Int(d.blue)])
  )
  if item.pointee.material.color == .normal {
    let turned = view.pointee.eye.directionBack(normal)
    let encoded = turned * SIMD4(repeating: 0.5) + Vector3x4(repeating: SIMD3(0.5, 0.5, 0.5))
    base = linearFromSRGB(encoded)
  }
  let lit = shade(base: base, normal: normal, toEye: toEye, item.pointee.material.lighting)
  let alpha = SIMD4(Float(a.alpha), Float(b.alpha), Float(c.alpha), Float(d.alpha)) * (1 / 255)
  return FragmentColors(rgb: srgbFromLinear(lit), alpha: alpha)
}

extension ViewTransform {
  /// From the centre of a sphere to the nearest point on the ray through a pixel, in eye space.
  ///
  /// In perspective as c x d, turned back across the ray, where d is the ray's distance from the
  /// centre's own ray on the plane of depth 1: nothing large cancels, however small the sphere.
  @inline(__always)
  func offset(from c: Vector3x4, _ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Vector3x4 {
    if !isPerspective {
      return Vector3x4(
        (x - (c.x * pixelsX + centerX)) * (1 / pixelsX),
        (y - (c.y * pixelsY + centerY)) * (1 / pixelsY),
        .zero
      )
    }
    let depth = -c.z
    let over = 1 / depth
    let qx = (x - centerX) * (1 / pixelsX)
    let qy = (y - centerY) * (1 / pixelsY)
    let dx = (x - (c.x * over * pixelsX + centerX)) * (1 / pixelsX)
    let dy = (y - (c.y * over * pixelsY + centerY)) * (1 / pixelsY)
    // The ray q = (qx, qy, -1) meets the centre's plane at c + depth d; what is across the ray of
    // depth d is the offset.
    let ex = dx * depth
    let ey = dy * depth
    let along = (ex * qx + ey * qy) / (qx * qx + qy * qy + 1)
    return Vector3x4(ex - along * qx, ey - along * qy, along)
  }
}
