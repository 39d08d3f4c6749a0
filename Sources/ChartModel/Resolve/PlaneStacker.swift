/// Settles along which axis bars and areas of a plane have their values, and stands those at one place
/// on each other.
///
/// Bars come in the order of the data. Areas come in the order of their series, each of which has a
/// place wherever another has: where it has no value it counts as nothing.
struct PlaneStacker {
  /// What stacks are made of: marks of one kind, along one axis, by one method.
  private struct Kind: Hashable {
    var isArea: Bool
    var valueAxis: PositionAxis
    var method: BarStacking
  }

  /// The normalized values of a plane are percents.
  static let whole = 100.0

  private var codes: [PositionAxis: PlaceCodes] = [.x: PlaceCodes(), .y: PlaceCodes()]
  private var ends: [PositionAxis: PlaceCodes] = [.x: PlaceCodes(), .y: PlaceCodes()]
  private var dodges = PlaceCodes()

  /// Gives each bar and area with a value a range from where it stands to where it ends.
  static func stack(_ spec: inout ChartSpec) {
    var members: [Kind: [Int]] = [:]
    var kinds: [Kind] = []
    for index in spec.marks.indices {
      guard var baseline = spec.marks[index].mark.baseline else { continue }
      let axis = baseline.valueAxis ?? spec.valueAxis(of: spec.marks[index])
      baseline.valueAxis = axis
      spec.marks[index].mark.baseline = baseline
      guard spec.marks[index].hasSingleNumbers(on: axis) else { continue }
      let isArea = if case .area = spec.marks[index].mark { true } else { false }
      let kind = Kind(isArea: isArea, valueAxis: axis, method: baseline.stacking)
      if members[kind] == nil { kinds.append(kind) }
      members[kind, default: []].append(index)
    }
    var stacker = PlaneStacker()
    for kind in kinds { stacker.stack(&spec.marks, members[kind] ?? [], kind) }
  }

  private mutating func stack(_ marks: inout [MarkGroup], _ groups: [Int], _ kind: Kind) {
    var series: [[Int32]]?
    if kind.isArea {
      if kind.method != .unstacked { SeriesFiller.fill(&marks, groups, kind.valueAxis.across) }
      series = SeriesFiller.series(of: groups.map { marks[$0] })
    }
    let values = groups.map { marks[$0][kind.valueAxis].column.numericValues ?? [] }
    let places = groups.map { self.places(marks[$0], on: kind.valueAxis.across) }
    let stacked = Stacker.stacked(
      Array(values.joined()), at: Array(places.joined()).numbered,
      groups: series.map { Array($0.joined()) }, kind.method, whole: PlaneStacker.whole)
    var first = 0
    for (index, values) in zip(groups, values) {
      let rows = first..<first + values.count
      first = rows.upperBound
      marks[index][kind.valueAxis].column = .numbers(Array(stacked.starts[rows]))
      marks[index][kind.valueAxis].end = .numbers(Array(stacked.ends[rows]))
      marks[index].mark.baseline?.isStacked = true
    }
  }

  /// Equal where marks stand at one place: from a start, maybe to an end, in one part of the step.
  private mutating func places(_ group: MarkGroup, on axis: PositionAxis) -> [SIMD4<Int32>] {
    let starts = codes[axis]?.codes(of: group[axis].column) ?? []
    let ends = group[axis].end.flatMap { self.ends[axis]?.codes(of: $0) }
    let parts = group.style.dodge.map { dodges.codes(of: $0.channel.column) }
    return starts.indices.map { row in
      [starts[row], ends?.element(row) ?? -1, parts?.element(row) ?? -1, 0]
    }
  }
}

extension MarkGroup {
  /// Whether the marks have single numbers on an axis.
  fileprivate func hasSingleNumbers(on axis: PositionAxis) -> Bool {
    guard self[axis].end == nil, self[axis].anchor == nil, case .numbers = self[axis].column
    else { return false }
    return true
  }
}

extension ChartSpec {
  /// The axis along which bars or areas have their values, where nothing is said.
  ///
  /// That of numbers rather than of dates, and of dates rather than of names; y where both are alike.
  /// A bin has a value across it where there are numbers.
  func valueAxis(of group: MarkGroup) -> PositionAxis {
    let x = kind(of: group.x, on: .x)
    let y = kind(of: group.y, on: .y)
    switch (group.x.end != nil, group.y.end != nil) {
    case (true, false): return y == .number ? .y : .x
    case (false, true): return x == .number ? .x : .y
    default: return x.rawValue < y.rawValue ? .x : .y
    }
  }

  /// What is on an axis, the better measured first.
  private enum ValueKind: Int {
    case number
    case date
    case name
  }

  private func kind(of channel: Channel, on axis: PositionAxis) -> ValueKind {
    if self[axis].scale == .category { return .name }
    if case .categories = self[axis].domain { return .name }
    return switch channel.column {
    case .numbers: .number
    case .dates: .date
    case .categories: .name
    }
  }
}

extension MarkGroup {
  /// Bars or areas of a plane that stand on each other, apart from those of other groups.
  package func stackedInPlane() -> MarkGroup {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = [self]
    spec.stackMarks()
    return spec.marks[0]
  }
}

extension ChartSpec {
  /// Stands the marks on each other that ask for it.
  mutating func stackMarks() {
    switch plot {
    case .box: BarStacker.stack(&marks)
    case .plane: PlaneStacker.stack(&self)
    }
  }
}
