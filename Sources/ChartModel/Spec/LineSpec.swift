/// How a mark's lines are stroked.
package struct LineSpec: Sendable, Hashable {
  /// Points; nil for the default.
  package var width: Double?
  package var dash: DashPattern
  package var cap: StrokeCap
  package var join: StrokeJoin
  /// How many widths long a miter may be; at one width a corner is cut off.
  package var miterLimit: Double

  package static let standardMiterLimit = 10.0

  package init(
    width: Double? = nil, dash: DashPattern = DashPattern(), cap: StrokeCap = .butt,
    join: StrokeJoin = .round, miterLimit: Double = standardMiterLimit
  ) {
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// The dashes that categories take in turn, in widths of the line: none, then such as can be told
  /// apart.
  static let dashes: [[Double]] = [
    [], [4, 3], [1, 1.5], [8, 2.5, 1.5, 2.5], [8, 2, 1.5, 2, 1.5, 2], [2.5, 1.5],
  ]

  /// The style with the dashes of a category by its number.
  ///
  /// - Parameter standard: the width where the style has none.
  func dashed(_ code: Int32, standard: Double) -> LineSpec {
    var style = self
    let lengths = LineSpec.dashes[Int(max(code, 0)) % LineSpec.dashes.count]
    style.dash = DashPattern(lengths: lengths.map { $0 * (width ?? standard) })
    return style
  }

  /// The widest line, in points.
  static let greatestWidth = 1000.0

  /// A width that can be drawn; nil where it is not a number.
  static func held(_ width: Double) -> Double? {
    width.isFinite ? min(max(width, 0), greatestWidth) : nil
  }

  /// What of the style is not drawn as it asks, as sentences.
  var problems: [String] {
    var problems: [String] = []
    if let width, LineSpec.held(width) != width {
      let drawn = LineSpec.held(width).map { "\($0)" } ?? "the usual"
      problems.append(
        "a line is from 0 to \(Int(Self.greatestWidth)) points wide; \(drawn) is used instead of "
          + "\(width)")
    }
    return problems
  }
}
