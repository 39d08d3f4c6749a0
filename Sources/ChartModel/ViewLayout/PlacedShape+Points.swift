import Glibc

extension PlacedShape {
  /// The convex polygons that make up a filled form.
  var polygons: [[SIMD2<Double>]] {
    guard case .polygons(let parts) = outline else { return [points(insetBy: 0)] }
    let bounds = bounds
    return parts.map { $0.map { bounds.point(at: $0) } }
  }

  /// The corners of the form, so many whatever the inset, or of a form that lies in it by some points.
  func points(insetBy inset: Double) -> [SIMD2<Double>] {
    let bounds = bounds
    if let radius = cornerRadius {
      return bounds.inset(inset).roundedCorners(radius: max(0, radius - inset))
    }
    switch outline {
    case .polygon(let places):
      let corners = places.map { bounds.point(at: $0) }
      return inset == 0 ? corners : corners.inset(by: inset)
    default:
      let inner = bounds.inset(inset)
      return (0..<96).map { index in
        let angle = Double(index) / 96 * 2 * .pi
        return inner.center + inner.size / 2 * SIMD2(cos(angle), sin(angle))
      }
    }
  }
}

extension PageRect {
  /// Points along the outline with round corners: as many for each radius.
  fileprivate func roundedCorners(radius: Double) -> [SIMD2<Double>] {
    let steps = 24
    let half = SIMD2(max(0, width / 2 - radius), max(0, height / 2 - radius))
    let signs: [SIMD2<Double>] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]
    return signs.enumerated().flatMap { quarter, sign in
      (0...steps).map { step in
        let angle = (Double(quarter) + Double(step) / Double(steps)) * .pi / 2
        return center + half * sign + SIMD2(cos(angle), sin(angle)) * radius
      }
    }
  }
}

extension [SIMD2<Double>] {
  /// A convex polygon whose sides are moved inward.
  fileprivate func inset(by distance: Double) -> [SIMD2<Double>] {
    let middle = reduce(SIMD2(), +) / Double(Swift.max(1, count))
    return indices.map { index in
      let corner = self[index]
      let before = (corner - self[(index + count - 1) % count]).inwardNormal(middle - corner)
      let after = (self[(index + 1) % count] - corner).inwardNormal(middle - corner)
      // The point that is as far from both sides.
      let sum = before + after
      return corner + sum * (distance / Swift.max(0.1, (sum * before).sum()))
    }
  }
}

extension SIMD2<Double> {
  /// The unit vector across this one, on the side of another.
  fileprivate func inwardNormal(_ inward: SIMD2<Double>) -> SIMD2<Double> {
    guard length > 0 else { return .zero }
    let normal = SIMD2(-y, x) / length
    return (normal * inward).sum() < 0 ? -normal : normal
  }
}
