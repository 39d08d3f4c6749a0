import ChartModel
import Foundation
import SwiftUICore

/// A form that marks the points of a 2D chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the form looks as large as a filled square of side 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// A symbol as plain values.
public struct _ChartSymbol: Hashable, Sendable {
  let spec: PlaneSymbol

  /// The symbol of a shape.
  nonisolated public init<S: ChartSymbolShape>(_ shape: S) {
    let unit = shape.perceptualUnitRect.size
    spec = PlaneSymbol(
      outline: S._outline(shape).value, unit: [Double(unit.width), Double(unit.height)])
  }
}

/// A symbol of any type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: _Outline
  /// Of the wrapped shape.
  public let perceptualUnitRect: CGRect

  /// Wraps a shape.
  public init<S: ChartSymbolShape>(_ shape: S) {
    outline = S._outline(shape)
    perceptualUnitRect = shape.perceptualUnitRect
  }

  /// The outline of the wrapped shape.
  nonisolated public static func _outline(_ shape: AnyChartSymbolShape) -> _Outline {
    shape.outline
  }
}
