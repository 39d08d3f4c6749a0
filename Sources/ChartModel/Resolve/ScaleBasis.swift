import RenderModel

/// All of a chart's data that its scales, its axes and its legend depend on: ends and names, but no
/// values.
///
/// Charts with the same basis have the same domains, ticks, colours and legend, whatever their data.
package struct ScaleBasis: Sendable, PerAxis {
  package var x: AxisBasis
  package var y: AxisBasis
  package var z: AxisBasis
  var colors: ColorBasis
  var sizes: SizeBasis
  /// The ways in which heights are coloured, in order of first appearance.
  var heights: [HeightColoring]
  /// The values that put marks of a plane beside each other, in order of first appearance, by the
  /// label of their data.
  var dodges: [String: [String]]
  /// Whether there are functions, whose heights are known when x and z are.
  package internal(set) var hasFunctions: Bool
  /// Whether there is a title, for which charts without one keep room.
  var hasTitle: Bool
  /// How many marks each group has.
  var counts: [Int]

  /// The basis of one chart, but for the heights of its functions.
  package init(_ spec: ChartSpec) {
    var spec = spec
    spec.stackMarks()
    self.init(stacked: spec)
  }

  /// - Parameter stacked: a chart whose bars stand on each other already.
  init(stacked spec: ChartSpec) {
    x = AxisBasis(spec, .x)
    y = AxisBasis(spec, .y)
    z = AxisBasis(spec, .z)
    colors = ColorBasis(spec)
    sizes = SizeBasis(spec)
    heights = []
    for case .heightBased(let gradient, let range) in spec.marks.map(\.style.foreground) {
      heights.appendNew([HeightColoring(gradient: gradient, range: range)])
    }
    dodges = [:]
    for group in spec.marks where group.mark.isDodged {
      guard let channel = group.style.dodge?.channel else { continue }
      dodges[channel.label, default: []].appendNew(channel.column.asCategories.names)
    }
    hasFunctions = spec.marks.contains(where: \.isFunction)
    counts = spec.marks.map(\.count)
    hasTitle = spec.title?.isEmpty == false
  }

  /// Takes in the data of another chart, as that of one that comes after.
  package mutating func merge(_ other: ScaleBasis) {
    for axis in PositionAxis.allCases { self[axis].merge(other[axis]) }
    colors.merge(other.colors)
    sizes.merge(other.sizes)
    heights.appendNew(other.heights)
    for (label, names) in other.dodges { dodges[label, default: []].appendNew(names) }
    hasTitle = hasTitle || other.hasTitle
    hasFunctions = hasFunctions || other.hasFunctions
    counts = (0..<max(counts.count, other.counts.count)).map { index in
      max(counts.element(index) ?? 0, other.counts.element(index) ?? 0)
    }
  }

  /// Takes the colours of another chart in the place of these.
  package mutating func setColors(of other: ScaleBasis) {
    colors = other.colors
    heights = other.heights
  }

  /// Takes the sizes of another chart in the place of these.
  package mutating func setSizes(of other: ScaleBasis) {
    sizes = other.sizes
  }

  /// Takes in the heights of a chart's functions, over the x and z of this basis.
  package mutating func mergeFunctions(of spec: ChartSpec) {
    guard spec.marks.contains(where: \.isFunction) else { return }
    var resolver = Resolver(spec: spec.scaled(by: self), theme: .light)
    let scales = (resolver.scale(.x), resolver.scale(.z))
    y.merge(resolver.functionSamples(x: scales.0, z: scales.1).compactMap { $0 })
    y.merge(resolver.functionExtents(x: scales.0))
  }
}

/// One way in which heights are coloured: `ForegroundSpec.heightBased`.
struct HeightColoring: Sendable, Hashable {
  var gradient: GradientSpec?
  var range: ClosedRange<Double>?
}

extension ChartSpec {
  /// The chart with the scales of a basis.
  package func scaled(by basis: ScaleBasis) -> ChartSpec {
    var spec = self
    spec.basis = basis
    if basis.hasTitle, title?.isEmpty != false { spec.title = " " }
    for axis in PositionAxis.allCases {
      spec[axis].domain = basis[axis].domain
      spec[axis].scale = basis[axis].scale
    }
    spec.colorScale.domain = basis.colors.domain
    spec.colorScale.type = basis.colors.type
    return spec
  }
}

extension MarkGroup {
  var isFunction: Bool {
    switch mark {
    case .surface, .function: true
    default: false
    }
  }
}

extension Array {
  func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element: Hashable {
  /// Appends those that are not there yet, each once.
  mutating func appendNew(_ others: some Sequence<Element>) {
    var seen = Set(self)
    for other in others where seen.insert(other).inserted { append(other) }
  }
}
