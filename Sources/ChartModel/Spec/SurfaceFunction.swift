/// A function of x and z, sampled when their domains are known.
package struct SurfaceFunction: Sendable {
  /// The heights at many places: `sample(xs, zs)[i]` is y at (xs[i], zs[i]); NaN leaves a hole.
  package typealias Sampler = @Sendable (_ xs: [Double], _ zs: [Double]) -> [Double]

  /// Places along each side of the grid when nothing else is asked for.
  ///
  /// Even, so that a symmetric domain does not put a sample on its centre, where many functions of
  /// interest are not defined.
  package static let standardSampleCount = 160
  /// What may be asked for; a surface of the most takes about a gigabyte.
  package static let sampleCounts = 2...4096

  /// A count as it is sampled.
  package static func held(_ count: Int) -> Int {
    min(max(count, sampleCounts.lowerBound), sampleCounts.upperBound)
  }

  /// Places along each side of the sampled grid; nil for the standard count.
  package var sampleCount: Int?
  package var sample: Sampler

  package init(sampleCount: Int? = nil, sample: @escaping Sampler) {
    self.sampleCount = sampleCount
    self.sample = sample
  }
}
