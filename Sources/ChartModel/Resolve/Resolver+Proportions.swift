import Diagnostics

extension Resolver {
  /// The shortest side of a box whose longest is 1.
  static let shortestSide = 0.02

  /// The scales over the sides of the box that the proportions ask for; those of a plane as they are.
  mutating func proportioned(_ scales: PlotScales) -> PlotScales {
    guard spec.plot == .box else { return scales }
    var lengths = wantedLengths(scales)
    let free = PositionAxis.allCases.filter { spec[$0].range == nil }
    let longest = free.map { lengths[$0.rawValue] }.max() ?? 1
    lengths /= longest
    var result = scales
    for axis in free {
      var length = lengths[axis.rawValue]
      if length < Resolver.shortestSide {
        diagnostics.note(
          .other(
            "the \(axis.name) side of the box would be under 1/50 of its longest side; "
              + "it is drawn at 1/50, out of proportion"))
        length = Resolver.shortestSide
      }
      result[axis].range = -length / 2...length / 2
    }
    return result
  }

  /// The lengths in one ratio, all above zero and finite.
  private mutating func wantedLengths(_ scales: PlotScales) -> SIMD3<Double> {
    let cube = SIMD3<Double>(repeating: 1)
    switch spec.proportions {
    case .cube:
      return cube
    case .ratio(let x, let y, let z):
      let ratio = SIMD3(x, y, z)
      let longest = ratio.max()
      guard ratio.min() > 0, longest.isFinite else {
        diagnostics.note(
          .other("proportions need three numbers above 0; the box is drawn as a cube"))
        return cube
      }
      return ratio / longest
    case .data:
      return dataLengths(scales)
    }
  }

  /// As long as the domains; an axis that has no linear numbers is as long as the longest.
  private mutating func dataLengths(_ scales: PlotScales) -> SIMD3<Double> {
    var lengths = SIMD3<Double>()
    for axis in PositionAxis.allCases {
      let scale = scales[axis]
      if scale.kind == .number, scale.transform == .identity {
        // A quarter, so that the longest span of numbers has a length.
        lengths[axis.rawValue] = abs(scale.end / 4 - scale.start / 4)
      } else if spec[axis].range == nil {
        diagnostics.note(
          .other(
            "the \(axis.name) axis does not show numbers on a linear scale; "
              + "its side of the box is as long as the longest"))
      }
    }
    let longest = lengths.max()
    guard longest > 0, longest.isFinite else { return SIMD3(repeating: 1) }
    lengths /= longest
    return lengths.replacing(with: 1, where: lengths .<= 0)
  }
}
