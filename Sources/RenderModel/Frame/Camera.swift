/// The two matrices that take world space to the image.
package struct Camera: Sendable, Equatable {
  /// World to eye space: a rotation and a translation, never a scale.
  ///
  /// The eye looks along -z.
  package var view: Matrix4
  /// Eye to clip space, for the whole image; depth goes from -1 (near) to 1 (far).
  package var projection: Matrix4
  package var isPerspective: Bool
  /// The part of the image that what is seen may be drawn on; nil for all of it.
  package var clip: PixelRect?

  package init(
    view: Matrix4, projection: Matrix4, isPerspective: Bool, clip: PixelRect? = nil
  ) {
    self.view = view
    self.projection = projection
    self.isPerspective = isPerspective
    self.clip = clip
  }
}

extension Camera {
  /// The page: points from the top left corner, y down.
  package static func page(_ size: PixelSize, scale: Double) -> Camera {
    let (sx, sy) = (2 * scale / Double(size.width), -2 * scale / Double(size.height))
    return Camera(
      view: .identity,
      projection: Matrix4([sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, 1, 0], [-1, 1, 0, 1]),
      isPerspective: false)
  }

  /// Eye-space units that a pixel spans: at any depth when orthographic, at depth 1 in perspective.
  package func pixelSpan(_ size: PixelSize) -> Double {
    2 / (abs(projection.columns.1.y) * Double(size.height))
  }
}
