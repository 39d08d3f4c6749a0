import Glibc

/// The edge of the box along which an axis has its labels in one view, as it lies on the page.
struct LabelEdge {
  var edge: BoxEdge
  /// The ends on the page, at the low and high end of the axis's range in plot space.
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  /// The unit direction on the page away from the box.
  var outward: SIMD2<Double>

  var length: Double { (end - start).length }

  /// The edge on the outline that lies lowest on the page, or leftmost for the y axis.
  ///
  /// nil where the axis is seen end on.
  init?(axis: PositionAxis, box: BoxLayout, view: BoxView) {
    guard let edge = box.firstOfOutline(along: axis, view) else { return nil }
    self.init(edge, box: box, view: view)
  }

  /// An edge as it lies on the page; nil where it is seen end on.
  init?(_ edge: BoxEdge, box: BoxLayout, view: BoxView) {
    let bounds = box.bounds
    self.edge = edge
    // Plot z runs against world z.
    let isReversed = edge.axis == PositionAxis.z.rawValue
    let low = box.place(of: edge.point(bounds, at: bounds.side(edge.axis, isReversed)), view)
    let high = box.place(of: edge.point(bounds, at: bounds.side(edge.axis, !isReversed)), view)
    start = low
    end = high
    let along = high - low
    let length = along.length
    guard length > 1e-9 else { return nil }
    var normal = SIMD2(-along.y, along.x) / length
    let fromCenter = (low + high) / 2 - box.center
    if (normal * fromCenter).sum() < 0 { normal = -normal }
    outward = normal
  }

  /// The same edge with its labels on the left of the way from its start to its end, or on the right.
  func labelled(onLeft isLeft: Bool) -> LabelEdge {
    let along = (end - start) / length
    var edge = self
    edge.outward = isLeft ? [along.y, -along.x] : [-along.y, along.x]
    return edge
  }

  /// From the start to the end, in degrees counter-clockwise from rightward.
  var angle: Double {
    let along = end - start
    return atan2(-along.y, along.x) * 180 / .pi
  }

  /// How far a text that reads upward may lean back, in degrees from the level.
  static let farthestBack = 110.0

  /// The angles at which a text along the edge may read, in degrees counter-clockwise: from left to
  /// right, or upward where the edge is upright or nearly so.
  ///
  /// The y axis leans far back in a wide lens, and its title still reads upward.
  var readingAngles: ClosedRange<Double> { isUpward ? -30...150 : -70...LabelEdge.farthestBack }

  /// How far beyond those a text in motion keeps its way to read.
  var readingSlack: Double { isUpward ? 5 : 25 }

  private var isUpward: Bool { edge.axis == PositionAxis.y.rawValue }

  /// The angle at which a text along the edge reads in a still.
  var readingAngle: Double {
    let angles = readingAngles
    var angle = angle
    if angle > angles.upperBound { angle -= 180 }
    if angle <= angles.lowerBound { angle += 180 }
    // Level and upright text is crisper than text that misses them by a hair.
    for exact in [0.0, 90] where abs(angle - exact) < 0.3 { angle = exact }
    return angle
  }

  /// How far a box of this size must be moved along the outward direction to clear a line.
  func reach(_ size: SIMD2<Double>) -> Double {
    (abs(outward.x) * size.x + abs(outward.y) * size.y) / 2
  }
}
