import ChartModel
import Diagnostics

/// A formula in x and z, such as `sin(hypot(x, z)) / hypot(x, z)`.
///
/// Operators, tightest first: `^` (from the right), unary `-`, `* /`, `+ -`, `< <= > >=`,
/// `== !=`, `&&`, `||`, `? :`; comparisons give 0 or 1. Functions and constants: `Vocabulary`.
/// What has no value, such as `sqrt(-1)`, is NaN.
package struct Expression: Sendable, Hashable {
  package let text: String

  /// - Throws: `expression` with the column, from 1, of what cannot be read.
  package init(_ text: String) throws(ReliefError) {
    self.text = text
    try ExpressionCheck.run(on: text)
    let parser = BulkParser(text)
    if let problem = parser.problem() {
      throw .expression(text: text, column: problem.column, message: problem.message)
    }
  }

  /// The values at many places: NaN where there is none.
  ///
  /// The shorter array gives the count.
  package func values(atX xs: [Double], z zs: [Double]) -> [Double] {
    BulkParser(text).values(atX: xs, z: zs)
  }

  /// The formula as a surface's heights; safe on any thread, since each call has its own parser.
  package var sampler: SurfaceSpec.Sampler {
    { xs, zs in values(atX: xs, z: zs) }
  }
}
