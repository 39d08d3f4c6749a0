// Shaders/programs/shape.vert and shape.frag: rounded rectangles on the page.

import RenderModel

/// A rounded rectangle on the image, in pixels.
struct ScreenShape {
  var center: SIMD2<Float>
  var halfSize: SIMD2<Float>
  var cornerRadius: Float

  @inline(__always)
  init(_ s: ShapeInstance, _ view: ViewTransform) {
    let p = view.image.point(s.x, s.y, 0)
    center = SIMD2(p.x, p.y)
    halfSize = SIMD2(s.halfWidth, s.halfHeight) * view.scale
    cornerRadius = s.cornerRadius * view.scale
  }

  @inline(__always)
  var bounds: PixelBounds {
    PixelBounds(
      around: center.x - halfSize.x - 1,
      center.y - halfSize.y - 1,
      center.x + halfSize.x + 1,
      center.y + halfSize.y + 1
    )
  }

  /// How much of four pixels in a row it covers, from the places of their centres.
  @inline(__always)
  func coverage(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
    saturate(
      0.5
        - roundedBoxDistance(
          x - center.x,
          y - center.y,
          halfSize: halfSize,
          radius: cornerRadius
        )
    )
  }
}
