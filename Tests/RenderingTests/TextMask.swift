import ChartModel
import Pipeline

/// The pixels that texts may touch: their frames and two pixels round them.
struct TextMask {
  private let frames: [PageRect]

  init(_ labels: [LabelFrame], scale: Double) {
    frames = labels.map { label in
      let bounds = label.frame.bounds
      return PageRect(
        x: bounds.x * scale - 2, y: bounds.y * scale - 2, width: bounds.width * scale + 4,
        height: bounds.height * scale + 4)
    }
  }

  func contains(x: Int, y: Int) -> Bool {
    let pixel = PageRect(x: Double(x), y: Double(y), width: 1, height: 1)
    return frames.contains { $0.intersects(pixel) }
  }
}
