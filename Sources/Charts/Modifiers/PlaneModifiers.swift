import ChartModel
import Foundation
import SwiftUICore

@usableFromInline
struct PlaneSymbolModifier: MarkModifier {
  @usableFromInline let symbol: _ChartSymbol

  @inlinable init(symbol: _ChartSymbol) {
    self.symbol = symbol
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> _ChartSymbol? {
    var part = Optional(symbol)
    swap(&part, &style.planeSymbol)
    return part
  }

  @inlinable static func restore(_ part: consuming _ChartSymbol?, in style: inout InheritedStyle) {
    style.planeSymbol = part
  }
}

/// The size of a symbol on the page: an area, or the sides of a rectangle.
@usableFromInline
struct SymbolExtentModifier: MarkModifier {
  @usableFromInline let extent: PlaneSymbolSize

  @inlinable init(area: CGFloat) {
    extent = PlaneSymbolSize(width: Double(area), height: nil)
  }

  @inlinable init(width: CGFloat, height: CGFloat) {
    extent = PlaneSymbolSize(width: Double(width), height: Double(height))
  }

  @inlinable func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> PlaneSymbolSize? {
    var part = Optional(extent)
    swap(&part, &style.symbolExtent)
    return part
  }

  @inlinable static func restore(_ part: consuming PlaneSymbolSize?, in style: inout InheritedStyle)
  {
    style.symbolExtent = part
  }
}

/// The size of a symbol in a plane.
@frozen @usableFromInline
package struct PlaneSymbolSize: Equatable, Sendable {
  /// Points; square points where there is no height.
  @usableFromInline package var width: Double
  /// Points; nil for an area.
  @usableFromInline package var height: Double?

  @inlinable package init(width: Double, height: Double?) {
    self.width = width
    self.height = height
  }

  var spec: SymbolExtent { height.map { .box([width, $0]) } ?? .area(width) }
}
