import RenderModel

extension MeshVertex {
  /// The vertex at a fraction of the way from a to b.
  static func mix(_ a: MeshVertex, _ b: MeshVertex, _ t: Float) -> MeshVertex {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
    return MeshVertex(
      x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), nx: mix(a.nx, b.nx),
      ny: mix(a.ny, b.ny), nz: mix(a.nz, b.nz), u: mix(a.u, b.u), v: mix(a.v, b.v))
  }

  /// A vertex at a place of plot space.
  ///
  /// - Parameter normal: of unit length, in plot space.
  init(
    at place: SIMD3<Double>, normal: SIMD3<Double>, uv: SIMD2<Double>,
    color: RGBA8 = RGBA8(gray: 255)
  ) {
    let position = WorldSpace.fromPlot(place)
    let normal = WorldSpace.fromPlot(normal)
    self.init(
      x: Float(position.x), y: Float(position.y), z: Float(position.z), nx: Float(normal.x),
      ny: Float(normal.y), nz: Float(normal.z), u: MeshVertex.held(uv.x),
      v: MeshVertex.held(uv.y), color: color)
  }

  /// A ramp coordinate that a vertex may carry, whatever the gradient: far beyond the ramp's ends all
  /// places look alike.
  private static func held(_ coordinate: Double) -> Float {
    coordinate.isNaN ? 0 : Float(min(max(coordinate, -1e6), 1e6))
  }
}
