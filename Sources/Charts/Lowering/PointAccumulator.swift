import ChartModel
import SwiftUICore

/// Collects points of one signature in columns.
final class PointAccumulator {
  private let labels: (x: ChannelLabel, y: ChannelLabel, z: ChannelLabel)
  private var x: ColumnBuilder
  private var y: ColumnBuilder
  private var z: ColumnBuilder
  private var foreground: ForegroundBuilder
  private var symbolSize: VaryingBuilder<Double>?
  private let metalness: Double?
  private let roughness: Double?

  /// An empty group with the signature of a point.
  init(
    x: Datum,
    y: Datum,
    z: Datum,
    style: InheritedStyle,
    categories: CategoryRegistry,
    in environment: EnvironmentValues
  ) {
    labels = (x.label, y.label, z.label)
    self.x = ColumnBuilder(kind: x.kind, index: categories[.axis(.x)])
    self.y = ColumnBuilder(kind: y.kind, index: categories[.axis(.y)])
    self.z = ColumnBuilder(kind: z.kind, index: categories[.axis(.z)])
    foreground = ForegroundBuilder(
      like: style.foreground,
      categories: categories,
      in: environment
    )
    symbolSize = style.symbolSize.map { VaryingBuilder(first: $0) }
    metalness = style.metalness
    roughness = style.roughness
  }

  /// Whether a point has this group's signature.
  ///
  /// The kinds of its data are the chart's, and agree already.
  func accepts(x: Datum, y: Datum, z: Datum, style: InheritedStyle) -> Bool {
    (style.symbolSize == nil) == (symbolSize == nil)
      && style.metalness == metalness && style.roughness == roughness
      && x.label == labels.x && y.label == labels.y && z.label == labels.z
      && foreground.accepts(style.foreground)
  }

  func append(x: Datum, y: Datum, z: Datum, style: InheritedStyle) {
    self.x.append(x.value)
    self.y.append(y.value)
    self.z.append(z.value)
    foreground.append(style.foreground)
    if let size = style.symbolSize { symbolSize?.append(size) }
  }

  func finish(in environment: EnvironmentValues) -> PointGroup {
    var style = MarkStyle()
    style.foreground = foreground.finish(in: environment)
    style.symbolSize = symbolSize?.finish()
    style.metalness = metalness
    style.roughness = roughness
    return PointGroup(
      x: Channel(label: labels.x.resolved(in: environment), column: x.finish()),
      y: Channel(label: labels.y.resolved(in: environment), column: y.finish()),
      z: Channel(label: labels.z.resolved(in: environment), column: z.finish()),
      style: style
    )
  }
}
