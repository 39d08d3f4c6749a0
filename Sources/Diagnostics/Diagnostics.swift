/// What was left out or mended on the way to the picture: counted, reported, never a trap.
package struct Diagnostics: Sendable, Equatable {
  package private(set) var warnings: [Warning] = []

  package init() {}

  package var isEmpty: Bool { warnings.isEmpty }

  /// Notes a warning; counts of the same kind in the same place, and missing glyphs, come together.
  package mutating func note(_ warning: Warning) {
    for index in warnings.indices {
      if let joined = warnings[index].joined(with: warning) {
        warnings[index] = joined
        return
      }
    }
    warnings.append(warning)
  }

  /// Notes all that others have to report.
  package mutating func merge(_ other: Diagnostics) {
    for warning in other.warnings { note(warning) }
  }

  /// How many values were left out, all reasons together.
  package var droppedCount: Int {
    warnings.reduce(0) { sum, warning in
      if case .dropped(let count, _, _) = warning { sum + count } else { sum }
    }
  }
}
