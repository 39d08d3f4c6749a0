import ChartModel
import Diagnostics
import TextModel

extension AxisLowerer {
  var hasMarks: Bool {
    asked(\.values) != nil || asked(\.tickCount) != nil || asked(\.tickMinStep) != nil
      || asked(\.grid) != nil || asked(\.ticks) != nil || asked(\.labels) != nil
      || asked(\.labelAngle) != nil || asked(\.labelOverlap) != nil || asked(\.labelColor) != nil
      || asked(\.labelFontSize) != nil || asked(\.gridColor) != nil || asked(\.gridDash) != nil
      || asked(\.gridWidth) != nil || asked(\.tickColor) != nil || asked(\.tickWidth) != nil
      || asked(\.tickSize) != nil || asked(\.orient) != nil
  }

  func side(_ decoder: ChartDecoder) throws(ReliefError) -> PlotSide? {
    guard let side = asked(\.orient)?.side else { return nil }
    let sides = PlotSide.sides(of: axis, in: plot)
    guard sides.contains(side) else {
      throw decoder.fault(
        axes.first?.place,
        "the \(axis.name) axis stands at the "
          + (axis == .x ? "'top' or the 'bottom'" : "'left' or the 'right'"))
    }
    return side
  }

  func values(
    _ nice: NiceDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> AxisValues {
    if let values = asked(\.values) {
      switch kind {
      case .categories: return .categories(values.map(\.name))
      case .dates:
        var dates: [Double] = []
        for value in values {
          guard let date = value.date else {
            throw decoder.fault(
              axes.first?.place,
              "'\(value.name.shortened(to: 40))' is no date; write it as "
                + "2012-01-31")
          }
          dates.append(date)
        }
        return .dates(dates)
      case .numbers:
        let numbers = values.compactMap(\.number)
        guard numbers.count == values.count else {
          throw decoder.fault(axes.first?.place, "'values' of an axis of numbers are numbers")
        }
        return .numbers(numbers)
      }
    }
    var count = asked(\.tickCount)
    if count == nil, case .count(let asked) = nice { count = asked }
    let rounds = nice != .no
    return .automatic(
      count: count, minimumStride: asked(\.tickMinStep), roundsLow: rounds, roundsHigh: rounds)
  }

  /// How the axis writes its values; nil for its own way.
  func format(
    _ units: [PreparedField], _ decoder: ChartDecoder
  ) throws(ReliefError) -> ValueFormat? {
    guard let text = asked(\.format) else {
      if let standardFormat { return ValueFormat(standardFormat) }
      guard kind == .dates, let unit = units.lazy.compactMap(\.unit).first, unit.needsFormat else {
        return nil
      }
      return DateFormat(unit.format).map { .date($0) }
    }
    guard let format = ValueFormat(text) else { return nil }
    let fits =
      switch (format, kind) {
      case (.number, .numbers), (.date, .dates): true
      default: false
      }
    guard fits else {
      throw decoder.fault(
        axes.first?.place,
        "the format '\(text.shortened(to: 40))' writes "
          + (kind == .dates
            ? "numbers, and the axis shows dates" : "other values than the axis shows"))
    }
    return format
  }

  func pieces(_ format: ValueFormat?) -> AxisPieces {
    var pieces: [AxisPiece] = []
    let isBare = plot == .plane && kind == .categories
    func dash(_ lengths: [Double]?) -> DashPattern { DashPattern(lengths: lengths ?? []) }
    if asked(\.grid) ?? !isBare {
      pieces.append(
        .gridLine(
          LineStyle(
            width: asked(\.gridWidth), color: asked(\.gridColor)?.spec,
            dash: dash(asked(\.gridDash)))))
    }
    if asked(\.ticks) ?? !isBare {
      pieces.append(
        .tick(
          LineStyle(
            width: asked(\.tickWidth), color: asked(\.tickColor)?.spec, length: asked(\.tickSize))))
    }
    guard asked(\.labels) != false else { return AxisPieces(pieces) }
    var label = AxisLabelSpec(
      color: asked(\.labelColor)?.spec, font: asked(\.labelFontSize).map { FontSpec(size: $0) })
    // Clockwise in Vega.
    label.angle = asked(\.labelAngle).map { -$0 }
    if asked(\.labelOverlap) == false { label.collision = .disabled }
    guard let format else { return AxisPieces(pieces + [.label(label)]) }
    let others = pieces
    let plain = label
    return AxisPieces { value in
      var label = plain
      label.text =
        switch (format, value.value) {
        case (.number(let format), .number(let number)): format(number)
        case (.date(let format), .date(let date)): format(date)
        default: nil
        }
      return others + [.label(label)]
    }
  }
}
