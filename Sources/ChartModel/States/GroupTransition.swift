/// The way of a group of marks from one state to the next.
struct GroupTransition: Sendable {
  private let first: MarkGroup
  private let second: MarkGroup
  private let match: MarkMatch

  /// Marks matched by their keys.
  init(_ first: MarkGroup, _ second: MarkGroup) {
    self.first = first
    self.second = second
    let match = MarkMatch(from: first.keys?.keys ?? [], to: second.keys?.keys ?? [])
    if case .line = first.mark {
      self.match = match.joiningNeighbors(from: first.lineNames, to: second.lineNames)
    } else {
      self.match = match
    }
  }

  /// Nodes of a grid, or a function, which are where they are.
  ///
  /// - Parameter nodes: for each node of the first grid that of the second.
  init(_ first: MarkGroup, _ second: MarkGroup, nodes: [Int]) {
    self.first = first
    self.second = second
    match = MarkMatch(pairs: nodes.enumerated().map { MarkMatch.Pair($0, $1) })
  }

  /// The marks at a fraction of the way, above 0 and below 1.
  func group(at fraction: Double, _ transforms: ScaleTransforms) -> MarkGroup {
    let tween = tween(at: fraction)
    var group = tween.nearest(first, second)
    switch (first.mark, second.mark) {
    case (.surface(let start), .surface(let end)):
      group.mark = .surface(start.mixed(with: end, tween))
    case (.grid, .grid):
      group.x = first.x
      group.y = tween.channel(first.y, second.y, transforms.y)
      group.z = first.z
    default:
      for axis in PositionAxis.allCases {
        group[axis] = tween.channel(first[axis], second[axis], transforms[axis])
      }
      if let start = first.series, let end = second.series {
        group.series = tween.channel(start, end, .identity)
      }
    }
    if case (.text(let start), .text(var text)) = (first.mark, second.mark) {
      text.texts = tween.values(start.texts, text.texts, missing: "") { tween.nearest($0, $1) }
      group.mark = .text(text)
    }
    if let start = first.keys, let end = second.keys {
      group.keys = tween.column(start, end, .identity)
    }
    group.style = tween.style(first.style, second.style, colors: transforms.colors)
    if group.standsOnZero, transforms.y != .log { group.y.column = grown(group.y.column, tween) }
    return group
  }

  private func tween(at fraction: Double) -> Tween {
    var pairs = match.pairs
    if first.switchesHalfWay {
      pairs = pairs.filter { fraction < 0.5 ? $0.from != nil : $0.to != nil }
    }
    return Tween(
      fraction: fraction, pairs: pairs, counts: (first.markCount, second.markCount),
      fades: !first.switchesHalfWay)
  }

  /// Bars that are in one state only rise from zero, and sink to it.
  private func grown(_ column: Column, _ tween: Tween) -> Column {
    guard case .numbers(let heights) = column else { return column }
    return .numbers(
      zip(heights, tween.pairs).map { $0 * $1.presence(at: tween.fraction) })
  }
}

extension SurfaceFunction {
  /// A function between two, sampled as finely as the finer of them.
  fileprivate func mixed(with other: SurfaceFunction, _ tween: Tween) -> SurfaceFunction {
    let counts = [sampleCount, other.sampleCount].map { $0 ?? SurfaceFunction.standardSampleCount }
    let fraction = tween.fraction
    return SurfaceFunction(sampleCount: counts.max()) { xs, zs in
      let tween = Tween(
        fraction: fraction, pairs: xs.indices.map { MarkMatch.Pair($0, $0) },
        counts: (xs.count, xs.count), fades: false)
      return tween.values(
        SurfaceSamples.fitted(self.sample(xs, zs), count: xs.count),
        SurfaceSamples.fitted(other.sample(xs, zs), count: xs.count), missing: .nan
      ) { tween.number($0, $1) }
    }
  }
}

extension MarkGroup {
  /// How many marks, or vertices of a surface, have a look of their own.
  fileprivate var markCount: Int { if case .grid = mark { y.column.count } else { count } }

  /// Whether marks that are in one state only cannot fade: texts, and what carries a surface.
  fileprivate var switchesHalfWay: Bool {
    switch mark {
    case .text, .scattered: true
    default: false
    }
  }

  fileprivate var standsOnZero: Bool {
    guard isBar, y.end == nil, case .numbers = y.column else { return false }
    return true
  }

  /// The line of each vertex, as its series and its category say.
  fileprivate var lineNames: [[MarkKey?]] {
    var keys = series.map { [$0.column.keys] } ?? []
    if let column = colorChannel?.column, case .categories = column { keys.append(column.keys) }
    return (0..<count).map { row in keys.map { $0.element(row) ?? nil } }
  }
}
