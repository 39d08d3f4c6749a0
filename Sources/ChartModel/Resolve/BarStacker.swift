/// Stands bars at one place of x and z on each other, in the order of the data.
struct BarStacker {
  /// The footprint's place: a code on each axis.
  private typealias Place = SIMD2<Int32>

  private var codes: [PositionAxis: PlaceCodes] = [.x: PlaceCodes(), .z: PlaceCodes()]
  /// The heights of the bars of each place, and where these end; those beside which a text stands are
  /// taken out.
  private var bars: [BarStacking: [Place: [(height: Double, end: Double)]]] = [:]

  /// Gives each bar of a stack a range from where it stands to where it ends.
  static func stack(_ marks: inout [MarkGroup]) {
    var stacker = BarStacker()
    for method in [BarStacking.standard, .normalized, .center] {
      stacker.stack(&marks, marks.indices.filter { marks[$0].stacking == method }, method)
    }
    for index in marks.indices where !stacker.bars.isEmpty {
      guard case .text(let text) = marks[index].mark, text.style.stacking != .unstacked else {
        continue
      }
      stacker.lift(&marks[index], text.style.stacking)
    }
  }

  private mutating func places(_ group: MarkGroup) -> [Place] {
    let x = codes[.x]?.codes(of: group.x.column) ?? []
    let z = codes[.z]?.codes(of: group.z.column) ?? []
    return zip(x, z).map { Place($0, $1) }
  }

  /// Stands the bars of some groups on each other.
  private mutating func stack(
    _ marks: inout [MarkGroup], _ groups: [Int], _ method: BarStacking
  ) {
    guard !groups.isEmpty else { return }
    let places = groups.map { self.places(marks[$0]) }
    let heights = zip(groups, places).map { index, places in
      Array((marks[index].y.column.numericValues ?? []).prefix(places.count))
    }
    let stacked = Stacker.stacked(
      Array(heights.joined()), at: Array(places.joined()).numbered, method)
    var first = 0
    for (number, index) in groups.enumerated() {
      let rows = first..<first + heights[number].count
      first = rows.upperBound
      marks[index].y.column = .numbers(Array(stacked.starts[rows]))
      marks[index].y.end = .numbers(Array(stacked.ends[rows]))
      for (row, (place, height)) in zip(rows, zip(places[number], heights[number]))
      where height.isFinite {
        bars[method, default: [:]][place, default: []].append((height, stacked.ends[row]))
      }
    }
  }

  /// Moves texts to the ends of the bars beside which they stand, which are as high at their places.
  private mutating func lift(_ group: inout MarkGroup, _ stacking: BarStacking) {
    guard case .numbers(var heights) = group.y.column else { return }
    for (index, place) in places(group).enumerated() where heights.indices.contains(index) {
      guard let bars = bars[stacking]?[place],
        let bar = bars.firstIndex(where: { $0.height == heights[index] })
      else { continue }
      heights[index] = bars[bar].end
      self.bars[stacking]?[place]?.remove(at: bar)
    }
    group.y.column = .numbers(heights)
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
