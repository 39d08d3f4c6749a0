import Synchronization

/// Hands out the units of a batch in their order, to whatever worker asks.
final class UnitQueue: Sendable {
  let units: [JobUnit]
  private let next = Mutex(0)

  init(_ units: [JobUnit]) {
    self.units = units
  }

  /// The next unit; nil once there are no more.
  func take() -> JobUnit? {
    next.withLock { next in
      guard next < units.count else { return nil }
      defer { next += 1 }
      return units[next]
    }
  }

  /// Hands out no more; gives how many are left.
  func stop() -> Int {
    next.withLock { next in
      defer { next = units.count }
      return units.count - next
    }
  }
}
