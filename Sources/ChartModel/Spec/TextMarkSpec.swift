import TextModel

/// Texts that stand at places of the plot.
package struct TextMarkSpec: Sendable, Hashable {
  /// One for each mark.
  package var texts: [String]
  package var style: TextMarkStyle

  package init(texts: [String], style: TextMarkStyle = TextMarkStyle()) {
    self.texts = texts
    self.style = style
  }
}

/// How a text stands at its place.
package struct TextMarkStyle: Sendable, Hashable {
  /// The text's centre relative to the place, in text sizes: -1, 0 or 1 to the right and downward.
  ///
  /// nil chooses the best: above, unless there is no room.
  package var side: SIMD2<Int>?
  /// Moved by so much on the page, in points, y down.
  package var offset: SIMD2<Double>
  /// Between what stands at the place and the text, in points.
  package var gap: Double
  /// The radius of what stands at the place, in units of the box.
  package var clearance = 0.0
  /// What stands there: of the volume of a sphere of this radius.
  package var symbol = SymbolShape.sphere
  /// How it is turned, of unit length.
  package var symbolRotation = RotationSpec.identity
  /// How the bars are stacked beside which the texts stand: they are lifted to the ends of those.
  package var stacking = BarStacking.unstacked
  /// nil for that of labels.
  package var font: FontSpec?
  /// nil for that of labels.
  package var color: ColorSpec?
  package var overlap: Overlap
  /// Whether a line leads from the place to a text that stands away from it.
  package var hasLeader: Bool
  /// Whether a veil of the background's colour parts the text from what is behind it.
  package var hasPlate: Bool
  /// Whether opaque marks before the place hide the text.
  package var isHiddenBehind: Bool

  /// What becomes of a text that would cover another.
  package enum Overlap: String, Sendable, Hashable {
    /// It stands on the next free side, or is left out where there is none.
    case move
    /// It is left out.
    case hide
    /// It covers the other.
    case keep
  }

  package init(
    side: SIMD2<Int>? = nil, offset: SIMD2<Double> = .zero, gap: Double = 4,
    font: FontSpec? = nil, color: ColorSpec? = nil, overlap: Overlap = .move,
    hasLeader: Bool = false, hasPlate: Bool = true, isHiddenBehind: Bool = false
  ) {
    self.side = side
    self.offset = offset
    self.gap = gap
    self.font = font
    self.color = color
    self.overlap = overlap
    self.hasLeader = hasLeader
    self.hasPlate = hasPlate
    self.isHiddenBehind = isHiddenBehind
  }
}
