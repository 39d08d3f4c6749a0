extension LabelCollision {
  /// The labels that stay of those along one axis, by their index.
  ///
  /// - Parameters:
  ///   - frames: in the order of the axis; nil where there is no label.
  ///   - rules: one for each frame. That of the first label holds for the axis, but for priorities.
  ///   - spacing: least distance in points.
  static func kept(
    _ frames: [PageRect?], _ rules: [LabelCollision?], spacing: Double
  ) -> [Int] {
    let labelled = frames.indices.filter { frames[$0] != nil }
    let rule = labelled.first.flatMap { rules[$0] } ?? .automatic
    switch rule {
    case .disabled: return labelled
    case .automatic: return thinned(labelled, frames, spacing: spacing)
    case .greedy(_, let minimumSpacing):
      return greedy(labelled, frames, rules, spacing: minimumSpacing ?? spacing)
    }
  }

  /// Every label, or every second or third and so on, until none overlaps the next.
  private static func thinned(
    _ labelled: [Int], _ frames: [PageRect?], spacing: Double
  ) -> [Int] {
    for stride in 1...max(1, labelled.count) {
      let chosen = Swift.stride(from: 0, to: labelled.count, by: stride).map { labelled[$0] }
      let collides = zip(chosen, chosen.dropFirst()).contains { a, b in
        guard let a = frames[a], let b = frames[b] else { return false }
        return a.intersects(b, spacing: spacing)
      }
      if !collides { return chosen }
    }
    return []
  }

  /// Each label that has room beside those before it, in the order of priority.
  private static func greedy(
    _ labelled: [Int], _ frames: [PageRect?], _ rules: [LabelCollision?], spacing: Double
  ) -> [Int] {
    let byPriority = labelled.sorted { a, b in
      let (p, q) = (priority(rules[a]), priority(rules[b]))
      return p == q ? a < b : p > q
    }
    var kept: [Int] = []
    for index in byPriority {
      guard let frame = frames[index] else { continue }
      let collides = kept.contains { other in
        frames[other].map { $0.intersects(frame, spacing: spacing) } ?? false
      }
      if !collides { kept.append(index) }
    }
    return kept.sorted()
  }

  private static func priority(_ rule: LabelCollision?) -> Double {
    if case .greedy(let priority, _)? = rule, !priority.isNaN { priority } else { 0 }
  }
}
