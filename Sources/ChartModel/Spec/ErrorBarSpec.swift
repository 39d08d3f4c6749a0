/// The look of error bars, besides that of rules.
package struct ErrorBarSpec: Sendable, Hashable {
  /// From end to end of a cap, in points at the depth of the box's centre; 0 leaves caps out.
  package var capLength: Double

  package init(capLength: Double = 8) {
    self.capLength = capLength
  }
}
