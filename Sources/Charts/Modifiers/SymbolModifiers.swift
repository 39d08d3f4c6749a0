import Spatial
import SwiftUICore

@usableFromInline
struct SymbolModifier: MarkModifier {
  @usableFromInline let shape: BasicChart3DSymbolShape

  @inlinable init(shape: BasicChart3DSymbolShape) {
    self.shape = shape
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> BasicChart3DSymbolShape? {
    var part = Optional(shape)
    swap(&part, &style.symbol)
    return part
  }

  @inlinable static func restore(
    _ part: consuming BasicChart3DSymbolShape?,
    in style: inout InheritedStyle
  ) {
    style.symbol = part
  }
}

/// Sets the size of symbols, to a number or by data.
@usableFromInline
package struct SymbolSizeModifier: MarkModifier {
  @usableFromInline let size: InheritedStyle.SymbolSize

  @inlinable package init(size: InheritedStyle.SymbolSize) {
    self.size = size
  }

  @inlinable package func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> InheritedStyle.SymbolSize {
    var part = size
    swap(&part, &style.symbolSize)
    return part
  }

  @inlinable package static func restore(
    _ part: consuming InheritedStyle.SymbolSize,
    in style: inout InheritedStyle
  ) {
    style.symbolSize = part
  }
}

@usableFromInline
struct SymbolRotationModifier: MarkModifier {
  @usableFromInline let rotation: Rotation3D

  @inlinable init(rotation: Rotation3D) {
    self.rotation = rotation
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> Rotation3D? {
    var part = Optional(rotation)
    swap(&part, &style.symbolRotation)
    return part
  }

  @inlinable static func restore(
    _ part: consuming Rotation3D?,
    in style: inout InheritedStyle
  ) {
    style.symbolRotation = part
  }
}
