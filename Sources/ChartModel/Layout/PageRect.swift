import RenderModel

/// A rectangle on the page, in points from the top left corner.
package struct PageRect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle about its centre.
  package init(center: SIMD2<Double>, size: SIMD2<Double>) {
    self.init(
      x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
  }

  package var center: SIMD2<Double> { [x + width / 2, y + height / 2] }
  package var size: SIMD2<Double> { [width, height] }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// Whether two rectangles come closer than the spacing.
  package func intersects(_ other: PageRect, spacing: Double = 0) -> Bool {
    x < other.maxX + spacing && other.x < maxX + spacing
      && y < other.maxY + spacing && other.y < maxY + spacing
  }

  /// - Parameter slack: how far the other may reach out.
  package func contains(_ other: PageRect, slack: Double = 0) -> Bool {
    x <= other.x + slack && y <= other.y + slack && maxX >= other.maxX - slack
      && maxY >= other.maxY - slack
  }

  /// The point at fractions of the sides from the top left.
  func point(at fractions: SIMD2<Double>) -> SIMD2<Double> {
    [x + fractions.x * width, y + fractions.y * height]
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
  }

  /// The whole pixels of a page that come nearest; nil for all of it.
  ///
  /// - Parameter page: its size in points.
  func pixels(scale: Double, page: SIMD2<Double>) -> PixelRect? {
    func edge(_ place: Double, _ end: Double) -> Int {
      Int(min(max(place, 0), end).rounded())
    }
    let end = page * scale
    let (left, top) = (edge(x * scale, end.x), edge(y * scale, end.y))
    let (right, bottom) = (edge(maxX * scale, end.x), edge(maxY * scale, end.y))
    if left == 0, top == 0, right == edge(end.x, end.x), bottom == edge(end.y, end.y) { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func inset(by margin: Double) -> PageRect {
    PageRect(
      x: x + margin, y: y + margin, width: max(0, width - 2 * margin),
      height: max(0, height - 2 * margin))
  }
}
