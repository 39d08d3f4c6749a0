import TextModel

/// Everything that is declared about one axis: its scale, its marks and its title.
package struct AxisSpec: Sendable {
  package var domain = DomainSpec.automatic(includesZero: nil, reversed: nil)
  /// The stretch that the domain is mapped to: of the box, nil for -0.5...0.5; or of the plane in
  /// points from the start of the axis, nil for all of it.
  package var range: ClosedRange<Double>?
  /// Points that a plane keeps free at the start and the end of the axis, where there is no range.
  package var padding = AxisPadding()
  /// nil lets the data decide.
  package var scale: ScaleType?
  package var visibility = VisibilitySpec.automatic
  /// nil for the default: ticks, grid lines and labels.
  package var marks: [AxisMarksSpec]?
  /// nil takes the title from the labels of the data.
  package var title: TitleSpec?
  /// In a plane.
  package var titlePlace = AxisTitlePlace()

  package init() {}
}

/// Room at both ends of an axis, in points.
package struct AxisPadding: Sendable, Hashable {
  package var start: Double
  package var end: Double

  package init(start: Double = 0, end: Double = 0) {
    self.start = start
    self.end = end
  }
}

/// An axis title.
package enum TitleSpec: Sendable, Hashable {
  case text(String)
  case hidden
}

/// The part of the data that an axis shows.
package enum DomainSpec: Sendable, Hashable {
  case automatic(includesZero: Bool?, reversed: Bool?)
  /// From the value at the axis's start to the one at its end; start > end is a reversed axis.
  case numbers(Double, Double)
  /// Seconds since the reference date.
  case dates(Double, Double)
  case categories([String])
}

/// How data becomes place.
package enum ScaleType: Sendable, Hashable {
  case linear
  case log
  case squareRoot
  case power(exponent: Double)
  case symmetricLog(slopeAtZero: Double)
  case date
  case category
}

/// One `AxisMarks`: where marks stand and what stands there.
package struct AxisMarksSpec: Sendable {
  package var values: AxisValues
  /// On which side of a plane; nil for the usual one of the axis: x below, y trailing.
  package var side: PlotSide?
  package var pieces: AxisPieces

  package init(
    values: AxisValues = .automatic(count: nil), side: PlotSide? = nil,
    pieces: AxisPieces = .standard
  ) {
    self.values = values
    self.side = side
    self.pieces = pieces
  }

  /// A tick, a grid line and a label at each automatic value.
  package static let standard = AxisMarksSpec()

  /// A label for each category of a plane.
  package static let labels = AxisMarksSpec(pieces: AxisPieces([.label(AxisLabelSpec())]))
}

/// Where axis marks stand.
package enum AxisValues: Sendable, Hashable {
  /// Nice values: about this many, and no nearer to each other than a least stride.
  ///
  /// An automatic domain ends at such values where it rounds.
  case automatic(
    count: Int?, minimumStride: Double? = nil, roundsLow: Bool = true, roundsHigh: Bool = true)
  /// Multiples of a step.
  ///
  /// An automatic domain ends at multiples of the step where it rounds, where the data does where it
  /// does not, and at nice values where nothing is said.
  case stride(by: Double, roundsLow: Bool? = nil, roundsHigh: Bool? = nil)
  case numbers([Double])
  case dates([Double])
  case categories([String])
}

/// A value at which an axis mark stands.
package struct AxisMarkValue: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case number(Double)
    case date(Double)
    case category(String)
  }

  package var value: Value
  package var index: Int
  package var count: Int

  package init(value: Value, index: Int, count: Int) {
    self.value = value
    self.index = index
    self.count = count
  }
}

/// What an axis mark consists of.
package enum AxisPiece: Sendable, Hashable {
  case tick(LineStyle)
  case gridLine(LineStyle)
  case label(AxisLabelSpec)
}

/// A line's look; nil for the theme's.
package struct LineStyle: Sendable, Hashable {
  /// Whether it stands between two values instead of at one.
  package var isCentered = false
  /// Points to the right and down, for a tick.
  package var offset = SIMD2<Double>()
  /// Points.
  package var width: Double?
  package var color: ColorSpec?
  /// Points; for a tick only.
  package var length: Double?
  /// For a tick of a plane only: nil where it is not as long as its label.
  package var labelReach: LabelReach?
  /// Times that of the colour.
  package var opacity = 1.0
  package var dash: DashPattern

  package init(
    width: Double? = nil, color: ColorSpec? = nil, length: Double? = nil,
    dash: DashPattern = DashPattern()
  ) {
    self.width = width
    self.color = color
    self.length = length
    self.dash = dash
  }
}

/// A tick from the plot to the far side of its label.
package struct LabelReach: Sendable, Hashable {
  /// Of the longest label of the axis instead.
  package var isOfLongest: Bool
  /// How far the tick goes on, in points.
  package var past: Double

  package init(isOfLongest: Bool, past: Double = 0) {
    self.isOfLongest = isOfLongest
    self.past = past
  }
}

/// What becomes of a label that has no room.
package enum LabelCollision: Sendable, Hashable {
  /// Every second or third label stays, at even distances.
  case automatic
  /// All labels stay, one over the other.
  case disabled
  /// Each stays that has room beside those that stay already, those of high priority first.
  ///
  /// - Parameter minimumSpacing: points; nil for the theme's.
  case greedy(priority: Double, minimumSpacing: Double?)
}

/// The text at an axis mark.
package struct AxisLabelSpec: Sendable, Hashable {
  /// nil formats the value.
  package var text: String?
  package var color: ColorSpec?
  /// Times that of the colour.
  package var opacity = 1.0
  /// nil for the theme's.
  package var font: FontSpec?
  /// Whether it stands between two values instead of at one.
  package var isCentered = false
  /// Points to the right and down.
  package var offset = SIMD2<Double>()
  package var collision = LabelCollision.automatic
  /// The place in the label, 0...1 from its top left, that stands where its centre else does.
  package var anchor = SIMD2<Double>(0.5, 0.5)
  /// Further from the axis by so many points, sideways and up or down.
  package var spacing = SIMD2<Double>()
  /// Counterclockwise, in degrees; nil for level text, or as a plane sees fit.
  package var angle: Double?

  package init(text: String? = nil, color: ColorSpec? = nil, font: FontSpec? = nil) {
    self.text = text
    self.color = color
    self.font = font
  }
}
