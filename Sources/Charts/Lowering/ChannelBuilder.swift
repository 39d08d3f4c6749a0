import ChartModel
import SwiftUICore

/// Collects the values, or the ranges, of marks on one axis.
struct ChannelBuilder {
  private let label: ChannelLabel
  private var start: ColumnBuilder
  private var end: ColumnBuilder?
  private let anchors: DatumAnchors?

  /// Empty, for data like a given one.
  init(like datum: Datum, index: CategoryIndex) {
    label = datum.label
    anchors = datum.anchors
    start = ColumnBuilder(kind: datum.kind, index: index)
    end = datum.end == nil ? nil : ColumnBuilder(kind: datum.kind, index: index)
  }

  /// Whether a datum has the same name and kind, and is a range where these are ranges.
  func accepts(_ datum: Datum) -> Bool {
    (datum.end == nil) == (end == nil) && datum.label == label && datum.kind == start.kind
      && datum.anchors == anchors
  }

  mutating func append(_ datum: Datum) {
    start.append(datum.value)
    if let value = datum.end { end?.append(value) }
  }

  func finish(in environment: EnvironmentValues) -> Channel {
    var channel = Channel(
      label: label.resolved(in: environment),
      column: start.finish(),
      end: end?.finish()
    )
    channel.anchor = (anchors?.value).map { PlotAnchor($0) }
    channel.endAnchor = end == nil ? nil : (anchors?.end).map { PlotAnchor($0) }
    return channel
  }
}

extension PlotAnchor {
  fileprivate init(_ anchor: DatumAnchors.Anchor) {
    switch anchor {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }
}
