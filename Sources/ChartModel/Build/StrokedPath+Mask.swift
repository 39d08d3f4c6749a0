import Glibc
import RenderModel

extension StrokedPath {
  /// Of a place by itself, in points, where the line is not wider.
  private static let dotDiameter = 6.0
  private static let white = RGBA8(red: 255, green: 255, blue: 255)

  /// Appends the white strokes of a line on the page, for a mask: together they cover what the line
  /// does, however they overlap.
  ///
  /// Strokes beside each other, as `segments` gives, would cut corners where a stroke is shorter than
  /// the line is wide.
  ///
  /// - Parameters:
  ///   - places: finite, in points.
  ///   - before: how far along the line its dashes begin.
  package func appendMask(
    through places: [SIMD2<Double>], before: Double = 0, to strokes: inout [SegmentInstance]
  ) {
    let corners = Corner.distinct(
      places.lazy.map { Corner(place: SIMD3($0, 0), color: StrokedPath.white) })
    guard corners.count > 1 else {
      if let only = corners.first { strokes.append(dot(only)) }
      return
    }
    let isClosed = corners.count > 3 && corners.first?.vertex == corners.last?.vertex
    var path = self
    path.dash.phase += before
    let pieces = path.dashes(corners)
    for piece in pieces {
      path.appendMask(piece, isRing: isClosed && piece.count == corners.count, to: &strokes)
    }
  }

  /// A place by itself, whatever the ends of lines: a disc that is seen where the line is thin.
  private func dot(_ corner: Corner) -> SegmentInstance {
    let place = SIMD3<Float>(corner.place)
    let diameter = max(width, min(3 * width, StrokedPath.dotDiameter))
    return SegmentInstance(
      from: place, to: place, width: Float(diameter), startColor: corner.color,
      endColor: corner.color, startEnd: .roundCap, endEnd: .roundCap)
  }

  private func appendMask(
    _ corners: [Corner], isRing: Bool, to strokes: inout [SegmentInstance]
  ) {
    if join == .round || corners.count == 2 && !isRing {
      appendRounded(corners, isRing: isRing, to: &strokes)
      return
    }
    strokes += self.strokes(corners, isRing: isRing)
    for index in 1..<max(corners.count, 1) {
      let before = index > 1 ? corners[index - 2] : isRing ? corners[corners.count - 2] : nil
      let after = index + 1 < corners.count ? corners[index + 1] : isRing ? corners[1] : nil
      guard isCut(before, corners[index - 1], corners[index], after) else { continue }
      strokes.append(
        SegmentInstance(
          from: corners[index - 1].vertex, to: corners[index].vertex, width: Float(width),
          color: StrokedPath.white))
    }
  }

  /// Discs at the corners, and what is between them.
  private func appendRounded(
    _ corners: [Corner], isRing: Bool, to strokes: inout [SegmentInstance]
  ) {
    strokes.reserveCapacity(strokes.count + corners.count)
    let last = corners.count - 1
    for index in 1..<max(corners.count, 1) {
      strokes.append(
        SegmentInstance(
          from: corners[index - 1].vertex, to: corners[index].vertex, width: Float(width),
          startColor: StrokedPath.white, endColor: StrokedPath.white,
          startEnd: index == 1 && !isRing ? cap.end : .roundCap,
          endEnd: index == last && !isRing ? cap.end : .roundCap))
    }
  }

  /// Whether the bisector of a corner at one end of a stroke passes the corner at the other end, where
  /// it takes something of the stroke away.
  private func isCut(_ before: Corner?, _ a: Corner, _ b: Corner, _ after: Corner?) -> Bool {
    let way = b.place - a.place
    let length = way.length
    func reach(_ neighbour: SIMD3<Double>) -> Double {
      // The tangent of half the turn, from its sine and cosine.
      let along = (neighbour * way).sum()
      let across = neighbour.x * way.y - neighbour.y * way.x
      let whole = (along * along + across * across).squareRoot()
      return abs(across) < 1e-12 * whole
        ? (along < 0 ? .infinity : 0) : width / 2 * (whole - along) / abs(across)
    }
    return [before.map { reach(a.place - $0.place) }, after.map { reach($0.place - b.place) }]
      .contains { ($0 ?? 0) > length / 2 }
  }
}
