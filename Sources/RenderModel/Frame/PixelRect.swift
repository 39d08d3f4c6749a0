/// A size in whole pixels.
package struct PixelSize: Sendable, Hashable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The whole pixels nearest to a size in points, at least one each way.
  ///
  /// - Parameter scale: pixels per point.
  package init(points: SIMD2<Double>, scale: Double) {
    self.init(
      width: max(1, Int((points.x * scale).rounded())),
      height: max(1, Int((points.y * scale).rounded())))
  }
}

/// A rectangle in whole pixels, from the top left corner.
package struct PixelRect: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All of an image.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}
