/// How a mark's lines are stroked.
package struct LineSpec: Sendable, Hashable {
  /// Points; nil for the default.
  package var width: Double?
  package var dash: DashPattern
  package var cap: StrokeCap
  package var join: StrokeJoin

  package init(
    width: Double? = nil, dash: DashPattern = DashPattern(), cap: StrokeCap = .butt,
    join: StrokeJoin = .round
  ) {
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}
