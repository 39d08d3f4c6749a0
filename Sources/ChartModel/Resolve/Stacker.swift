/// Stands values on each other.
///
/// - standard: what is above zero rises from zero on what came before, and what is below hangs down.
/// - normalized: as the standard, as parts of the sum of all sizes at the place.
/// - center: one on the other by size, the middle of all at zero.
/// - unstacked: each from zero.
///
/// Those are the methods of Swift Charts' `MarkStackingMethod`. A value that is not finite has no
/// place and takes no room.
struct Stacker {
  private struct Pile {
    var above = 0.0
    var below = 0.0
    /// Of the sizes of all values.
    var total = 0.0
  }

  private let method: BarStacking
  /// What the sizes at a place add up to where they are normalized.
  private let whole: Double
  private var piles: [Pile]

  private init(_ method: BarStacking, whole: Double, count: Int) {
    self.method = method
    self.whole = whole
    piles = Array(repeating: Pile(), count: count)
  }

  /// Where values start and end.
  ///
  /// - Parameters:
  ///   - values: one for each mark.
  ///   - places: for each the number of its place, from 0.
  ///   - groups: for each the number of its group: at a place those of a lower number come first; nil
  ///     for the order of the values. A group without a value at a place counts as nothing there.
  static func stacked(
    _ values: [Double], at places: [Int32], groups: [Int32]? = nil, _ method: BarStacking,
    whole: Double = 1
  ) -> (starts: [Double], ends: [Double]) {
    var stacker = Stacker(method, whole: whole, count: Int(places.max() ?? -1) + 1)
    for (place, value) in zip(places, values) where value.isFinite {
      stacker.piles[Int(place)].total += abs(value)
    }
    var order = Array(values.indices)
    if let groups { order.sort { (groups[$0], $0) < (groups[$1], $1) } }
    var starts = values.map { _ in Double.nan }
    var ends = starts
    for index in order where values[index].isFinite {
      (starts[index], ends[index]) = stacker.add(values[index], at: Int(places[index]))
    }
    return (starts, ends)
  }

  private mutating func add(_ value: Double, at place: Int) -> (start: Double, end: Double) {
    let total = piles[place].total
    switch method {
    case .unstacked: return (0, value)
    case .center:
      let start = piles[place].above - total / 2
      piles[place].above += abs(value)
      return (start, piles[place].above - total / 2)
    case .standard: return pile(value, at: place)
    case .normalized: return pile(total > 0 ? value / total * whole : value, at: place)
    }
  }

  private mutating func pile(_ size: Double, at place: Int) -> (start: Double, end: Double) {
    let start = size < 0 ? piles[place].below : piles[place].above
    if size < 0 { piles[place].below += size } else { piles[place].above += size }
    return (start, start + size)
  }
}
