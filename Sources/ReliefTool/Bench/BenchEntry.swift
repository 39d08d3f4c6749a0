import Pipeline

/// All runs of a workload by a back end.
struct BenchEntry {
  let workload: Workload
  let backend: BackendChoice
  private(set) var runs: [BenchChild.Run] = []
  /// Why there are no more runs.
  private(set) var failure: String?

  init(workload: Workload, backend: BackendChoice) {
    self.workload = workload
    self.backend = backend
  }

  mutating func take(_ outcome: BenchChild.Outcome) {
    switch outcome {
    case .done(let run): runs.append(run)
    case .failed(let reason): failure = reason
    }
  }

  /// The run in the middle by wall time, the earlier of two.
  var median: BenchChild.Run? {
    let sorted = runs.sorted { $0.wall < $1.wall }
    return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
  }

  var bestWall: Double? { runs.map(\.wall).min() }
}
