/// The label plans of a sequence of any length, settled part by part as they are asked for.
///
/// A sequence of usual length is one part. Of a longer one each part is settled together with the
/// seconds before and after it. Where two parts do not agree on what stands at their seam, it fades
/// out before the seam and in after it. So a plan depends on the sequence and on the frame's number
/// alone, and only a few parts are held.
package final class LabelSchedule: RandomAccessCollection {
  package let startIndex = 0
  /// How many frames there are.
  package let endIndex: Int

  private let scene: ChartScene
  private let box: BoxLayout?
  private let shot: (_ frame: Int) -> Shot
  /// Frames a second, but less where the view turns so fast that texts which take their time would
  /// have none: a quarter of a turn has them for some frames, however few it has.
  private let rate: Double
  /// How many frames differ: one that is the first again at the end is none of them.
  private let settledCount: Int
  /// Whether the first of those follows the last.
  private let isLoop: Bool
  private let isStill: Bool
  /// Those that were asked for last, the newest at the end.
  private var parts: [(number: Int, plans: [PlannedLabels])] = []

  /// A sequence up to this long is settled at once.
  static let longestPart = 2048
  /// About as many frames are settled at once in a longer one, besides those round them.
  private static let partLength = 1024
  /// In seconds: what is further from a part has no say in it.
  private static let context = 4.0
  /// The one that is drawn, and those beside it.
  private static let heldParts = 3

  init(_ scene: ChartScene, count: Int, rate: Double, shot: @escaping (_ frame: Int) -> Shot) {
    (self.scene, self.shot) = (scene, shot)
    endIndex = Swift.max(1, count)
    box = scene.layout.box
    let first = shot(0)
    let count = endIndex
    isStill = box == nil || !(1..<count).contains { shot($0) != first }
    guard let box, !isStill else {
      (settledCount, isLoop, self.rate) = (count, false, rate)
      return
    }
    func looksLikeTheFirst(_ frame: Int) -> Bool {
      SeenBox(box, shot(frame)).isLike(SeenBox(box, first))
    }
    let isOpenLoop = looksLikeTheFirst(count)
    let isClosed = !isOpenLoop && count > 2 && looksLikeTheFirst(count - 1)
    settledCount = isClosed ? count - 1 : count
    isLoop = isOpenLoop || isClosed
    self.rate = Swift.min(rate, 150 / LabelSchedule.usualTurn(box, count: count, shot))
  }

  /// How far the view usually turns from one frame to the next where it does, in degrees: the
  /// median of some places.
  private static func usualTurn(
    _ box: BoxLayout, count: Int, _ shot: (_ frame: Int) -> Shot
  ) -> Double {
    let places = Swift.min(count - 1, 256)
    let turns = (0..<places).compactMap { place -> Double? in
      let frame = place * (count - 1) / places
      let turn = box.view(shot(frame).pose).turn(to: box.view(shot(frame + 1).pose))
      return turn > 1e-6 ? turn : nil
    }.sorted()
    return turns.isEmpty ? 0 : turns[turns.count / 2]
  }

  package subscript(frame: Int) -> LabelPlan {
    guard !isStill else { return .still }
    let frame = frame % settledCount
    let number = part(of: frame)
    let bounds = bounds(of: number)
    var labels = planned(number)[frame - bounds.lowerBound]
    let fade = Timeline.fade(rate: rate)
    let (since, until) = (frame - bounds.lowerBound + 1, bounds.upperBound - frame)
    if Double(since) < fade, let before = neighbour(number, -1) {
      labels.fade(
        where: planned(before).last, isNot: planned(number).first, to: Double(since) / fade)
    }
    if Double(until) < fade, let after = neighbour(number, 1) {
      labels.fade(
        where: planned(number).last, isNot: planned(after).first, to: Double(until) / fade)
    }
    return LabelPlan(labels: labels)
  }
}

extension LabelSchedule {
  private var partCount: Int {
    settledCount <= LabelSchedule.longestPart
      ? 1 : (settledCount + LabelSchedule.partLength - 1) / LabelSchedule.partLength
  }

  private func bounds(of part: Int) -> Range<Int> {
    part * settledCount / partCount..<(part + 1) * settledCount / partCount
  }

  private func part(of frame: Int) -> Int {
    let guess = frame * partCount / settledCount
    return bounds(of: guess).upperBound <= frame ? guess + 1 : guess
  }

  /// The part before or after another; nil where there is none.
  private func neighbour(_ part: Int, _ step: Int) -> Int? {
    guard partCount > 1 else { return nil }
    let other = part + step
    if isLoop { return (other + partCount) % partCount }
    return (0..<partCount).contains(other) ? other : nil
  }

  private func planned(_ part: Int) -> [PlannedLabels] {
    if let held = parts.firstIndex(where: { $0.number == part }) {
      let found = parts.remove(at: held)
      parts.append(found)
      return found.plans
    }
    let plans = settled(part)
    if parts.count >= LabelSchedule.heldParts { parts.removeFirst() }
    parts.append((part, plans))
    return plans
  }

  private func settled(_ part: Int) -> [PlannedLabels] {
    guard let box else { return [] }
    let bounds = bounds(of: part)
    var frames = bounds
    if partCount > 1 {
      let more = Swift.min(
        Timeline.frames(LabelSchedule.context, rate: rate), LabelSchedule.partLength)
      frames = bounds.lowerBound - more..<bounds.upperBound + more
      if !isLoop { frames = frames.clamped(to: 0..<settledCount) }
    }
    let timeline = Timeline(
      count: frames.count, isLoop: isLoop && partCount == 1, rate: rate,
      origin: frames.lowerBound)
    let seen = frames.map { SeenBox(box, shot(($0 + settledCount) % settledCount)) }
    let plans = scene.planned(seen, timeline, box: box)
    return Array(plans.dropFirst(bounds.lowerBound - frames.lowerBound).prefix(bounds.count))
  }
}
