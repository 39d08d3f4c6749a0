import Foundation
import Spatial
import SwiftUICore

extension Chart3DContent {
  /// Draws points as a shape.
  @inlinable nonisolated public func symbol<S: Chart3DSymbolShape>(
    _ symbol: S
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: SymbolModifier(shape: symbol._symbolShape))
  }

  /// Sets the diameter of the symbols, as a fraction of the box's unit: that of a sphere, whose
  /// volume the other shapes have.
  @inlinable nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    StyledContent(content: self, modifier: SymbolSizeModifier(size: .fixed(Double(size))))
  }

  /// Turns the symbols about their places.
  ///
  /// The axes of the rotation are those of the chart: about x it turns y toward z, about y it turns
  /// z toward x, about z it turns x toward y.
  @inlinable nonisolated public func symbolRotation(
    _ rotation: Rotation3D
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: SymbolRotationModifier(rotation: rotation))
  }
}
