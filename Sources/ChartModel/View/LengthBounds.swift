/// The least, ideal and greatest length of one side, in points; nil for the view's own.
package struct LengthBounds: Sendable, Hashable {
  package var least: Double?
  package var ideal: Double?
  package var most: Double?

  package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }
}
