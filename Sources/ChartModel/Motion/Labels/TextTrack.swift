import RenderModel

/// A text on its way through the frames of a sequence.
struct TextTrack {
  let kind: LabelKind
  /// Along the text and across it.
  let size: SIMD2<Double>
  /// In each frame; of frames in which it does not show they mean nothing.
  var centers: [SIMD2<Float>]
  /// Degrees: one for all frames, or one for each.
  var angles: [Float]
  /// Of 255, in each frame.
  var opacities: [UInt8]

  /// No point of the text is further from its centre.
  let radius: Double

  init(kind: LabelKind, size: SIMD2<Double>, angle: Double, count: Int) {
    self.kind = kind
    self.size = size
    centers = [SIMD2<Float>](repeating: .zero, count: count)
    angles = [Float(angle)]
    opacities = [UInt8](repeating: 0, count: count)
    radius = size.length / 2
  }

  func frame(_ index: Int) -> TextFrame {
    TextFrame(
      center: SIMD2<Double>(centers[index]), size: size,
      angle: Double(angles[angles.count == 1 ? 0 : index]))
  }
}

/// The texts whose ways are settled.
struct TextTracks {
  private(set) var tracks: [TextTrack] = []
  let style: LayoutStyle

  init(style: LayoutStyle) {
    self.style = style
  }

  mutating func take(_ track: TextTrack) {
    tracks.append(track)
  }

  /// Whether a text of an axis would stand clear of those that show in a frame.
  func isFree(_ text: TextFrame, _ kind: LabelKind, in frame: Int) -> Bool {
    !meets(text, in: frame, reach: style.tickLabelFont.size) { other, track in
      style.isTooNear(text, other, ofOneAxis: track.kind == kind)
    }
  }

  /// Whether a text would come no closer than a spacing to those that show in a frame.
  func isFree(_ text: TextFrame, spacing: Double, in frame: Int) -> Bool {
    !meets(text, in: frame, reach: spacing) { other, _ in
      text.intersects(other, spacing: spacing)
    }
  }

  private func meets(
    _ text: TextFrame, in frame: Int, reach: Double, _ isNear: (TextFrame, TextTrack) -> Bool
  ) -> Bool {
    let center = SIMD2<Float>(text.center)
    let radius = text.size.length / 2 + reach
    for track in tracks where track.opacities[frame] > 0 {
      let between = track.centers[frame] - center
      let limit = Float(track.radius + radius)
      guard (between * between).sum() < limit * limit else { continue }
      if isNear(track.frame(frame), track) { return true }
    }
    return false
  }
}
