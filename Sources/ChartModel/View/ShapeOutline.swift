/// The form of a shape in its frame.
package enum ShapeOutline: Sendable, Hashable {
  case rectangle
  /// Points.
  case roundedRectangle(radius: Double)
  /// As large as fits, in the middle.
  case circle
  case capsule
  case ellipse
  /// A convex polygon, in fractions of the frame from the top left.
  case polygon([SIMD2<Double>])
  /// Convex polygons side by side, in fractions of the frame from the top left; filled only.
  case polygons([[SIMD2<Double>]])
}
