import ChartModel
import SwiftUICore

/// Collects what is said of the marks of a plane alone.
struct PlaneStyleBuilder {
  private var width: VaryingBuilder<MarkLength>?
  private var height: VaryingBuilder<MarkLength>?
  private var cornerRadius: VaryingBuilder<Double>?
  private var offset: VaryingBuilder<MarkOffset>?
  private var position: (first: InheritedPosition, column: ColumnBuilder)?
  private var lineData: (label: ChannelLabel, column: ColumnBuilder)?
  private var symbolData: (label: ChannelLabel, column: ColumnBuilder)?
  private let interpolation: Interpolation?
  private let zIndex: Double
  private let alignsWithPlot: Bool

  /// Empty, for marks that have the same modifiers as a given one.
  init(
    like style: InheritedStyle, sides: (MarkLength, MarkLength)?, categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    width = sides.map { VaryingBuilder(first: $0.0) }
    height = sides.map { VaryingBuilder(first: $0.1) }
    cornerRadius = style.cornerRadius.map { VaryingBuilder(first: $0) }
    offset = style.offset.map { VaryingBuilder(first: $0) }
    position = style.position.map {
      ($0, ColumnBuilder(kind: $0.datum.kind, index: categories[$0.key(in: environment)]))
    }
    lineData = style.lineDatum.map { datum in
      let key = CategoryRegistry.Key.line(label: datum.label.resolved(in: environment))
      return (datum.label, ColumnBuilder(kind: datum.kind, index: categories[key]))
    }
    symbolData = style.planeSymbolDatum.map { datum in
      let key = CategoryRegistry.Key.symbol(label: datum.label.resolved(in: environment))
      return (datum.label, ColumnBuilder(kind: datum.kind, index: categories[key]))
    }
    interpolation = style.interpolation
    zIndex = style.zIndex
    alignsWithPlot = style.alignsWithPlot
  }

  func accepts(_ style: InheritedStyle) -> Bool {
    (style.cornerRadius == nil) == (cornerRadius == nil) && (style.offset == nil) == (offset == nil)
      && style.interpolation == interpolation && style.zIndex == zIndex
      && style.alignsWithPlot == alignsWithPlot && accepts(style.position)
      && style.lineDatum?.label == lineData?.label
      && style.lineDatum?.kind == lineData?.column.kind
      && style.planeSymbolDatum?.label == symbolData?.label
      && style.planeSymbolDatum?.kind == symbolData?.column.kind
  }

  private func accepts(_ position: InheritedPosition?) -> Bool {
    guard let position else { return self.position == nil }
    guard let first = self.position?.first else { return false }
    return position.datum.label == first.datum.label && position.datum.kind == first.datum.kind
      && position.axis == first.axis && position.span == first.span
  }

  /// Adds one more mark, which must be accepted.
  mutating func append(_ style: InheritedStyle, sides: (MarkLength, MarkLength)?) {
    if let sides {
      width?.append(sides.0)
      height?.append(sides.1)
    }
    if let radius = style.cornerRadius { cornerRadius?.append(radius) }
    if let move = style.offset { offset?.append(move) }
    if let position = style.position { self.position?.column.append(position.datum.value) }
    if let datum = style.planeSymbolDatum { symbolData?.column.append(datum.value) }
    if let datum = style.lineDatum { lineData?.column.append(datum.value) }
  }

  func finish(into style: inout MarkStyle, in environment: EnvironmentValues) {
    style.width = width?.finish().unlessAutomatic
    style.height = height?.finish().unlessAutomatic
    style.cornerRadius = cornerRadius?.finish()
    style.offset = offset?.finish()
    style.dodge = position.map {
      $0.first.spec(
        Channel(
          label: $0.first.datum.label.resolved(in: environment), column: $0.column.finish()))
    }
    style.lineData = lineData.map {
      Channel(label: $0.label.resolved(in: environment), column: $0.column.finish())
    }
    style.planeSymbolData = symbolData.map {
      Channel(label: $0.label.resolved(in: environment), column: $0.column.finish())
    }
    style.interpolation = interpolation
    style.zIndex = zIndex
    style.alignsWithPlot = alignsWithPlot
  }
}

extension Varying<MarkLength> {
  /// nil where all is as it is without.
  fileprivate var unlessAutomatic: Varying? {
    if case .same(.automatic) = self { nil } else { self }
  }
}
