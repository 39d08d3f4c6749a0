/// How a mark's lines are stroked.
package struct LineSpec: Sendable, Hashable {
  /// Points; nil for the default.
  package var width: Double?
  package var dash: DashPattern
  package var cap: StrokeCap
  package var join: StrokeJoin
  /// How many widths long a miter may be. Drawn is the standard limit alone, or none at all by a
  /// bevel; another one is noted.
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

  /// What of the style is not drawn as it asks, as a sentence; nil where all is.
  package var problem: String? {
    guard join == .miter, miterLimit != Self.standardMiterLimit else { return nil }
    return "lines have miters up to \(Int(Self.standardMiterLimit)) widths long; "
      + "a miterLimit of \(miterLimit) is left out"
  }
}
