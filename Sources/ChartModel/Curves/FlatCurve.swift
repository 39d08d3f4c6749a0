/// A curve as chords.
package struct FlatCurve: Sendable {
  package var points: [SIMD2<Double>] = []
  /// For each of the points the curve goes through, its index among `points`.
  package var knots: [Int] = []

  package init() {}
}
