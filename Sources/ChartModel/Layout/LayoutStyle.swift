import TextModel

/// Sizes and distances of everything that is not data, in points.
package struct LayoutStyle: Sendable, Hashable {
  /// Multiplies all sizes; small pictures get somewhat smaller text.
  package var factor: Double
  /// Multiplies the sizes of texts alone, as the reader wants.
  private var textScale: Double
  /// Between the edge of the page and everything on it.
  let margin: Double

  package init(size: SIMD2<Double>, textScale: Double = 1) {
    self.textScale = textScale
    factor = min(1, max(0.7, min(size.x / 420, size.y / 320)))
    margin = min(10 * factor, 0.05 * min(size.x, size.y))
  }

  var tickLength: Double { 5 * factor }
  var labelGap: Double { 3 * factor }
  var titleGap: Double { 5 * factor }
  /// Between the title, the plot and the legend.
  var blockGap: Double { 10 * factor }
  /// Least space between texts.
  var textSpacing: Double { 4 * factor }
  var gridWidth: Double { 0.75 }
  var axisWidth: Double { 1 }
  /// Of rules in the box.
  var ruleWidth: Double { 1.5 }
  /// A line from what stands at a place to its text is not drawn shorter than this.
  var leastLeader: Double { 6 * factor }
  /// Of lines on surfaces.
  var contourWidth: Double { 1 }
  var meshLineWidth: Double { 0.75 }
  var swatch: Double { 9 * factor }
  var swatchGap: Double { 5 * factor }
  var entryGap: Double { 16 * factor }
  var rampLength: Double { 180 * factor }
  var rampThickness: Double { 9 * factor }

  var tickLabelFont: FontSpec { font(11) }
  var axisTitleFont: FontSpec { font(12, weight: 500) }
  var legendFont: FontSpec { font(12) }
  var titleFont: FontSpec { font(17, weight: 600) }

  /// A declared font, its size following the page as all others do.
  func scaled(_ font: FontSpec) -> FontSpec {
    FontSpec(family: font.family, size: font.size * factor, weight: font.weight)
  }

  func font(_ size: Double, weight: Int = 400) -> FontSpec {
    FontSpec(size: size * factor * textScale, weight: weight)
  }
}
