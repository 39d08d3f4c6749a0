import Glibc

/// The frame of a line of text on the page: a rectangle that may be turned about its centre.
package struct TextFrame: Sendable, Hashable {
  /// Points from the page's top left.
  package var center: SIMD2<Double>
  /// Along the text and across it.
  package var size: SIMD2<Double>
  /// Degrees counter-clockwise from reading rightward.
  package var angle: Double

  package init(center: SIMD2<Double>, size: SIMD2<Double>, angle: Double = 0) {
    self.center = center
    self.size = size
    self.angle = angle
  }

  package init(_ rect: PageRect) {
    self.init(center: rect.center, size: [rect.width, rect.height])
  }

  /// The unit vector in which the text reads, y down.
  var along: SIMD2<Double> {
    switch angle {
    case 0: [1, 0]
    case 90: [0, -1]
    default: [cos(angle * .pi / 180), -sin(angle * .pi / 180)]
    }
  }

  /// The unit vector from the top of the text to its bottom.
  var down: SIMD2<Double> {
    let along = along
    return [-along.y, along.x]
  }

  /// The smallest upright rectangle about the frame.
  package var bounds: PageRect {
    PageRect(center: center, size: TextFrame.extent(size, along: along))
  }

  /// The size of the upright rectangle about a rectangle that lies along a direction.
  static func extent(_ size: SIMD2<Double>, along: SIMD2<Double>) -> SIMD2<Double> {
    let a = SIMD2(abs(along.x), abs(along.y))
    return [a.x * size.x + a.y * size.y, a.y * size.x + a.x * size.y]
  }

  /// The frame moved into a page that it leaves, by no more than the slack.
  func moved(into page: PageRect, slack: Double) -> TextFrame {
    let bounds = bounds
    var frame = self
    frame.center.x +=
      min(max(page.x - bounds.x, 0), slack) - min(max(bounds.maxX - page.maxX, 0), slack)
    frame.center.y +=
      min(max(page.y - bounds.y, 0), slack) - min(max(bounds.maxY - page.maxY, 0), slack)
    return frame
  }

  /// Whether two frames come closer than the spacing: no side of either parts them.
  ///
  /// The separating axis theorem for two rectangles.
  package func intersects(_ other: TextFrame, spacing: Double = 0) -> Bool {
    let between = other.center - center
    for axis in [along, down, other.along, other.down] {
      let gap = abs((between * axis).sum()) - reach(axis) - other.reach(axis)
      if gap >= spacing { return false }
    }
    return true
  }

  /// Half of the frame's length in a direction.
  func reach(_ axis: SIMD2<Double>) -> Double {
    (abs((along * axis).sum()) * size.x + abs((down * axis).sum()) * size.y) / 2
  }
}
