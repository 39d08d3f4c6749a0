import RenderModel

/// What the u and v of a mesh stand for.
enum RampPlacement {
  case none
  /// u is the place on the y axis between two places.
  case height(low: Double, high: Double)
  case footprint(Footprint)
  /// u is the vertex's own value.
  case value

  /// u and v at a place of plot space.
  func uv(_ place: SIMD3<Double>) -> SIMD2<Double> {
    switch self {
    case .none, .value: .zero
    case .height(let low, let high): [(place.y - low) / (high - low), 0]
    case .footprint(let footprint): footprint.uv(x: place.x, z: place.z)
    }
  }

  /// u and v of a vertex.
  func uv(_ vertex: SurfaceVertex) -> SIMD2<Double> {
    if case .value = self { return [vertex.value, 0] }
    return uv(vertex.place)
  }
}
