extension PlannedLabels {
  /// Lets what two frames beside each other do not have in common be seen no more than in part.
  ///
  /// - Parameter part: 0...1.
  mutating func fade(where before: PlannedLabels?, isNot after: PlannedLabels?, to part: Double) {
    guard let before, let after else { return }
    let most = UInt8((min(max(part, 0), 1) * 255).rounded())
    for index in axes.indices {
      guard let a = before.axes.element(index), let b = after.axes.element(index) else { continue }
      axes[index].fade(where: a, isNot: b, to: most)
    }
    for index in annotations.indices {
      guard let a = before.annotations.element(index), let b = after.annotations.element(index),
        a != b
      else { continue }
      annotations[index].opacity = min(annotations[index].opacity, most)
    }
  }
}

extension PlannedLabels.Axis {
  /// - Parameter most: of 255.
  fileprivate mutating func fade(
    where before: PlannedLabels.Axis, isNot after: PlannedLabels.Axis, to most: UInt8
  ) {
    let isMoved = before.edge != after.edge || before.isLeft != after.isLeft
    if before.edge != after.edge || before.edgeOpacity != after.edgeOpacity {
      edgeOpacity = min(edgeOpacity, most)
    }
    if isMoved || before.tickOpacity != after.tickOpacity { tickOpacity = min(tickOpacity, most) }
    for index in labels.indices
    where isMoved || before.labels.element(index) != after.labels.element(index) {
      labels[index] = min(labels[index], most)
    }
    if isMoved || !before.title.isLike(after.title) { title.opacity = min(title.opacity, most) }
  }
}

extension PlannedLabels.Title {
  /// Whether it stands in the same place, to half a point or so, and shows as much.
  fileprivate func isLike(_ other: PlannedLabels.Title) -> Bool {
    isTurned == other.isTurned && opacity == other.opacity
      && abs(slide.along - other.slide.along) < 0.002 && abs(slide.push - other.slide.push) < 0.5
  }
}
