import RenderModel
import TextModel

extension LegendLayouter {
  /// A bar with the values under it; nil where there is no room for two of them.
  func bar(_ ramp: LegendRamp) -> LegendLayout? {
    let ticks = shaped(ramp.ticks)
    // As much on both sides, so that the bar stands in the middle.
    let overhang = ticks.reduce(0) { most, tick in
      let half = tick.text.width / 2
      let length = min(style.rampLength, room.x)
      return max(most, half - tick.place * length, half - (1 - tick.place) * length)
    }
    let side = min(overhang, room.x / 4)
    let length = min(style.rampLength, room.x - 2 * side)
    guard length >= 2 * style.rampThickness else { return nil }
    let frame = PageRect(x: side, y: 0, width: length, height: style.rampThickness)
    var layout = LegendLayout()
    var height = frame.height
    var shown: [PageRect] = []
    var places: [Double] = []
    for tick in ticks {
      let place = frame.x + tick.place * length
      let box = PageRect(
        x: place - tick.text.width / 2, y: frame.maxY + style.labelGap, width: tick.text.width,
        height: tick.text.height)
      guard box.x >= -1e-6, box.maxX <= length + 2 * side + 1e-6,
        !shown.contains(where: { $0.intersects(box, spacing: style.textSpacing) })
      else { continue }
      layout.add((tick.text, tick.string), at: [box.x, box.y], color: theme.tickLabel)
      height = max(height, box.maxY)
      shown.append(box)
      places.append(place)
    }
    guard shown.count >= min(2, ticks.count) else { return nil }
    layout.bars = [
      LegendLayout.Bar(frame: frame, colors: ramp.colors, isUpright: false, ticks: places)
    ]
    layout.frame = PageRect(x: 0, y: 0, width: length + 2 * side, height: height)
    return withMissing(ramp, layout)
  }

  /// A bar with the values beside it, the first at the bottom; nil where there is no room for two.
  func uprightBar(_ ramp: LegendRamp, height: Double) -> LegendLayout? {
    let ticks = shaped(ramp.ticks)
    let side = (ticks.map(\.text.height).max() ?? 0) / 2
    let missing = ramp.missing == nil ? 0 : 2 * side + style.labelGap + style.textSpacing
    let length = min(style.rampLength, height - 2 * side - missing)
    guard length >= 2 * style.rampThickness, room.x >= style.rampThickness else { return nil }
    let frame = PageRect(x: 0, y: side, width: style.rampThickness, height: length)
    var layout = LegendLayout()
    var width = frame.width
    var shown: [PageRect] = []
    var places: [Double] = []
    for tick in ticks {
      let place = frame.maxY - tick.place * length
      let box = PageRect(
        x: frame.maxX + 2 * style.labelGap, y: place - tick.text.height / 2,
        width: tick.text.width, height: tick.text.height)
      guard box.maxX <= room.x + 1e-6, !shown.contains(where: { $0.intersects(box) }) else {
        continue
      }
      layout.add((tick.text, tick.string), at: [box.x, box.y], color: theme.tickLabel)
      width = max(width, box.maxX)
      shown.append(box)
      places.append(place)
    }
    guard shown.count >= min(2, ticks.count) else { return nil }
    layout.bars = [
      LegendLayout.Bar(frame: frame, colors: ramp.colors, isUpright: true, ticks: places)
    ]
    layout.frame = PageRect(x: 0, y: 0, width: width, height: length + 2 * side)
    return withMissing(ramp, layout)
  }

  private typealias ShapedTick = (place: Double, text: ShapedText, string: String)

  private func shaped(_ ticks: [LegendRamp.Tick]) -> [ShapedTick] {
    ticks.map { ($0.place, text.shape($0.text, font: style.tickLabelFont), $0.text) }
  }

  /// What has no place on the bar, below it.
  private func withMissing(_ ramp: LegendRamp, _ bar: LegendLayout) -> LegendLayout {
    guard let missing = ramp.missing, let entry = categories([missing], height: room.y) else {
      return bar
    }
    var layout = bar
    layout.append(entry, gap: style.labelGap, alignment: isColumn ? 0 : 0.5)
    return layout
  }
}
