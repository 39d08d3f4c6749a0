/// The shape of an end of a stroke: SVG's and SwiftUI's caps, and joins to the next stroke.
package enum StrokeEnd: UInt8, Sendable, Hashable, CaseIterable {
  /// Cut straight at the point.
  case butt = 0
  /// A half disc about the point.
  case roundCap = 1
  /// Half the width longer.
  case squareCap = 2
  /// Joined, with a part of a disc outside the corner.
  case roundJoin = 3
  /// Joined, with the edges drawn on till they meet; a bevel where the corner so made is longer than
  /// the stroke's miter limit allows.
  case miterJoin = 4
  /// Joined, with the corner cut off.
  case bevelJoin = 5

  /// Whether the line goes on there.
  @inlinable package var isJoin: Bool { rawValue >= StrokeEnd.roundJoin.rawValue }
}
