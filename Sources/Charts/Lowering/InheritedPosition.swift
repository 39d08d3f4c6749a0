import ChartModel
import SwiftUICore

/// What puts marks beside each other.
@usableFromInline
package struct InheritedPosition {
  let datum: Datum
  let axis: Axis?
  let span: MarkDimension

  @usableFromInline init(datum: Datum, axis: Axis?, span: MarkDimension) {
    self.datum = datum
    self.axis = axis
    self.span = span
  }

  func spec(_ channel: Channel) -> DodgeSpec {
    DodgeSpec(channel: channel, axis: axis.map { $0 == .horizontal ? .x : .y }, span: span.spec)
  }

  func key(in environment: EnvironmentValues) -> CategoryRegistry.Key {
    .position(label: datum.label.resolved(in: environment))
  }
}
