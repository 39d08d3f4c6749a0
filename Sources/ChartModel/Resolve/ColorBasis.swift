/// What of the data the scale from data to colour, and its legend, are made from.
struct ColorBasis: Sendable {
  /// What is declared: of several charts, what holds all that each of them declares.
  var domain: DomainSpec
  var type: ScaleType?
  /// nil where no category colours a mark.
  var categories: CategoryBasis?
  /// nil where no number and no date does.
  var ramp: RampBasis?

  init(_ spec: ChartSpec) {
    let scale = spec.colorScale
    domain = scale.domain
    type = scale.type
    let encoded = spec.marks.filter { $0.colorChannel != nil }
    func isNamed(_ group: MarkGroup) -> Bool {
      scale.isCategorical || group.colorChannel?.column.numericValues == nil
    }
    categories = CategoryBasis(encoded.filter(isNamed))
    ramp = RampBasis(encoded.filter { !isNamed($0) }, ScaleTransform(type ?? .linear))
  }

  mutating func merge(_ other: ColorBasis) {
    domain.merge(other.domain)
    type = type ?? other.type
    if let others = other.categories { categories = categories?.merged(others) ?? others }
    if let others = other.ramp { ramp = ramp?.merged(others) ?? others }
  }
}
