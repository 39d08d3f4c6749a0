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
    case .ellipse, .polygon, .polygons: return nil
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
  /// Rectangles are cut; of any other form there is all, or nothing where its middle is outside.
  ///
  /// - Returns: nil where nothing is left.
  func clipped(to clip: PageRect, _ corners: ShapeOutline) -> PlacedShape? {
    var shape = self
    if outline == .rectangle, stroke == nil, frame.contains(clip, slack: 0.01) {
      shape.frame = clip
      shape.outline = corners
    }
    if clip.contains(shape.frame, slack: 0.01) { return shape }
    switch outline {
    case .rectangle, .roundedRectangle:
      shape.frame = frame.intersection(clip)
      return shape.frame.width > 0 && shape.frame.height > 0 ? shape : nil
    default:
      return clip.contains(PageRect(center: frame.center, size: .zero)) ? shape : nil
    }
  }
}

extension PageRect {
  /// The part that two rectangles share; with no width or no height where there is none.
  func intersection(_ other: PageRect) -> PageRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PageRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
