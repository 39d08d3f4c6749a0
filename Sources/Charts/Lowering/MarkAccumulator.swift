import ChartModel
import SwiftUICore

/// Collects marks of one signature in columns.
final class MarkAccumulator {
  private let mark: Mark
  private var channels: [ChannelBuilder]
  private var series: ChannelBuilder?
  private var texts: [String] = []
  private var foreground: ForegroundBuilder
  private var symbols: SymbolBuilder
  private var symbolExtent: VaryingBuilder<PlaneSymbolSize>?
  private var opacity: VaryingBuilder<Double>?
  private var plane: PlaneStyleBuilder
  private var annotations: [AnnotationSpec] = []
  private var count = 0
  private let planeSymbol: _ChartSymbol?
  private let metalness: Double?
  private let roughness: Double?
  private let line: LineSpec?

  /// An empty group with the signature of a mark.
  init(
    _ mark: Mark,
    on plot: PlotKind,
    like data: PositionData,
    series: Datum?,
    sides: (MarkLength, MarkLength)?,
    style: InheritedStyle,
    categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    self.mark = mark
    channels = plot.axes.map {
      ChannelBuilder(like: data[$0], index: categories[.axis($0)])
    }
    self.series = series.map {
      ChannelBuilder(
        like: $0, index: categories[.series(label: $0.label.resolved(in: environment))])
    }
    foreground = ForegroundBuilder(
      like: style.foreground,
      categories: categories,
      in: environment
    )
    symbols = SymbolBuilder(like: style, categories: categories, in: environment)
    symbolExtent = style.symbolExtent.map { VaryingBuilder(first: $0) }
    opacity = style.opacity.map { VaryingBuilder(first: $0) }
    plane = PlaneStyleBuilder(
      like: style, sides: sides, categories: categories, in: environment)
    planeSymbol = style.planeSymbol
    metalness = style.metalness
    roughness = style.roughness
    line = style.line
  }

  /// Whether a mark has this group's signature.
  ///
  /// The kinds of its data are the chart's, and agree already.
  func accepts(
    _ mark: Mark,
    _ data: PositionData,
    series: Datum?,
    style: InheritedStyle
  ) -> Bool {
    mark.isSameKind(as: self.mark) && accepts(series: series) && style.line == line
      && (style.opacity == nil) == (opacity == nil)
      && style.metalness == metalness && style.roughness == roughness
      && (style.symbolExtent == nil) == (symbolExtent == nil)
      && style.planeSymbol == planeSymbol
      && channels[0].accepts(data.x) && channels[1].accepts(data.y)
      && (channels.count < 3 || channels[2].accepts(data.z)) && foreground.accepts(style.foreground)
      && symbols.accepts(style) && plane.accepts(style)
  }

  private func accepts(series datum: Datum?) -> Bool {
    guard let datum else { return series == nil }
    return series?.accepts(datum) ?? false
  }

  func append(
    _ mark: Mark, _ data: PositionData, series: Datum?, sides: (MarkLength, MarkLength)?,
    style: InheritedStyle
  ) {
    channels[0].append(data.x)
    channels[1].append(data.y)
    if channels.count > 2 { channels[2].append(data.z) }
    if let series { self.series?.append(series) }
    if case .text(let text) = mark { texts += text.texts }
    foreground.append(style.foreground)
    symbols.append(style)
    if let extent = style.symbolExtent { symbolExtent?.append(extent) }
    if let opacity = style.opacity { self.opacity?.append(opacity) }
    plane.append(style, sides: sides)
    count += 1
  }

  /// Puts views beside the newest mark.
  func annotate(_ annotation: AnnotationSpec) {
    var annotation = annotation
    annotation.row = count - 1
    annotations.append(annotation)
  }

  func finish(in environment: EnvironmentValues) -> MarkGroup {
    var style = MarkStyle()
    style.foreground = foreground.finish(in: environment)
    symbols.finish(into: &style, in: environment)
    style.symbolExtent = symbolExtent?.finish().map(\.spec)
    style.planeSymbol = planeSymbol?.spec
    style.opacity = opacity?.finish()
    style.metalness = metalness
    style.roughness = roughness
    style.line = line
    plane.finish(into: &style, in: environment)
    var mark = mark
    if case .text(let text) = mark {
      mark = .text(TextMarkSpec(texts: texts, style: text.style))
    }
    var group = MarkGroup(
      mark,
      x: channels[0].finish(in: environment),
      y: channels[1].finish(in: environment),
      series: series?.finish(in: environment),
      style: style
    )
    group.annotations = annotations
    if channels.count > 2 { group.z = channels[2].finish(in: environment) }
    return group
  }
}
