import ChartModel

extension ChartState {
  /// A state of points with keys.
  static func points(
    _ label: String, keys: [String], x: [Double], y: [Double], z: [Double]? = nil,
    _ change: (inout ChartSpec) -> Void = { _ in }
  ) -> ChartState {
    var spec = ChartSpec.points(x, y, z ?? x.map { _ in 1 })
    spec.marks[0].keys = .categories(CategoryColumn(keys))
    change(&spec)
    return ChartState(label: label, chart: spec)
  }

  /// A surface over a grid, row after row of z.
  static func grid(_ label: String, xs: [Double], zs: [Double], _ heights: [Double]) -> ChartState {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .grid, x: Channel(label: "x", column: .numbers(xs)),
        y: Channel(label: "y", column: .numbers(heights)),
        z: Channel(label: "z", column: .numbers(zs)))
    ]
    return ChartState(label: label, chart: spec)
  }
}

extension ChartSpec {
  func numbers(_ axis: PositionAxis) -> [Double] {
    if case .numbers(let values) = marks[0][axis].column { values } else { [] }
  }

  /// The names that the marks have as keys, in their order.
  var keyNames: [String] {
    guard case .categories(let column)? = marks[0].keys else { return [] }
    return column.codes.map { column.names[Int($0)] }
  }

  var opacities: [Double] {
    switch marks[0].style.opacity {
    case .each(let values): values
    case .same(let value): keyNames.map { _ in value }
    case nil: keyNames.map { _ in 1 }
    }
  }
}
