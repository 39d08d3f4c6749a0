/// How long one stage of the way from a declaration to a picture took.
package struct StageTime: Sendable, Hashable {
  package var name: String
  package var seconds: Double

  package init(name: String, seconds: Double) {
    self.name = name
    self.seconds = seconds
  }
}

/// Measures stages one after another.
package struct StageClock: Sendable {
  package private(set) var stages: [StageTime] = []

  package init() {}

  /// Runs a stage and notes its time; a stage named before adds up.
  package mutating func measure<T, E: Error>(
    _ name: String, _ work: () throws(E) -> T
  ) throws(E) -> T {
    let start = ContinuousClock.now
    let result = try work()
    let elapsed = (ContinuousClock.now - start).components
    add(name, Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
    return result
  }

  /// Adds the stages of another.
  package mutating func add(_ other: StageClock) {
    for stage in other.stages { add(stage.name, stage.seconds) }
  }

  /// What was added since an earlier state of the same clock.
  package func since(_ earlier: StageClock) -> StageClock {
    var rest = self
    for stage in earlier.stages { rest.add(stage.name, -stage.seconds) }
    return rest
  }

  /// All stages together.
  package var seconds: Double { stages.reduce(0) { $0 + $1.seconds } }

  /// Notes the seconds of a stage; one named before adds up.
  package mutating func add(_ name: String, _ seconds: Double) {
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].seconds += seconds
    } else {
      stages.append(StageTime(name: name, seconds: seconds))
    }
  }
}
