import ChartModel
import SwiftUICore

/// Collects marks of one signature in columns.
final class MarkAccumulator {
  private let mark: Mark
  private var channels: [ChannelBuilder]
  private var foreground: ForegroundBuilder
  private var symbolSize: VaryingBuilder<Double>?
  private var symbolExtent: VaryingBuilder<SymbolSize>?
  private var opacity: VaryingBuilder<Double>?
  private let planeSymbol: _ChartSymbol?
  private let metalness: Double?
  private let roughness: Double?

  /// An empty group with the signature of a mark.
  init(
    _ mark: Mark,
    on plot: PlotKind,
    like data: PositionData,
    style: InheritedStyle,
    categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    self.mark = mark
    channels = plot.axes.map {
      ChannelBuilder(like: data[$0], index: categories[.axis($0)])
    }
    foreground = ForegroundBuilder(
      like: style.foreground,
      categories: categories,
      in: environment
    )
    symbolSize = style.symbolSize.map { VaryingBuilder(first: $0) }
    symbolExtent = style.symbolExtent.map { VaryingBuilder(first: $0) }
    opacity = style.opacity.map { VaryingBuilder(first: $0) }
    planeSymbol = style.planeSymbol
    metalness = style.metalness
    roughness = style.roughness
  }

  /// Whether a mark has this group's signature.
  ///
  /// The kinds of its data are the chart's, and agree already.
  func accepts(_ mark: Mark, _ data: PositionData, style: InheritedStyle) -> Bool {
    mark.isSameKind(as: self.mark) && (style.symbolSize == nil) == (symbolSize == nil)
      && style.metalness == metalness && style.roughness == roughness
      && (style.symbolExtent == nil) == (symbolExtent == nil)
      && (style.opacity == nil) == (opacity == nil) && style.planeSymbol == planeSymbol
      && channels[0].accepts(data.x) && channels[1].accepts(data.y)
      && (channels.count < 3 || channels[2].accepts(data.z)) && foreground.accepts(style.foreground)
  }

  func append(_ data: PositionData, style: InheritedStyle) {
    channels[0].append(data.x)
    channels[1].append(data.y)
    if channels.count > 2 { channels[2].append(data.z) }
    foreground.append(style.foreground)
    if let size = style.symbolSize { symbolSize?.append(size) }
    if let extent = style.symbolExtent { symbolExtent?.append(extent) }
    if let value = style.opacity { opacity?.append(value) }
  }

  func finish(in environment: EnvironmentValues) -> MarkGroup {
    var style = MarkStyle()
    style.foreground = foreground.finish(in: environment)
    style.symbolSize = symbolSize?.finish()
    style.symbolExtent = symbolExtent?.finish().map(\.spec)
    style.planeSymbol = planeSymbol?.spec
    style.opacity = opacity?.finish()
    style.metalness = metalness
    style.roughness = roughness
    var group = MarkGroup(
      mark,
      x: channels[0].finish(in: environment),
      y: channels[1].finish(in: environment),
      style: style
    )
    if channels.count > 2 { group.z = channels[2].finish(in: environment) }
    return group
  }
}
