import RenderModel

/// Light or dark, and what follows from it.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  case light
  case dark

  package var background: RGBA8 {
    self == .light ? RGBA8(gray: 255) : RGBA8(red: 22, green: 22, blue: 25)
  }

  /// The fill of the box's walls, as a veil over any background.
  var wall: RGBA8 {
    self == .light
      ? RGBA8(red: 60, green: 60, blue: 80, alpha: 10)
      : RGBA8(red: 235, green: 235, blue: 255, alpha: 12)
  }

  var gridLine: RGBA8 {
    self == .light
      ? RGBA8(red: 60, green: 60, blue: 80, alpha: 44)
      : RGBA8(red: 235, green: 235, blue: 255, alpha: 44)
  }

  /// The edges of the box that carry labels, and ticks.
  var axisLine: RGBA8 {
    self == .light
      ? RGBA8(red: 60, green: 60, blue: 72, alpha: 140)
      : RGBA8(red: 235, green: 235, blue: 245, alpha: 140)
  }

  /// The veil between a text and the marks behind it.
  var plate: RGBA8 {
    var color = background
    color.alpha = 178
    return color
  }

  var tickLabel: RGBA8 {
    self == .light ? RGBA8(red: 74, green: 74, blue: 82) : RGBA8(red: 190, green: 190, blue: 198)
  }

  var axisTitle: RGBA8 {
    self == .light ? RGBA8(red: 28, green: 28, blue: 32) : RGBA8(red: 236, green: 236, blue: 240)
  }
}

extension RGBA8 {
  init(gray: UInt8) {
    self.init(red: gray, green: gray, blue: gray)
  }
}
