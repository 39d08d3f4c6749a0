/// Data that puts marks at one place beside each other.
package struct DodgeSpec: Sendable {
  /// Its values, in order of first appearance, share the step of the axis.
  package var channel: Channel
  /// nil for the axis of the marks' places.
  package var axis: PositionAxis?
  /// How much of the step is shared.
  package var span: MarkLength

  package init(channel: Channel, axis: PositionAxis? = nil, span: MarkLength = .automatic) {
    self.channel = channel
    self.axis = axis
    self.span = span
  }
}
