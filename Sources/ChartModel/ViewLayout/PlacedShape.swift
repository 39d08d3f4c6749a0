import RenderModel

/// A shape with its place and its colour.
package struct PlacedShape: Sendable, Hashable {
  package var outline: ShapeOutline
  /// Points.
  package var frame: PageRect
  package var color: RGBA8
  /// nil for a filled shape.
  package var stroke: StrokeSpec?

  /// The radius of the corners of a form that is a rounded rectangle, in points; nil for others.
  var cornerRadius: Double? {
    let greatest = min(frame.width, frame.height) / 2
    switch outline {
    case .rectangle: return 0
    case .roundedRectangle(let radius): return min(max(0, radius), greatest)
    case .circle, .capsule: return greatest
    case .ellipse, .polygon: return nil
    }
  }

  /// The part of the frame that the form takes.
  var bounds: PageRect {
    guard outline == .circle else { return frame }
    let side = min(frame.width, frame.height)
    return PageRect(center: frame.center, size: [side, side])
  }

  /// Cuts the shape to a rectangle, whose corners it gets where it fills it.
  ///
  /// - Returns: nil where nothing is left.
  func clipped(to clip: PageRect, _ corners: ShapeOutline) -> PlacedShape? {
    let x = max(frame.x, clip.x)
    let y = max(frame.y, clip.y)
    let width = min(frame.maxX, clip.maxX) - x
    let height = min(frame.maxY, clip.maxY) - y
    guard width > 0, height > 0 else { return nil }
    var shape = self
    let rest = PageRect(x: x, y: y, width: width, height: height)
    if outline == .rectangle, frame.contains(clip, slack: 0.01) {
      shape.frame = clip
      shape.outline = corners
    } else if !clip.contains(frame, slack: 0.01) {
      shape.frame = rest
    }
    return shape
  }
}
