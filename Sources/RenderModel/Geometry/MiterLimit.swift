/// How many widths long a miter may be, from the inner corner to its point, as SVG measures it.
package struct MiterLimit: Sendable, Hashable {
  /// One over the limit, in `parts`: at a limit of 10 it tells a hundredth of a width apart.
  @usableFromInline let inverse: UInt16

  @usableFromInline static let parts = 65000.0

  @inlinable init(inverse: UInt16) {
    self.inverse = inverse
  }

  /// - Parameter widths: from 1, which leaves no miter, to 65000; what is not a number is 1.
  package init(_ widths: Double) {
    let share = widths > 1 ? Self.parts / widths : Self.parts
    self.init(inverse: UInt16(max(share.rounded(), 1)))
  }

  /// SwiftUI's, 10.
  @inlinable package static var standard: MiterLimit { MiterLimit(inverse: 6500) }

  /// The cosine of half its turn below which a corner is too sharp for a miter.
  package var cosine: Float { Float(inverse) / Float(Self.parts) }
}
