/// A function's values on a grid; row after row of z, each along x.
package struct SurfaceSamples: Sendable {
  /// Ascending along the x range, in the units of the x scale.
  package var xs: [Double]
  package var zs: [Double]
  /// `zs.count` rows of `xs.count`; NaN leaves a hole.
  package var heights: [Double]

  package init(xs: [Double], zs: [Double], heights: [Double]) {
    self.xs = xs
    self.zs = zs
    self.heights = heights
  }

  /// Samples a function over the domains of two scales, evenly in the plot.
  init(_ surface: SurfaceFunction, x: PositionScale, z: PositionScale) {
    let count = SurfaceFunction.held(surface.sampleCount ?? SurfaceFunction.standardSampleCount)
    xs = x.evenValues(count: count)
    zs = z.evenValues(count: count)
    heights = []
    heights.reserveCapacity(count * count)
    // A sampler may take a while to get going, so it is given many places at a time.
    let rowsAtATime = max(1, SurfaceSamples.placesAtATime / count)
    for first in stride(from: 0, to: count, by: rowsAtATime) {
      let rows = zs[first..<min(first + rowsAtATime, count)]
      let places = rows.count * count
      heights += SurfaceSamples.fitted(
        surface.sample(
          Array(repeatElement(xs, count: rows.count).joined()),
          rows.flatMap { repeatElement($0, count: count) }), count: places)
    }
    fillRemovableGaps(surface)
  }

  private static let placesAtATime = 1 << 20

  /// A removable singularity, such as sin(r)/r at 0, is a point with no area, so no hole.
  ///
  /// A lone undefined sample takes the mean of four values close by, when these agree.
  private mutating func fillRemovableGaps(_ surface: SurfaceFunction) {
    let gaps = heights.indices.filter { heights[$0].isNaN && isLone($0) }
    guard !gaps.isEmpty, let extent = finiteExtent(heights) else { return }
    let tolerance = max(extent.high - extent.low, .ulpOfOne) * 1e-4
    let dx = abs((xs[xs.count - 1] - xs[0]) / Double(xs.count - 1)) * 1e-4
    let dz = abs((zs[zs.count - 1] - zs[0]) / Double(zs.count - 1)) * 1e-4
    for gap in gaps {
      let x = xs[gap % xs.count]
      let z = zs[gap / xs.count]
      let near = SurfaceSamples.fitted(
        surface.sample([x - dx, x + dx, x, x], [z, z, z - dz, z + dz]), count: 4)
      guard let spread = finiteExtent(near), near.allSatisfy(\.isFinite),
        spread.high - spread.low <= tolerance
      else { continue }
      heights[gap] = near.reduce(0, +) / 4
    }
  }

  /// Whether all neighbours along the grid are defined.
  private func isLone(_ index: Int) -> Bool {
    let column = index % xs.count
    let row = index / xs.count
    return (column == 0 || heights[index - 1].isFinite)
      && (column == xs.count - 1 || heights[index + 1].isFinite)
      && (row == 0 || heights[index - xs.count].isFinite)
      && (row == zs.count - 1 || heights[index + xs.count].isFinite)
  }

  /// A sampler's answer cut or filled to the length asked for.
  static func fitted(_ values: [Double], count: Int) -> [Double] {
    if values.count == count { return values }
    return Array(values.prefix(count)) + Array(repeating: .nan, count: max(0, count - values.count))
  }
}
