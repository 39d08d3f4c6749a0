import RenderModel

extension StrokedPath {
  /// A place that a line passes, and its colour there.
  struct Corner: Equatable {
    var place: SIMD3<Double>
    var color: RGBA8

    /// Whether the place is one in a vertex buffer too.
    var isFinite: Bool {
      let p = SIMD3<Float>(place)
      return (p.x + p.y + p.z).isFinite
    }

    func distance(to other: Corner) -> Double {
      let d = other.place - place
      return (d * d).sum().squareRoot()
    }

    /// A place between this corner and another.
    func mixed(with other: Corner, _ share: Double) -> Corner {
      func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
        UInt8(clamping: Int((Double(a) + (Double(b) - Double(a)) * share).rounded()))
      }
      let (a, b) = (color, other.color)
      return Corner(
        place: place + (other.place - place) * share,
        color: RGBA8(
          red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
          alpha: mix(a.alpha, b.alpha)))
    }

    /// The corners without those that repeat the place before them.
    static func distinct(_ corners: some Sequence<Corner>) -> [Corner] {
      var result: [Corner] = []
      for corner in corners where SIMD3<Float>(corner.place) != result.last.map(\.vertex) {
        result.append(corner)
      }
      return result
    }

    /// The place as it lies in a vertex buffer.
    var vertex: SIMD3<Float> { SIMD3<Float>(place) }
  }

  /// So long is a dash of no length, in points: it needs a direction.
  private static let dotLength = 0.01

  /// The parts of a line that its dashes draw; all of it where there are none.
  func dashes(_ corners: [Corner]) -> [[Corner]] {
    var lengths: [Double] = [0]
    for (a, b) in zip(corners, corners.dropFirst()) {
      lengths.append((lengths.last ?? 0) + a.distance(to: b) * pointsPerUnit)
    }
    guard let total = lengths.last, total > 0, total.isFinite, !dash.lengths.isEmpty else {
      return [corners]
    }
    let strokes = dash.strokes(length: total, keepsDots: cap != .butt)
    if strokes.count == 1, strokes[0] == (0, 1) { return [corners] }
    var leg = 1
    /// The place so far along the line: asked for in ascending order.
    func corner(at length: Double) -> Corner {
      while leg < corners.count - 1, lengths[leg] < length { leg += 1 }
      let (start, end) = (lengths[leg - 1], lengths[leg])
      let share = end > start ? min(max((length - start) / (end - start), 0), 1) : 0
      return corners[leg - 1].mixed(with: corners[leg], share)
    }
    return strokes.map { stroke in
      let from = min(stroke.start * total, total - StrokedPath.dotLength)
      let to = max(stroke.end * total, from + StrokedPath.dotLength)
      var piece = [corner(at: from)]
      while leg < corners.count - 1, lengths[leg] < to {
        if lengths[leg] > from { piece.append(corners[leg]) }
        leg += 1
      }
      piece.append(corner(at: to))
      return Corner.distinct(piece)
    }
  }
}
