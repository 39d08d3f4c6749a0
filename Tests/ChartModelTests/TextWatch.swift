import ChartModel
import RenderModel
import Testing

/// Follows the texts of a sequence from frame to frame.
struct TextWatch {
  let page: PageRect
  private var frames: [[Key: PlacedText]] = []

  struct Key: Hashable {
    var kind: LabelKind
    var string: String
  }

  init(page: PageRect) {
    self.page = page
  }

  mutating func look(at texts: [PlacedText]) {
    frames.append(
      Dictionary(
        texts.map { (Key(kind: $0.kind, string: $0.string), $0) }, uniquingKeysWith: { a, _ in a }))
  }

  private func move(_ a: PlacedText, _ b: PlacedText) -> Double {
    let d = b.frame.center - a.frame.center
    return (d * d).sum().squareRoot()
  }

  /// In how many frames texts of a kind jump further than a length.
  func jumps(over length: Double) -> [LabelKind: Int] {
    var counts: [LabelKind: Int] = [:]
    for (before, after) in zip(frames, frames.dropFirst()) {
      let jumped = after.compactMap { key, text in
        before[key].flatMap { move($0, text) > length ? key.kind : nil }
      }
      for kind in Set(jumped) { counts[kind, default: 0] += 1 }
    }
    return counts
  }

  /// - Parameters:
  ///   - farthestMove: of a text that shows, from one frame to the next, in points.
  ///   - steepestFade: in alpha, from one frame to the next.
  ///   - shortestShow: for which a text is there, and gone between two times in which it is whole, in
  ///     frames.
  func check(farthestMove: Double, steepestFade: Double, shortestShow: Int, label: String) {
    var farthest = (0.0, "")
    var steepest = (0.0, "")
    for (number, (before, after)) in zip(frames, frames.dropFirst()).enumerated() {
      for key in Set(before.keys).union(after.keys) {
        let (a, b) = (before[key], after[key])
        let (from, to) = (Double(a?.color.alpha ?? 0), Double(b?.color.alpha ?? 0))
        if abs(from - to) > steepest.0 { steepest = (abs(from - to), "\(key) at \(number)") }
        // At the lowest step of a fade a text may change its place.
        guard let a, let b, max(from, to) > steepestFade else { continue }
        if move(a, b) > farthest.0 { farthest = (move(a, b), "\(key) at \(number)") }
      }
    }
    #expect(farthest.0 < farthestMove, "\(label): \(farthest.1)")
    #expect(steepest.0 < steepestFade, "\(label): \(steepest.1)")
    checkFrames(label)
    checkShows(shortestShow, label)
  }

  private func checkFrames(_ label: String) {
    for (number, texts) in frames.prefix(frames.count / 2).enumerated() {
      let texts = Array(texts.values)
      for (index, a) in texts.enumerated() {
        #expect(page.contains(a.frame.bounds), "\(label): \(a.string) leaves the page at \(number)")
        for b in texts[..<index] where a.frame.intersects(b.frame) {
          Issue.record("\(label): \(a.string) touches \(b.string) at \(number)")
        }
      }
    }
  }

  /// The frames are those of a loop, twice.
  private func checkShows(_ shortest: Int, _ label: String) {
    for key in Set(frames.flatMap(\.keys)) {
      let alphas = frames.map { Int($0[key]?.color.alpha ?? 0) }
      for (shows, what) in [({ $0 > 0 }, "shows"), ({ $0 < 255 }, "is gone")]
        as [((Int) -> Bool, String)]
      {
        var run = 0
        // A run that the first round begins with is seen whole in the second.
        var isWhole = false
        for alpha in alphas {
          if shows(alpha) {
            run += 1
          } else {
            if isWhole, run > 0 {
              #expect(run >= shortest, "\(label): \(key) \(what) for \(run) frames")
            }
            (run, isWhole) = (0, true)
          }
        }
      }
    }
  }
}
