/// How a mark's lines are stroked.
package struct LineSpec: Sendable, Hashable {
  /// The shape of the ends.
  package enum Cap: String, Sendable, Hashable {
    case butt
    case round
    case square
  }

  /// The shape of the corners.
  package enum Join: String, Sendable, Hashable {
    case miter
    case round
    case bevel
  }

  /// Points; nil for the default.
  package var width: Double?
  package var dash: DashPattern
  package var cap: Cap
  package var join: Join
  /// From which ratio of its length to the line's width a corner is cut.
  package var miterLimit: Double

  package init(
    width: Double? = nil, dash: DashPattern = DashPattern(), cap: Cap = .butt,
    join: Join = .round, miterLimit: Double = 10
  ) {
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
