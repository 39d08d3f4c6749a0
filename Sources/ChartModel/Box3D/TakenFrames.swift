import Glibc

/// Frames on the page, found by place: asking whether one is free looks at its neighbours alone.
struct TakenFrames {
  /// The side of a cell, in points.
  private static let cell = 48.0
  /// Frames reach over no more cells than this to each side.
  private static let limit = 1e4

  private var frames: [TextFrame] = []
  private var cells: [SIMD2<Int32>: [Int]] = [:]

  /// Takes a frame; gives its number, counted from 0.
  @discardableResult
  mutating func take(_ frame: TextFrame) -> Int {
    frames.append(frame)
    for cell in TakenFrames.cells(frame.bounds, spacing: 0) {
      cells[cell, default: []].append(frames.count - 1)
    }
    return frames.count - 1
  }

  /// Whether a frame comes closer to one that is taken than the spacing.
  ///
  /// - Parameter number: a frame that does not count.
  func meet(_ frame: TextFrame, spacing: Double = 0, except number: Int? = nil) -> Bool {
    TakenFrames.cells(frame.bounds, spacing: spacing).contains { cell in
      cells[cell]?.contains {
        $0 != number && frames[$0].intersects(frame, spacing: spacing)
      } ?? false
    }
  }

  private static func cells(_ rect: PageRect, spacing: Double) -> [SIMD2<Int32>] {
    func index(_ place: Double) -> Int32 {
      let cell = floor(place / TakenFrames.cell)
      return cell.isFinite ? Int32(min(max(cell, -limit), limit)) : 0
    }
    let rows = index(rect.y - spacing)...max(index(rect.maxY + spacing), index(rect.y - spacing))
    let columns = index(rect.x - spacing)...max(index(rect.maxX + spacing), index(rect.x - spacing))
    return rows.flatMap { row in columns.map { SIMD2($0, row) } }
  }
}
