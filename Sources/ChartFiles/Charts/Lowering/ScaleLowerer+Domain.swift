import ChartModel
import Diagnostics

extension ScaleLowerer {
  func type(_ decoder: ChartDecoder) throws(ReliefError) -> ScaleType? {
    let asked: ScaleType? =
      switch scale.type {
      case nil: nil
      case .linear: .linear
      case .log: .log
      case .sqrt: .squareRoot
      case .pow: .power(exponent: scale.exponent ?? 1)
      case .symlog: .symmetricLog(slopeAtZero: 1 / (scale.constant ?? 1))
      case .time, .utc: .date
      case .ordinal, .band, .point: .category
      }
    let needed: Kind? =
      switch asked {
      case nil, .category: nil
      case .date: .dates
      default: .numbers
      }
    if let needed, needed != kind, let type = scale.type {
      throw decoder.fault(
        scale.place,
        "a scale of type '\(type.rawValue)' takes "
          + "\(needed == .dates ? "dates" : "numbers"), and '\(name)' shows \(words)")
    }
    return asked
  }

  private var words: String {
    switch kind {
    case .numbers: "numbers"
    case .dates: "dates"
    case .categories: "names"
    }
  }

  func domain(_ decoder: ChartDecoder) throws(ReliefError) -> DomainSpec {
    if kind == .categories {
      guard let names = scale.domain?.map(\.name) else {
        return .automatic(includesZero: nil, reversed: scale.reverse)
      }
      return .categories(scale.reverse == true ? names.reversed() : names)
    }
    guard let ends = try ends(decoder) else {
      return .automatic(includesZero: scale.zero, reversed: scale.reverse)
    }
    if scale.type == .log, min(ends.0, ends.1) <= 0 {
      throw decoder.fault(scale.place, "a logarithm shows numbers above 0; try 'symlog'")
    }
    guard (ends.1 - ends.0).isFinite else {
      throw decoder.fault(scale.place, "the ends of the domain are too far apart")
    }
    let (start, end) = scale.reverse == true ? (ends.1, ends.0) : ends
    return kind == .dates ? .dates(start, end) : .numbers(start, end)
  }

  /// The ends of a declared domain; nil where it is the data's.
  private func ends(_ decoder: ChartDecoder) throws(ReliefError) -> (Double, Double)? {
    if let name = scale.domainExtent { return try extent(name, decoder) }
    var ends: [ValueDef?] = [scale.domainMin, scale.domainMax]
    if let domain = scale.domain {
      guard domain.count == 2 else {
        throw decoder.fault(
          scale.place,
          "the domain of \(words) is two \(words), such as "
            + (kind == .dates ? "[\"2012-01-31\", \"2013-01-31\"]" : "[0, 100]"))
      }
      ends = [ends[0] ?? domain[0], ends[1] ?? domain[1]]
    }
    if ends[0] == nil, ends[1] == nil { return nil }
    guard let start = ends[0], let end = ends[1] else {
      throw decoder.fault(
        scale.place, "'domainMin' and 'domainMax' are given together, or 'domain' with both ends")
    }
    return (try number(start, decoder), try number(end, decoder))
  }

  /// A number, or a date as one.
  func number(
    _ value: ValueDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Double {
    if let number = kind == .dates ? value.date : value.number { return number }
    throw decoder.fault(
      scale.place,
      "'\(value.name.shortened(to: 40))' is no "
        + (kind == .dates ? "date; write it as 2012-01-31" : "number"))
  }

  /// What a transform 'extent' found.
  private func extent(
    _ name: String, _ decoder: ChartDecoder
  ) throws(ReliefError) -> (Double, Double) {
    guard let extent = decoder.extents[name] else {
      let known = decoder.extents.keys.sorted().map { "'\($0.shortened(to: 40))'" }
      throw decoder.fault(
        scale.place,
        "there is no extent '\(name.shortened(to: 40))'; "
          + (known.isEmpty
            ? "a transform 'extent' before it makes one"
            : "there are \(known.joined(separator: ", "))")
      )
    }
    guard extent.isDate == (kind == .dates), kind != .categories else {
      throw decoder.fault(
        scale.place,
        "the extent '\(name.shortened(to: 40))' is of \(extent.isDate ? "dates" : "numbers"), and "
          + "'\(self.name)' shows \(words)")
    }
    return (extent.low, extent.high)
  }
}

extension ValueDef {
  /// Seconds since the reference date; a number is milliseconds since 1970.
  var date: Double? {
    switch self {
    case .number(let number): number / 1000 - CivilDate.referenceOffset
    case .text(let text): DateText.parse(text)
    }
  }
}
