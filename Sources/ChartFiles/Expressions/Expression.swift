import ChartModel
import Diagnostics

/// A formula in x and z, such as `sin(hypot(x, z)) / hypot(x, z)`.
///
/// Operators, tightest first: `^` (from the right), unary `-`, `* /`, `+ -`, `< <= > >=`,
/// `== !=`, `&&`, `||`, `? :`; comparisons give 0 or 1. Functions and constants: `Vocabulary`.
/// What has no value, such as `sqrt(-1)`, is NaN.
package struct Expression: Sendable {
  package let text: String
  private let parsers: ParserPool

  /// - Throws: `expression` with the column, from 1, of what cannot be read.
  package init(_ text: String) throws(ReliefError) {
    try ExpressionCheck.run(on: text)
    if let problem = FormulaParser(text).problem() {
      throw .expression(text: text, column: problem.column, message: problem.message)
    }
    self.text = text
    parsers = ParserPool(text)
  }

  /// The values at many places: NaN where there is none.
  ///
  /// The shorter array gives the count.
  package func values(atX xs: [Double], z zs: [Double]) -> [Double] {
    parsers.withParser { $0.values(atX: xs, z: zs) }
  }

  /// The formula as a surface's heights; safe on any thread.
  package var sampler: SurfaceFunction.Sampler {
    { xs, zs in values(atX: xs, z: zs) }
  }
}
