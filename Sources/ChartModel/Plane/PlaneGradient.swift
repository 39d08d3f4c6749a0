import RenderModel

/// Collects rectangles of a plane that a gradient colours: each, or the plot of which they are parts.
struct PlaneGradient {
  private let gradient: GradientSpec
  private let geometry: GradientGeometry
  private let palette: Palette
  /// What the gradient lies over; nil for each mark.
  private let area: PageRect?
  /// Of a unit square, or of the area.
  private let shared: Footprint
  /// A ramp has one opacity for all that it colours.
  private var meshes: [(alpha: Double, mesh: TriangleMesh)] = []

  init(
    _ gradient: GradientSpec, _ geometry: GradientGeometry, over area: PageRect?, palette: Palette
  ) {
    self.gradient = gradient
    self.geometry = geometry
    self.palette = palette
    self.area = area
    shared = PlaneGradient.footprint(
      gradient, geometry, area?.size ?? [1, 1], palette)
  }

  private static func footprint(
    _ gradient: GradientSpec, _ geometry: GradientGeometry, _ size: SIMD2<Double>,
    _ palette: Palette
  ) -> Footprint {
    Footprint(
      gradient, geometry, x: 0...max(size.x, 1e-9), z: 0...max(size.y, 1e-9), pointsPerUnit: 1,
      palette: palette)
  }

  /// Adds a rectangle.
  ///
  /// - Parameter radius: of its corners, in points.
  mutating func add(_ frame: PageRect, radius: Double, opacity: Double) {
    let shape = PlacedShape(
      outline: radius > 0 ? .roundedRectangle(radius: radius) : .rectangle, frame: frame,
      color: RGBA8(gray: 255))
    let corners =
      radius > 0
      ? shape.points(insetBy: 0)
      : [
        [frame.x, frame.y], [frame.maxX, frame.y], [frame.maxX, frame.maxY], [frame.x, frame.maxY],
      ]
    add(corners, in: frame, opacity: opacity)
  }

  /// Adds a convex polygon.
  ///
  /// - Parameter frame: what a gradient of each mark lies over.
  mutating func add(_ corners: [SIMD2<Double>], in frame: PageRect, opacity: Double) {
    let alpha = opacity.isFinite ? (min(max(opacity, 0), 1) * 255).rounded() / 255 : 0
    guard alpha > 0, corners.count > 2 else { return }
    if meshes.last?.alpha != alpha {
      if let index = meshes.firstIndex(where: { $0.alpha == alpha }) {
        meshes.append(meshes.remove(at: index))
      } else {
        meshes.append((alpha, TriangleMesh()))
      }
    }
    let (footprint, size, origin) = lie(over: frame)
    let mesh = meshes.count - 1
    let first = UInt32(meshes[mesh].mesh.vertices.count)
    for corner in corners {
      let at = (corner - origin) / size
      let uv = footprint.uv(x: at.x * footprint.size.x, z: (1 - at.y) * footprint.size.y)
      meshes[mesh].mesh.vertices.append(
        MeshVertex(
          x: Float(corner.x), y: Float(corner.y), z: 0, u: Float(uv.x), v: Float(uv.y)))
    }
    for index in 2..<UInt32(corners.count) {
      meshes[mesh].mesh.indices += [first, first + index - 1, first + index]
    }
  }

  /// The gradient as it lies over a mark or over the whole area.
  private func lie(
    over frame: PageRect
  ) -> (footprint: Footprint, size: SIMD2<Double>, origin: SIMD2<Double>) {
    let frame = area ?? frame
    let size = SIMD2(max(frame.width, 1e-9), max(frame.height, 1e-9))
    // Radii in points are other parts of each mark.
    if area == nil, case .radial = geometry {
      return (
        PlaneGradient.footprint(gradient, geometry, frame.size, palette), size, [frame.x, frame.y]
      )
    }
    return (shared, size, [frame.x, frame.y])
  }

  func items(name: String, ramps: inout RampTable) -> [DrawItem] {
    meshes.map { part in
      let row = ramps.add(shared.row.map { $0.fading(by: part.alpha) })
      return DrawItem(
        name: name, geometry: .triangles(part.mesh),
        material: Material(color: .ramp(row: row, coordinate: shared.coordinate)))
    }
  }
}
