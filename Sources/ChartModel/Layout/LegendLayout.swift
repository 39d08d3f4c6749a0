import RenderModel

/// The legend's texts, swatches and colour bars.
package struct LegendLayout: Sendable {
  /// What stands before a name.
  package struct Swatch: Sendable {
    package var center: SIMD2<Double>
    package var width: Double
    package var color: RGBA8
    package var symbol: LegendSymbol
  }

  /// A colour bar.
  package struct Bar: Sendable {
    package var frame: PageRect
    /// From left to right, or from bottom to top.
    package var colors: [RGBA8]
    package var isUpright: Bool
    /// The x of each tick, of an upright bar the y.
    package var ticks: [Double]
  }

  package var swatches: [Swatch] = []
  package var bars: [Bar] = []
  package var texts: [PlacedText] = []
  /// What the chart has instead of entries, in the order of painting.
  package var marks: [PageMark] = []
  /// All that the legend takes; without width where there is none.
  package var frame = PageRect(x: 0, y: 0, width: 0, height: 0)
  /// What is behind a legend over the plot.
  package var plate: PageRect?

  mutating func move(by distance: SIMD2<Double>) {
    for index in swatches.indices { swatches[index].center += distance }
    for index in bars.indices {
      bars[index].frame.x += distance.x
      bars[index].frame.y += distance.y
      let along = bars[index].isUpright ? distance.y : distance.x
      bars[index].ticks = bars[index].ticks.map { $0 + along }
    }
    for index in texts.indices { texts[index].frame.center += distance }
    frame.x += distance.x
    frame.y += distance.y
  }

  /// Adds another below this one.
  ///
  /// - Parameter alignment: a fraction of the width that both are put on.
  mutating func append(_ other: LegendLayout, gap: Double, alignment: Double) {
    let width = max(frame.width, other.frame.width)
    move(by: [alignment * (width - frame.width), 0])
    join(
      other, at: [alignment * (width - other.frame.width), isEmpty ? 0 : frame.height + gap],
      width: width)
  }

  /// Adds another at the right of this one.
  mutating func append(beside other: LegendLayout, gap: Double) {
    let left = isEmpty ? 0 : frame.width + gap
    join(other, at: [left, 0], width: left + other.frame.width)
  }

  private var isEmpty: Bool { frame.height == 0 }

  private mutating func join(_ other: LegendLayout, at corner: SIMD2<Double>, width: Double) {
    var other = other
    other.move(by: corner)
    swatches += other.swatches
    bars += other.bars
    texts += other.texts
    frame = PageRect(x: 0, y: 0, width: width, height: max(frame.height, other.frame.maxY))
  }
}
