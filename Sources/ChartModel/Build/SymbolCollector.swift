import RenderModel

/// Collects the symbols of one mark group: spheres as instances, all else in one mesh, or where the
/// normals colour it in one for each opacity.
struct SymbolCollector {
  private let shapes: Varying<SymbolShape>?
  private let rotations: Varying<RotationSpec>?
  private let detail: SymbolDetail
  private let count: Int
  private var spheres: [SphereInstance] = []
  private let isByNormal: Bool
  /// By alpha where the normals are the colour, as an item then has one alpha; else all by 255.
  private var meshers: [UInt8: SymbolMesher] = [:]
  /// How far the largest symbol reaches from its centre.
  private(set) var reach = 0.0
  /// Whether spheres stand for other shapes because there are too many of them.
  private(set) var isSimplified = false

  /// - Parameters:
  ///   - count: of the group's points.
  ///   - isByNormal: whether the normals are the colour; only alphas then count of those given.
  init(_ points: ResolvedPoints, count: Int, pointsPerUnit: Double, isByNormal: Bool) {
    shapes = points.symbol
    rotations = points.rotation
    self.count = count
    self.isByNormal = isByNormal
    detail = SymbolDetail(count: count, pointsPerUnit: pointsPerUnit)
    if case .same(let shape)? = shapes, shape != .sphere { return }
    spheres.reserveCapacity(count)
  }

  /// Adds the symbol of a point; false where it cannot be turned as asked.
  ///
  /// - Parameters:
  ///   - place: in plot space.
  ///   - diameter: of the sphere of the same volume.
  mutating func add(_ index: Int, at place: SIMD3<Double>, diameter: Double, color: RGBA8) -> Bool {
    let shape = shapes?[index] ?? .sphere
    let rotation = rotations?[index]
    if shape != .sphere, let rotation, !rotation.real.isFinite { return false }
    if shape != .sphere, detail.isCrowd { isSimplified = true }
    if shape == .sphere || detail.isCrowd || detail.isTiny(diameter) {
      addSphere(at: place, radius: diameter / 2, color)
      return true
    }
    let key = isByNormal ? color.alpha : 255
    if meshers.isEmpty, case .same? = shapes {
      meshers[key] = SymbolMesher(detail)
      meshers[key]?.reserve(count - index, shape, diameter)
    }
    let extent = meshers[key, default: SymbolMesher(detail)].add(
      shape, at: place, diameter: diameter, rotation: rotation, color: color)
    reach = max(reach, extent)
    return true
  }

  private mutating func addSphere(at place: SIMD3<Double>, radius: Double, _ color: RGBA8) {
    reach = max(reach, radius)
    let world = WorldSpace.fromPlot(place)
    spheres.append(
      SphereInstance(
        x: Float(world.x), y: Float(world.y), z: Float(world.z), radius: Float(radius),
        color: color))
  }

  /// What is to be drawn.
  func items(name: String, lighting: Material.Lighting) -> [DrawItem] {
    var items: [DrawItem] = []
    if !spheres.isEmpty {
      items.append(
        DrawItem(
          name: name, geometry: .spheres(spheres),
          material: Material(color: isByNormal ? .normal(alpha: 255) : .vertex, lighting: lighting))
      )
    }
    for (alpha, mesher) in meshers.sorted(by: { $0.key > $1.key })
    where !mesher.mesh.indices.isEmpty {
      // Of what is translucent only the outside shows, as of a sphere.
      items.append(
        DrawItem(
          name: name, geometry: .triangles(mesher.mesh),
          material: Material(
            color: isByNormal ? .normal(alpha: alpha) : .vertex, lighting: lighting,
            sides: .outside)))
    }
    return items
  }
}
