/// How a row is prepared for compression (PNG, section 9).
package enum PNGFilter: UInt8, Sendable, CaseIterable {
  /// As it is.
  case none = 0
  /// Each byte less the one a pixel to the left.
  case sub = 1
  /// Each byte less the one above.
  case up = 2
}
