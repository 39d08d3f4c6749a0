extension BreakFinder {
  /// Leaves those of the jumps that are poles; gives stretches to holes found on the way.
  func resolved(_ jumps: inout [Stretch]) -> [Stretch] {
    var ends: [Stretch] = []
    for _ in 0..<BreakFinder.halvings where !jumps.isEmpty {
      let middles = heights(at: jumps)
      jumps = zip(jumps, middles).compactMap { jump, height in
        var (low, high) = (jump, jump)
        (low.end, low.endHeight) = (jump.middle, height)
        (high.start, high.startHeight) = (jump.middle, height)
        guard height.isFinite else {
          ends += [low, reversed(high)]
          return nil
        }
        let half =
          distance(low.startHeight, low.endHeight) >= distance(high.startHeight, high.endHeight)
          ? low : high
        return distance(half.startHeight, half.endHeight) >= 0.25 ? half : nil
      }
    }
    let range = y.range
    jumps = jumps.filter {
      max($0.startHeight, $0.endHeight) >= range.upperBound
        && min($0.startHeight, $0.endHeight) <= range.lowerBound
    }
    return ends
  }

  /// Halves stretches until they are as short as they get: the start moves to the middle where the
  /// test holds for the stretch and the height there, else the end does.
  func bisected(
    _ stretches: [Stretch], isStart: (Stretch, Double) -> Bool
  ) -> [Stretch] {
    var stretches = stretches
    for _ in 0..<BreakFinder.halvings where !stretches.isEmpty {
      for (index, height) in heights(at: stretches).enumerated() {
        let middle = stretches[index].middle
        if isStart(stretches[index], height) {
          (stretches[index].start, stretches[index].startHeight) = (middle, height)
        } else {
          (stretches[index].end, stretches[index].endHeight) = (middle, height)
        }
      }
    }
    return stretches
  }

  /// Moves points beyond a face of the box back to it, where their sample lies inside: the chord from
  /// the sample to a far point is nowhere near the function.
  func atFaces(_ borders: [Stretch]) -> [Stretch] {
    let range = y.range
    func isInside(_ height: Double) -> Bool { range.contains(height) }
    let isMoved = borders.map { !isInside($0.startHeight) && isInside(places[near($0)]) }
    let far = zip(borders, isMoved).filter(\.1).map { border, _ in
      var stretch = border
      (stretch.end, stretch.endHeight) = (border.start, border.startHeight)
      stretch.start = border.isForward ? 0 : 1
      stretch.startHeight = places[near(border)]
      return stretch
    }
    // The end is beyond the face and the start is inside; the end is the point wanted.
    let moved = bisected(far) { _, height in isInside(height) }.map { stretch in
      var stretch = stretch
      (stretch.start, stretch.startHeight) = (stretch.end, stretch.endHeight)
      return stretch
    }
    return zip(borders, isMoved).filter { !$0.1 }.map(\.0) + moved
  }
}
