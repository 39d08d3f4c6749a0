import Glibc
import RenderModel

/// The same shape in the primitives that back ends draw.
enum ShapePiece {
  case rectangles([ShapeInstance])
  case mesh(TriangleMesh, RGBA8)
}

extension PlacedShape {
  /// The shape in primitives; nil where there is nothing to see.
  ///
  /// - Parameter scale: pixels per point. The sides of rectangles are put between pixels, so that they
  ///   are sharp.
  func piece(scale: Double) -> ShapePiece? {
    let bounds = bounds
    guard color.alpha > 0, bounds.width > 0, bounds.height > 0, scale > 0,
      [bounds.x, bounds.y, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    else { return nil }
    if let stroke { return strokePiece(stroke, scale: scale) }
    guard let radius = cornerRadius else {
      return .mesh(.fan(points(insetBy: 0)), color)
    }
    let frame = outline == .circle ? bounds : bounds.onPixels(scale: scale)
    return .rectangles([ShapeInstance(frame, radius: radius, color: color)])
  }

  private func strokePiece(_ stroke: StrokeSpec, scale: Double) -> ShapePiece? {
    let bounds = bounds
    let half = min(bounds.width, bounds.height) / 2
    guard stroke.width > 0, stroke.width.isFinite, half > 0 else { return nil }
    let outside = stroke.isInside ? 0 : -stroke.width / 2
    let inside = min(half, outside + stroke.width)
    guard outline == .rectangle else {
      return .mesh(.ring(points(insetBy: outside), points(insetBy: inside)), color)
    }
    let outer = bounds.inset(outside).onPixels(scale: scale)
    let inner = outer.inset(max(1, ((inside - outside) * scale).rounded()) / scale)
    return .rectangles(
      outer.rim(about: inner).map { ShapeInstance($0, radius: 0, color: color) })
  }

  /// The corners of the form, so many whatever the inset, or of a form that lies in it by some points.
  private func points(insetBy inset: Double) -> [SIMD2<Double>] {
    let bounds = bounds
    if let radius = cornerRadius {
      return bounds.inset(inset).roundedCorners(radius: max(0, radius - inset))
    }
    switch outline {
    case .polygon(let places):
      let corners = places.map {
        SIMD2(bounds.x, bounds.y) + SIMD2($0.x * bounds.width, $0.y * bounds.height)
      }
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
  /// The rectangle less some points on each side; more where they are negative.
  func inset(_ distance: Double) -> PageRect {
    PageRect(
      center: center,
      size: [max(0, width - 2 * distance), max(0, height - 2 * distance)])
  }

  /// The rectangle with its sides between pixels, at least a pixel wide and high.
  func onPixels(scale: Double) -> PageRect {
    let left = (x * scale).rounded()
    let top = (y * scale).rounded()
    let right = max(left + 1, (maxX * scale).rounded())
    let bottom = max(top + 1, (maxY * scale).rounded())
    return PageRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  /// What is left of the rectangle without another in it: a piece for each side.
  fileprivate func rim(about inner: PageRect) -> [PageRect] {
    [
      PageRect(x: x, y: y, width: width, height: inner.y - y),
      PageRect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      PageRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      PageRect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

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

extension ShapeInstance {
  fileprivate init(_ frame: PageRect, radius: Double, color: RGBA8) {
    self.init(
      x: Float(frame.center.x), y: Float(frame.center.y), halfWidth: Float(frame.width / 2),
      halfHeight: Float(frame.height / 2),
      cornerRadius: Float(min(radius, min(frame.width, frame.height) / 2)), color: color)
  }
}

extension TriangleMesh {
  /// A filled convex polygon on the page.
  fileprivate static func fan(_ points: [SIMD2<Double>]) -> TriangleMesh {
    guard points.count > 2 else { return TriangleMesh() }
    return TriangleMesh(
      vertices: points.map { MeshVertex(x: Float($0.x), y: Float($0.y), z: 0) },
      indices: (2..<points.count).flatMap { [0, UInt32($0 - 1), UInt32($0)] })
  }

  /// The area between two closed lines of as many points.
  fileprivate static func ring(
    _ outer: [SIMD2<Double>], _ inner: [SIMD2<Double>]
  ) -> TriangleMesh {
    let count = outer.count
    return TriangleMesh(
      vertices: (outer + inner).map { MeshVertex(x: Float($0.x), y: Float($0.y), z: 0) },
      indices: (0..<count).flatMap { index -> [UInt32] in
        let a = UInt32(index)
        let b = UInt32((index + 1) % count)
        let below = UInt32(count)
        return [a, b, below + b, a, below + b, below + a]
      })
  }
}
