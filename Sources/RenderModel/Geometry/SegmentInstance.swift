/// A straight stroke, as wide in points whatever the camera; strokes that follow one another make a
/// line.
///
/// At an end where the line goes on, `before` and `after` say where to: the two strokes part along
/// the bisector of their angle in the image, so that no pixel is covered twice.
package struct SegmentInstance: Sendable, Equatable {
  /// Where the stroke starts.
  package var ax: Float
  package var ay: Float
  package var az: Float
  /// Where it ends.
  package var bx: Float
  package var by: Float
  package var bz: Float
  /// The start of the stroke before this one; read where `startEnd` is a join.
  package var beforeX: Float
  package var beforeY: Float
  package var beforeZ: Float
  /// The end of the stroke after this one; read where `endEnd` is a join.
  package var afterX: Float
  package var afterY: Float
  package var afterZ: Float
  /// Points.
  package var width: Float
  /// How far the stroke stands nearer to the viewer than its points say, in points on the image, so
  /// that a line drawn on a surface is not half buried in it.
  package var lift: Float
  /// Where the stroke starts; the colour changes evenly along the stroke's image.
  package var startColor: RGBA8
  package var endColor: RGBA8
  package var startEnd: StrokeEnd
  package var endEnd: StrokeEnd
  /// Of the ends that are miters.
  package var miterLimit: MiterLimit

  @inlinable package init(
    from a: SIMD3<Float>, to b: SIMD3<Float>, width: Float, color: RGBA8, lift: Float = 0
  ) {
    self.init(from: a, to: b, width: width, startColor: color, endColor: color, lift: lift)
  }

  /// - Parameters:
  ///   - before: the start of the stroke before this one, for a join at the start.
  ///   - after: the end of the stroke after this one, for a join at the end.
  package init(
    from a: SIMD3<Float>, to b: SIMD3<Float>, before: SIMD3<Float>? = nil,
    after: SIMD3<Float>? = nil, width: Float, startColor: RGBA8, endColor: RGBA8,
    startEnd: StrokeEnd = .butt, endEnd: StrokeEnd = .butt, lift: Float = 0,
    miterLimit: MiterLimit = .standard
  ) {
    (ax, ay, az) = (a.x, a.y, a.z)
    (bx, by, bz) = (b.x, b.y, b.z)
    let before = before ?? a
    let after = after ?? b
    (beforeX, beforeY, beforeZ) = (before.x, before.y, before.z)
    (afterX, afterY, afterZ) = (after.x, after.y, after.z)
    self.width = width
    self.lift = lift
    self.startColor = startColor
    self.endColor = endColor
    self.startEnd = startEnd
    self.endEnd = endEnd
    self.miterLimit = miterLimit
  }
}

extension SegmentInstance {
  /// Whether what is behind shines through some of it.
  @inlinable package var isTranslucent: Bool { min(startColor.alpha, endColor.alpha) < 255 }
}
