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

  /// Whether the values have a scale, outside of whose domain they are not shown.
  var hasScale: Bool { origin == nil }

  /// The place on the range 0...1 of the scale; not finite where the value is not on it.
  func place(of value: Double) -> Double {
    guard let origin else { return places[value] }
    return (origin + value - span.start) / (span.end - span.start)
  }

  func isShown(_ place: Double) -> Bool { origin != nil || places.contains(place) }

  /// The point on the page of a place.
  func page(_ place: Double) -> Double { span.page(place) }
}
