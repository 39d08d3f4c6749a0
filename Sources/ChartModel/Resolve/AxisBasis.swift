/// What of the data, and of the declared domains, a position scale is made from.
package struct AxisBasis: Sendable {
  /// What the data is.
  enum Kind: Sendable, Hashable {
    case numbers
    case dates
    case categories
  }

  /// What is declared: of several charts, what holds all that each of them declares.
  var domain: DomainSpec
  var scale: ScaleType?
  /// nil where there is no data.
  var kind: Kind?
  /// Of an axis of categories, in order of first appearance.
  var names: [String]
  /// Of the numbers or dates that the scale is defined for.
  var extent: DataExtent?
  /// The label of the first data that has one.
  var title: String?
  /// Of y: whether bars stand at zero.
  var hasFloor: Bool
  /// Whether all that has a value here is a part of a whole.
  var isPercent: Bool
  /// Where bars stand, on an axis of their places; nil for none.
  var bars: BarBasis?

  /// - Parameter spec: a chart whose bars stand on each other already.
  init(_ spec: ChartSpec, _ axis: PositionAxis) {
    let declared = spec[axis]
    let columns = spec.marks.flatMap { spec.scaleColumns(of: $0, on: axis) }
    let transform = ScaleTransform(declared.scale ?? .linear)
    domain = declared.domain
    scale = declared.scale
    kind = columns.first.map(Kind.init)
    names = []
    if kind == .categories || scale == .category {
      names.appendNew(columns.flatMap { $0.asCategories.names })
    }
    extent = DataDomain.extent(columns.compactMap(\.numericValues), transform)
    title = spec.marks.lazy.map { $0[axis].label }.first { !$0.isEmpty }
    let bars = spec.marks.filter(\.isBar)
    hasFloor = axis == .y && bars.contains { $0.y.end == nil && $0.y.column.isNumeric }
    self.bars = BarBasis(spec.steps(on: axis), transform)
    isPercent = spec.isPercent(axis)
  }

  /// Whether the data is of another kind than that of another chart.
  package func differs(from other: AxisBasis) -> Bool {
    kind != nil && other.kind != nil && kind != other.kind
  }

  mutating func merge(_ other: AxisBasis) {
    // Whoever declares a domain shows it, whatever the others do.
    if domain.isAutomatic != other.domain.isAutomatic {
      merge(extent: domain.extent ?? other.domain.extent)
    }
    domain.merge(other.domain)
    scale = scale ?? other.scale
    kind = kind ?? other.kind
    names.appendNew(other.names)
    merge(extent: other.extent)
    title = title ?? other.title
    hasFloor = hasFloor || other.hasFloor
    isPercent = isPercent && other.isPercent
    if let others = other.bars { bars = bars?.merged(others) ?? others }
  }

  /// Takes in the heights of functions.
  mutating func merge(_ surfaces: [SurfaceSamples]) {
    merge(extent: DataDomain.extent(surfaces.map(\.heights), ScaleTransform(scale ?? .linear)))
  }

  /// Takes in the extents of functions, which are numbers.
  mutating func merge(_ columns: [Column]) {
    merge(
      extent: DataDomain.extent(
        columns.compactMap(\.numericValues), ScaleTransform(scale ?? .linear)))
  }

  private mutating func merge(extent other: DataExtent?) {
    guard let other else { return }
    extent =
      extent.map { ($0.low, $0.high) }.map {
        DataExtent(low: min($0, other.low), high: max($1, other.high))
      } ?? other
  }
}

/// The least and the greatest of some values.
struct DataExtent: Sendable, Hashable {
  var low: Double
  var high: Double
}

extension AxisBasis.Kind {
  init(_ column: Column) {
    switch column {
    case .numbers: self = .numbers
    case .dates: self = .dates
    case .categories: self = .categories
    }
  }
}

extension Column {
  fileprivate var isNumeric: Bool { if case .numbers = self { true } else { false } }
}
