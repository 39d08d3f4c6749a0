import ChartModel
import Diagnostics
import TextModel

/// Lowers what channels, and the file's config, say of one axis.
struct AxisLowerer {
  private let definitions: [ChannelDef]
  /// That of the first channel that says something, then those of the config.
  let axes: [AxisDef]
  let axis: PositionAxis
  let plot: PlotKind
  let kind: ScaleLowerer.Kind
  /// Of numbers, where none is asked for; nil for the axis's own way.
  let standardFormat: String?

  init(
    _ definitions: [ChannelDef], config: ConfigDef?, axis: PositionAxis, plot: PlotKind,
    kind: ScaleLowerer.Kind, standardFormat: String? = nil
  ) {
    self.standardFormat = standardFormat
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
  func asked<Value>(_ path: KeyPath<AxisDef, Value?>) -> Value? {
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
}
