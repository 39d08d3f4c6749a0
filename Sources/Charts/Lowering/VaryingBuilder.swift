import ChartModel

/// Collects a value a mark; stays a single value as long as all are the same.
struct VaryingBuilder<Value: Equatable & Sendable> {
  private let first: Value
  private var count = 0
  private var values: [Value] = []

  init(first: Value) {
    self.first = first
  }

  mutating func append(_ value: Value) {
    if values.isEmpty {
      if value == first {
        count += 1
        return
      }
      values = Array(repeating: first, count: count)
    }
    values.append(value)
  }

  func finish() -> Varying<Value> {
    values.isEmpty ? .same(first) : .each(values)
  }
}
