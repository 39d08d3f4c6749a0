/// How far a mark of a plane is moved on the page, in points to the right and down.
///
/// A mark with a single value on an axis is moved by the start.
package struct MarkOffset: Sendable, Hashable {
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>

  package init(start: SIMD2<Double> = .zero, end: SIMD2<Double> = .zero) {
    self.start = start
    self.end = end
  }
}
