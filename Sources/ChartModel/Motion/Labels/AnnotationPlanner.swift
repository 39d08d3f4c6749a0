/// Settles on which side of its place the text of a mark stands in every frame of a sequence.
///
/// The side that is asked for is taken in all stretches of frames in which the text stands clear
/// there for long enough; the gaps between them go to the next side, and so on. Gaps that are too
/// short for another side show no text.
struct AnnotationPlanner {
  private let layout: ChartLayout
  private let frames: [SeenBox]
  private let timeline: Timeline
  /// Where the place of each text is in each frame that is looked at.
  private let anchors: [[SIMD2<Double>]]
  /// The frames that are looked at when a side is chosen.
  private let knots: [Int]
  /// For each frame, the index of the last knot up to it.
  private let knotOfFrame: [Int]

  private var style: LayoutStyle { layout.style }
  private var annotations: [AnnotationLayout.Annotation] { layout.annotations.annotations }

  /// In seconds: for less it is not worth to take another side.
  private static let leastStay = 0.8

  init(_ layout: ChartLayout, frames: [SeenBox], timeline: Timeline) {
    self.layout = layout
    self.frames = frames
    self.timeline = timeline
    let knots = timeline.knots(every: timeline.frames(0.1), in: frames.indices)
    self.knots = knots
    knotOfFrame = zip(knots.indices, knots).flatMap { index, knot in
      let next = index + 1 < knots.count ? knots[index + 1] : frames.count
      return repeatElement(index, count: next - knot)
    }
    anchors = layout.annotations.annotations.map { annotation in
      knots.map { frames[$0].box.place(of: annotation.anchor, frames[$0].view) }
    }
  }

  /// - Returns: for each frame the number of the candidate, and the text on its way.
  func planned(
    _ index: Int, among tracks: TextTracks, isHidden: (SIMD3<Double>, BoxView) -> Bool
  ) -> (candidates: [UInt8], track: TextTrack) {
    let annotation = annotations[index]
    let candidates = self.candidates(index, among: tracks)
    var track = TextTrack(
      kind: .annotation, size: [annotation.text.width, annotation.text.height], angle: 0,
      count: frames.count)
    let isSeen = self.isSeen(annotation, isHidden)
    let isPossible = frames.indices.map { number in
      let place = annotation.place(in: frames[number], Int(candidates[number]), layout)
      guard let frame = place.frame else { return false }
      track.centers[number] = SIMD2<Float>(frame.center)
      return isSeen[number]
        && (annotation.style.overlap == .keep || isFree(frame, among: tracks, in: number))
    }
    track.opacities = timeline.opacities(
      isPossible, breaks: timeline.breaks(candidates), least: timeline.frames(0.4))
    return (candidates, track)
  }

  private func isFree(_ frame: PageRect, among tracks: TextTracks, in number: Int) -> Bool {
    tracks.isFree(TextFrame(frame), spacing: style.textSpacing / 2, in: number)
  }

  /// Whether nothing stands between the text's place and the eye, looked for at the knots.
  private func isSeen(
    _ annotation: AnnotationLayout.Annotation, _ isHidden: (SIMD3<Double>, BoxView) -> Bool
  ) -> [Bool] {
    guard annotation.style.isHiddenBehind else { return frames.map { _ in true } }
    let atKnots = knots.map { !isHidden(annotation.anchor, frames[$0].view) }
    return knotOfFrame.map { atKnots[$0] }
  }
}

extension AnnotationPlanner {
  private func candidates(_ index: Int, among tracks: TextTracks) -> [UInt8] {
    let annotation = annotations[index]
    let step = timeline.frames(0.1)
    guard annotation.style.overlap == .move else { return frames.map { _ in 0 } }
    let frames = knots.map { annotation.candidates(in: self.frames[$0], layout) }
    let atKnots = Timeline(
      count: knots.count, isLoop: timeline.isLoop, rate: timeline.rate / Double(step))
    let least = atKnots.frames(AnnotationPlanner.leastStay)
    var chosen = [UInt8?](repeating: nil, count: knots.count)
    let breaks = [Bool](repeating: false, count: knots.count)
    // First such as cover no other place.
    for coversNone in [true, false] {
      for candidate in (frames.first ?? []).indices {
        let holds = knots.indices.map { knot -> Bool in
          guard chosen[knot] == nil, let frame = frames[knot][candidate] else { return false }
          return isFree(frame, among: tracks, in: knots[knot])
            && (!coversNone || !coversPlace(frame, at: knot, except: index))
        }
        for stretch in atKnots.stretches(holds, breaks: breaks)
        where stretch.count >= least || stretch.count == knots.count {
          for knot in stretch { chosen[knot % knots.count] = UInt8(clamping: candidate) }
        }
        if !chosen.contains(nil) { break }
      }
    }
    let filled = self.filled(chosen)
    return knotOfFrame.map { filled[$0] }
  }

  /// Gaps go to the side before them, where the text will not show; all of them to the first side
  /// where there is no other.
  private func filled(_ chosen: [UInt8?]) -> [UInt8] {
    var last = chosen.first { $0 != nil } ?? 0
    return chosen.map { choice in
      last = choice ?? last
      return last ?? 0
    }
  }

  private func coversPlace(_ frame: PageRect, at knot: Int, except index: Int) -> Bool {
    let scale = frames[knots[knot]].box.pointsPerUnit
    return annotations.indices.contains { other in
      guard other != index else { return false }
      let reach = annotations[other].style.clearance * scale + 1
      return frame.inset(by: -reach).contains(anchors[other][knot])
    }
  }
}

extension AnnotationLayout.Annotation {
  /// The frames that are tried for the text, in order; nil for those that leave the page.
  func candidates(in seen: SeenBox, _ layout: ChartLayout) -> [PageRect?] {
    let page = layout.annotationFrame
    return style.candidates(
      seen.box.place(of: anchor, seen.view), [text.width, text.height],
      clearance: clearance(in: seen), step: layout.style.tickLabelFont.size
    ).map { frame in
      let moved = frame.moved(into: page)
      return page.contains(moved, slack: 1e-6) ? moved : nil
    }
  }

  /// The text's place, and its frame there for a candidate's number; nil where that is none.
  func place(
    in seen: SeenBox, _ candidate: Int, _ layout: ChartLayout
  ) -> (anchor: SIMD2<Double>, frame: PageRect?) {
    let frames = candidates(in: seen, layout)
    return (
      seen.box.place(of: anchor, seen.view),
      frames.indices.contains(candidate) ? frames[candidate] : nil
    )
  }
}
