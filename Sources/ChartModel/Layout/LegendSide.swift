/// The side of the plot on which a legend stands, and where along it.
struct LegendSide {
  enum Edge {
    case top
    case bottom
    case leading
    case trailing
    case overlay
  }

  let edge: Edge
  /// Fractions of what is left over.
  let alignment: SIMD2<Double>

  init(_ legend: LegendSpec) {
    var standard = SIMD2(0.5, 0.5)
    switch legend.position {
    case .automatic, .bottom: edge = .bottom
    case .top: edge = .top
    case .leading: edge = .leading
    case .trailing: edge = .trailing
    case .topLeading: (edge, standard.x) = (.top, 0)
    case .topTrailing: (edge, standard.x) = (.top, 1)
    case .bottomLeading: (edge, standard.x) = (.bottom, 0)
    case .bottomTrailing: (edge, standard.x) = (.bottom, 1)
    case .overlay: (edge, standard) = (.overlay, [1, 0])
    }
    alignment = legend.alignment.map { [$0.horizontal, $0.vertical.fraction] } ?? standard
  }

  /// Whether entries stand one below the other, and bars upright.
  var isColumn: Bool { edge != .top && edge != .bottom }

  /// The most that a legend may take of what there is.
  func room(in rest: PageRect) -> SIMD2<Double> {
    switch edge {
    case .top, .bottom: [rest.width, rest.height * 0.45]
    case .leading, .trailing: [rest.width * 0.4, rest.height]
    case .overlay: [rest.width * 0.6, rest.height * 0.8]
    }
  }

  /// Where a legend of a size stands.
  func frame(of size: SIMD2<Double>, in rest: PageRect) -> PageRect {
    var along = alignment
    switch edge {
    case .top: along.y = 0
    case .bottom: along.y = 1
    case .leading: along.x = 0
    case .trailing: along.x = 1
    case .overlay: break
    }
    let corner = SIMD2(rest.x, rest.y) + along * (rest.size - size)
    return PageRect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  /// What the plot keeps beside a legend of a size.
  func remainder(of rest: PageRect, beside size: SIMD2<Double>, gap: Double) -> PageRect {
    var plot = rest
    switch edge {
    case .top, .bottom: plot.height -= size.y + gap
    case .leading, .trailing: plot.width -= size.x + gap
    case .overlay: break
    }
    if edge == .top { plot.y += size.y + gap }
    if edge == .leading { plot.x += size.x + gap }
    return plot
  }
}

extension VerticalGuide {
  /// The place as a fraction of the height.
  fileprivate var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}
