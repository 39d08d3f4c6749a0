import ChartModel

/// The rows of a table as states, one for each value of a column.
struct StateRequest: Sendable, Hashable {
  var column: String
  /// Whose values say which row of a state is which of the next; nil for none.
  var key: String?
  /// The part of a state's time in which it becomes the next, 0...1.
  var transition: Double
  /// Whether the last state becomes the first.
  var loops: Bool

  var passage: StateSequence.Passage { transition > 0 ? .movement : .cut }
}
