/// The way from plot space to world space, which is right-handed: world z is minus plot z.
enum WorldSpace {
  /// A point or a direction.
  static func fromPlot(_ p: SIMD3<Double>) -> SIMD3<Double> {
    [p.x, p.y, -p.z]
  }

  /// The world coordinate along an axis of a place on that axis's scale.
  static func coordinate(_ place: Double, on axis: PositionAxis) -> Double {
    axis == .z ? -place : place
  }
}
