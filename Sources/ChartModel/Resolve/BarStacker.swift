/// Stands bars at one place of x and z on each other, in the order of the data.
struct BarStacker {
  /// The footprint's place: a code on each axis.
  private typealias Place = SIMD2<Int32>

  private struct Pile {
    var above = 0.0
    var below = 0.0
    /// Of the sizes of all bars.
    var total = 0.0
    /// The heights of the bars, and where these end; those beside which a text stands are taken out.
    var bars: [(height: Double, end: Double)] = []
  }

  private var codes: [PositionAxis: PlaceCodes] = [.x: PlaceCodes(), .z: PlaceCodes()]
  private var piles: [BarStacking: [Place: Pile]] = [:]

  /// Gives each bar of a stack a range from where it stands to where it ends.
  static func stack(_ marks: inout [MarkGroup]) {
    var stacker = BarStacker()
    let stacked = marks.indices.filter { marks[$0].stacking != .unstacked }
    guard !stacked.isEmpty else { return }
    let places = stacked.map { stacker.places(marks[$0]) }
    for (index, places) in zip(stacked, places) { stacker.measure(marks[index], places) }
    for (index, places) in zip(stacked, places) { stacker.stack(&marks[index], places) }
    for index in marks.indices {
      guard case .text(let text) = marks[index].mark, text.style.stacking != .unstacked else {
        continue
      }
      stacker.lift(&marks[index], stacker.places(marks[index]), text.style.stacking)
    }
  }

  private mutating func places(_ group: MarkGroup) -> [Place] {
    let x = codes[.x]?.codes(of: group.x.column) ?? []
    let z = codes[.z]?.codes(of: group.z.column) ?? []
    return zip(x, z).map { Place($0, $1) }
  }

  private mutating func measure(_ group: MarkGroup, _ places: [Place]) {
    for (place, height) in zip(places, group.y.column.numericValues ?? []) where height.isFinite {
      piles[group.stacking, default: [:]][place, default: Pile()].total += abs(height)
    }
  }

  private mutating func stack(_ group: inout MarkGroup, _ places: [Place]) {
    let heights = group.y.column.numericValues ?? []
    var starts = heights
    var ends = heights
    for (index, (place, height)) in zip(places, heights).enumerated() where height.isFinite {
      var pile = piles[group.stacking]?[place] ?? Pile()
      (starts[index], ends[index]) = BarStacker.add(height, to: &pile, group.stacking)
      pile.bars.append((height, ends[index]))
      piles[group.stacking]?[place] = pile
    }
    group.y.column = .numbers(starts)
    group.y.end = .numbers(ends)
  }

  /// Moves texts to the ends of the bars beside which they stand, which are as high at their places.
  private mutating func lift(
    _ group: inout MarkGroup, _ places: [Place], _ stacking: BarStacking
  ) {
    guard case .numbers(var heights) = group.y.column else { return }
    for (index, place) in places.enumerated() where heights.indices.contains(index) {
      guard let bars = piles[stacking]?[place]?.bars,
        let bar = bars.firstIndex(where: { $0.height == heights[index] })
      else { continue }
      heights[index] = bars[bar].end
      piles[stacking]?[place]?.bars.remove(at: bar)
    }
    group.y.column = .numbers(heights)
  }

  private static func add(
    _ height: Double, to pile: inout Pile, _ stacking: BarStacking
  ) -> (start: Double, end: Double) {
    if stacking == .center {
      let start = pile.above - pile.total / 2
      pile.above += abs(height)
      return (start, pile.above - pile.total / 2)
    }
    let size = stacking == .normalized && pile.total > 0 ? height / pile.total : height
    let start = size < 0 ? pile.below : pile.above
    if size < 0 { pile.below += size } else { pile.above += size }
    return (start, start + size)
  }
}

/// Numbers for the values of columns, equal where the values are.
private struct PlaceCodes {
  private var names: [String: Int32] = [:]
  private var values: [Double: Int32] = [:]

  mutating func codes(of column: Column) -> [Int32] {
    switch column {
    case .categories(let column):
      let codes = column.names.map { PlaceCodes.code(of: $0, in: &names) }
      return column.codes.map { $0 < 0 ? -1 : codes[Int($0)] }
    case .numbers(let values), .dates(let values):
      return values.map { PlaceCodes.code(of: $0, in: &self.values) }
    }
  }

  private static func code<Key>(of key: Key, in codes: inout [Key: Int32]) -> Int32 {
    if let code = codes[key] { return code }
    let code = Int32(codes.count)
    codes[key] = code
    return code
  }
}

extension MarkGroup {
  /// How the group's bars stand on each other; unstacked for all other marks.
  fileprivate var stacking: BarStacking {
    guard case .bar(let bar) = mark, y.end == nil, case .numbers = y.column else {
      return .unstacked
    }
    return bar.stacking
  }
}
