import Glibc

/// How finely symbols are drawn: by how large they are, and how many.
struct SymbolDetail {
  /// Of the points of one mark group.
  private let count: Int
  private let pointsPerUnit: Double

  init(count: Int, pointsPerUnit: Double) {
    self.count = max(count, 1)
    self.pointsPerUnit = pointsPerUnit
  }

  /// The most meshes of a group: a cube takes 1.4 KB with what a renderer adds, a sphere 20 bytes.
  static let mostMeshes = 1_000_000

  /// Whether there are so many symbols that memory is better kept for spheres.
  var isCrowd: Bool { count > SymbolDetail.mostMeshes }

  /// Whether a symbol is so small that its shape cannot be told from a sphere of its volume: less
  /// than a point across.
  func isTiny(_ diameter: Double) -> Bool { diameter * pointsPerUnit < 1 }

  /// The sides of the polygon in place of a circle: so many that it is nowhere a quarter of a pixel
  /// off, but no more than what a large group can afford.
  func sides(_ diameter: Double) -> Int {
    let pixels = diameter / 2 * pointsPerUnit * SymbolDetail.pixelsPerPoint
    // The sagitta of a side of a regular polygon is r (1 - cos(pi / n)).
    let wanted = Double.pi / acos(1 - min(0.25 / max(pixels, 0.25), 0.5))
    let affordable = Double(SymbolDetail.mostCorners / count / 4)
    let sides = min(wanted, affordable)
    return SymbolDetail.levels.first { Double($0) >= sides } ?? SymbolDetail.levels.last ?? 6
  }

  /// What the sharpest common screens and prints have.
  private static let pixelsPerPoint = 3.0
  /// The most corners of the round symbols of a group, about.
  private static let mostCorners = 6_000_000
  /// Few, so that symbols of nearly one size share a template.
  private static let levels = [6, 8, 12, 16, 24, 32, 48, 64, 96]
}
