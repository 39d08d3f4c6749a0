import ChartModel
import Foundation
import SwiftUICore

/// The symbols that there are.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  let kind: PlaneSymbol.Basic

  /// The rectangle in which the symbol has the area of a square of side 1.
  public var perceptualUnitRect: CGRect {
    let unit = kind.symbol.unit
    return CGRect(x: -unit.x / 2, y: -unit.y / 2, width: unit.x, height: unit.y)
  }

  /// The symbol's outline.
  public static func _outline(_ shape: BasicChartSymbolShape) -> _Outline {
    _Outline(shape.kind.symbol.outline)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  nonisolated public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle that stands on a side.
  nonisolated public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square that stands on a corner.
  nonisolated public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon that stands on a side.
  nonisolated public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// A plus sign.
  nonisolated public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// A plus sign turned by an eighth.
  nonisolated public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// A star of six strokes.
  nonisolated public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
