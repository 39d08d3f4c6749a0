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
    if case .polygons = outline { return .mesh(TriangleMesh(fans: polygons), color) }
    if let stroke { return strokePiece(stroke, scale: scale) }
    guard let radius = cornerRadius else {
      return .mesh(TriangleMesh(fans: polygons), color)
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
}

extension ShapeInstance {
  init(_ frame: PageRect, radius: Double, color: RGBA8) {
    self.init(
      x: Float(frame.center.x), y: Float(frame.center.y), halfWidth: Float(frame.width / 2),
      halfHeight: Float(frame.height / 2),
      cornerRadius: Float(min(radius, min(frame.width, frame.height) / 2)), color: color)
  }
}

extension TriangleMesh {
  /// Filled convex polygons on the page.
  init(fans polygons: [[SIMD2<Double>]]) {
    self.init()
    for polygon in polygons { addFan(polygon) }
  }

  /// Adds a filled convex polygon on the page.
  mutating func addFan(
    _ points: [SIMD2<Double>], color: RGBA8 = RGBA8(gray: 255)
  ) {
    guard points.count > 2 else { return }
    let first = UInt32(vertices.count)
    for point in points {
      vertices.append(MeshVertex(x: Float(point.x), y: Float(point.y), z: 0, color: color))
    }
    for index in 2..<UInt32(points.count) {
      indices.append(first)
      indices.append(first + index - 1)
      indices.append(first + index)
    }
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
