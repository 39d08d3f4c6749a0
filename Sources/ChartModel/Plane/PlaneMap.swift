/// The way from the values of a channel to points on the page, along one axis of a plane.
struct PlaneMap {
  private let places: PlaceMap
  private let span: PlaneSpan
  /// Where values are counted from that are points already; nil for data.
  private let origin: Double?

  /// - Parameter anchor: of a channel that has no data.
  init(
    _ axis: PositionAxis, of chart: ResolvedChart, in plane: PlaneLayout, anchor: PlotAnchor?
  ) {
    places = PlaceMap(chart[axis].scale)
    span = plane[axis]
    let plot = plane.plot
    let (start, end) = axis == .x ? (plot.x, plot.maxX) : (plot.y, plot.maxY)
    origin = anchor.map { anchor in
      switch anchor {
      case .start: start
      case .center: (start + end) / 2
      case .end: end
      }
    }
  }

  /// Whether values are data rather than points.
  var isData: Bool { origin == nil }

  /// The place on the range 0...1 of the scale; not finite where the value is not on it.
  func place(of value: Double) -> Double {
    guard let origin else { return places[value] }
    let length = span.end - span.start
    return length == 0 ? 0 : (origin + value - span.start) / length
  }

  /// Whether a mark at a place is seen: on its scale, or at least not far from the page.
  func isShown(_ place: Double) -> Bool {
    origin == nil ? places.contains(place) : abs(place) < PlaneMap.farthest
  }

  /// In lengths of the plot.
  private static let farthest = 1e4

  /// The point on the page of a place.
  func page(_ place: Double) -> Double { span.page(place) }
}
