import ChartModel
import Diagnostics
import TextModel

/// Lowers what channels, and the file's config, say of one axis.
struct AxisLowerer {
  private let definitions: [ChannelDef]
  /// That of the first channel that says something, then those of the config.
  private let axes: [AxisDef]
  private let axis: PositionAxis
  private let plot: PlotKind
  private let kind: ScaleLowerer.Kind

  init(
    _ definitions: [ChannelDef], config: ConfigDef?, axis: PositionAxis, plot: PlotKind,
    kind: ScaleLowerer.Kind
  ) {
    self.definitions = definitions
    self.axis = axis
    self.plot = plot
    self.kind = kind
    let ofAxis: AxisDef? =
      switch axis {
      case .x: config?.axisX
      case .y: config?.axisY
      case .z: config?.axisZ
      }
    axes = [definitions.compactMap { $0.axis?.value }.first, ofAxis, config?.axis]
      .compactMap { $0 }
  }

  /// What the first says that says something.
  private func asked<Value>(_ path: KeyPath<AxisDef, Value?>) -> Value? {
    axes.lazy.compactMap { $0[keyPath: path] }.first
  }

  /// - Parameter units: the fields of the axis.
  func settle(
    _ spec: inout AxisSpec, units: [PreparedField], _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    if definitions.contains(where: { if case .null = $0.axis { true } else { false } }) {
      spec.visibility = .hidden
    }
    if let title = definitions.compactMap({ $0.title ?? $0.axis?.value?.title }).first {
      spec.title = title.value.map { .text($0) } ?? .hidden
    } else if let title = asked(\.title) {
      spec.title = title.value.map { .text($0) } ?? .hidden
    }
    if plot == .plane {
      spec.titlePlace.alignment = asked(\.titleAnchor)?.alignment
      spec.titlePlace.spacing = asked(\.titlePadding)
    } else {
      for (name, isGiven) in [
        ("orient", asked(\.orient) != nil), ("titleAnchor", asked(\.titleAnchor) != nil),
        ("titlePadding", asked(\.titlePadding) != nil),
      ] where isGiven {
        try decoder.leaveOut(
          axes.first?.place,
          "'\(name)' is of charts of x and y; the axes of a box move with its "
            + "pose")
      }
    }
    let format = try format(units, decoder)
    let nice = definitions.compactMap { $0.scale?.value?.nice }.first
    guard hasMarks || format != nil || nice != nil else { return }
    var marks = AxisMarksSpec()
    marks.values = try values(nice, decoder)
    marks.pieces = pieces(format)
    marks.side = plot == .plane ? try side(decoder) : nil
    spec.marks = [marks]
  }

  private var hasMarks: Bool {
    asked(\.values) != nil || asked(\.tickCount) != nil || asked(\.tickMinStep) != nil
      || asked(\.grid) != nil || asked(\.ticks) != nil || asked(\.labels) != nil
      || asked(\.labelAngle) != nil || asked(\.labelOverlap) != nil || asked(\.labelColor) != nil
      || asked(\.labelFontSize) != nil || asked(\.gridColor) != nil || asked(\.gridDash) != nil
      || asked(\.gridWidth) != nil || asked(\.tickColor) != nil || asked(\.tickWidth) != nil
      || asked(\.tickSize) != nil || asked(\.orient) != nil
  }

  private func side(_ decoder: ChartDecoder) throws(ReliefError) -> PlotSide? {
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

  private func values(
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
  private func format(
    _ units: [PreparedField], _ decoder: ChartDecoder
  ) throws(ReliefError) -> ValueFormat? {
    guard let text = asked(\.format) else {
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

  private func pieces(_ format: ValueFormat?) -> AxisPieces {
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
