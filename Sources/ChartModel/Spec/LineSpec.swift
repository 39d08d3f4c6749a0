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
