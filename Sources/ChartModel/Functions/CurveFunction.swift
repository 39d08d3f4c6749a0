/// A function of one number whose graph a plane shows, sampled when the scales are known.
package struct CurveFunction: Sendable {
  /// What the two numbers are that the function gives.
  package enum Form: Sendable, Hashable {
    /// y, twice: a line over x.
    case line
    /// x and y at a parameter: a line anywhere.
    case path
    /// Zero and y: what is between the graph and zero.
    case area
    /// The start and the end of y: what is between two graphs.
    case band

    /// A word for dumps and messages.
    var name: String {
      switch self {
      case .line: "function"
      case .path: "parametric curve"
      case .area: "area of a function"
      case .band: "area between functions"
      }
    }
  }

  package var form: Form
  /// Of x, or of the parameter; nil for the x domain of the chart.
  package var domain: ClosedRange<Double>?
  /// What is not finite leaves a gap.
  package var value: @Sendable (_ input: Double) -> SIMD2<Double>

  package init(
    _ form: Form, domain: ClosedRange<Double>?,
    value: @escaping @Sendable (_ input: Double) -> SIMD2<Double>
  ) {
    self.form = form
    self.domain = domain
    self.value = value
  }

  /// Whether the function is filled.
  package var isArea: Bool { form == .area || form == .band }
}

extension CurveFunction {
  /// The channels of the function, whose columns hold what is known without scales: the ends of its
  /// domain, and of a path those of both coordinates.
  package func channels(x: String, y: String) -> (x: Channel, y: Channel) {
    var channels = (x: Channel(label: x), y: Channel(label: y))
    guard let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite else {
      return channels
    }
    if form == .path {
      let inputs = FunctionExtent.inputs(domain.lowerBound, domain.upperBound)
      for axis in 0..<2 {
        let extent = FunctionExtent(of: { value($0)[axis] }, at: inputs)
        let column = Column.numbers(extent.map { [$0.low, $0.high] } ?? [])
        if axis == 0 { channels.x.column = column } else { channels.y.column = column }
      }
    } else {
      channels.x.column = .numbers([domain.lowerBound, domain.upperBound])
    }
    return channels
  }
}
