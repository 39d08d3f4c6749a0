import ChartModel
import SwiftUICore

/// Collects the values, or the ranges, of marks on one axis.
struct ChannelBuilder {
  private let label: ChannelLabel
  private var start: ColumnBuilder
  private var end: ColumnBuilder?

  /// Empty, for data like a given one.
  init(like datum: Datum, index: CategoryIndex) {
    label = datum.label
    start = ColumnBuilder(kind: datum.kind, index: index)
    end = datum.end == nil ? nil : ColumnBuilder(kind: datum.kind, index: index)
  }

  /// Whether a datum has the same name and kind, and is a range where these are ranges.
  func accepts(_ datum: Datum) -> Bool {
    (datum.end == nil) == (end == nil) && datum.label == label && datum.kind == start.kind
  }

  mutating func append(_ datum: Datum) {
    start.append(datum.value)
    if let value = datum.end { end?.append(value) }
  }

  func finish(in environment: EnvironmentValues) -> Channel {
    Channel(
      label: label.resolved(in: environment),
      column: start.finish(),
      end: end?.finish()
    )
  }
}
