/// A length for each edge, in points.
package struct EdgeLengths: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var width: Double { leading + trailing }
  var height: Double { top + bottom }
}
