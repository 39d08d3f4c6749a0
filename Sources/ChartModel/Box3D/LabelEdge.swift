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
  /// An edge is on the outline where a face that is turned to the eye meets one that is not. nil
  /// where the axis is seen end on.
  init?(axis: PositionAxis, box: BoxLayout, view: BoxView) {
    let bounds = box.bounds
    let index = axis.rawValue
    let outline = BoxEdge.all(along: index).filter { edge in
      edge.faces.0.isFar(bounds, view) != edge.faces.1.isFar(bounds, view)
    }
    func middle(_ edge: BoxEdge) -> SIMD2<Double> {
      box.place(of: edge.point(bounds, at: bounds.center[index]), view)
    }
    let chosen =
      axis == .y
      ? outline.min { middle($0).x < middle($1).x }
      : outline.max { middle($0).y < middle($1).y }
    guard let chosen else { return nil }
    self.init(chosen, box: box, view: view)
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

  /// The angle at which a text along the edge reads, in degrees counter-clockwise: from left to
  /// right, or upward where the edge is upright or nearly so.
  var readingAngle: Double {
    var angle = angle
    if angle > 110 { angle -= 180 }
    if angle <= -70 { angle += 180 }
    // Level and upright text is crisper than text that misses them by a hair.
    for exact in [0.0, 90] where abs(angle - exact) < 0.3 { angle = exact }
    return angle
  }

  /// How far a box of this size must be moved along the outward direction to clear a line.
  func reach(_ size: SIMD2<Double>) -> Double {
    (abs(outward.x) * size.x + abs(outward.y) * size.y) / 2
  }
}

extension BoxLayout {
  /// The edges that carry labels in a view, by axis; nil for one that is seen end on.
  func labelEdges(_ view: BoxView) -> [LabelEdge?] {
    PositionAxis.allCases.map { LabelEdge(axis: $0, box: self, view: view) }
  }
}
