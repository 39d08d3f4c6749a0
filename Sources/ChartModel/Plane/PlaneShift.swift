/// How far points of a plane are moved from the places of their data, on the page.
struct PlaneShift {
  private let offset: Varying<MarkOffset>?
  private let bands: (x: PlaneBands, y: PlaneBands)?

  /// nil where none is moved.
  init?(_ points: ResolvedPoints, _ chart: ResolvedChart, in plane: PlaneLayout) {
    guard points.offset != nil || points.dodge != nil else { return nil }
    offset = points.offset
    bands = points.dodge.map { dodge in
      func bands(_ axis: PositionAxis) -> PlaneBands {
        PlaneBands(axis, of: chart, in: plane, count: points.crowd, nil, dodge)
      }
      return (bands(.x), bands(.y))
    }
  }

  /// In points to the right and down.
  subscript(index: Int) -> SIMD2<Double> {
    var shift = offset?.value(at: index)?.start ?? .zero
    if let bands { shift += SIMD2(bands.x.shift(index), bands.y.shift(index)) }
    return shift.x.isFinite && shift.y.isFinite ? shift : .zero
  }
}
