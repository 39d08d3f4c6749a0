/// The room that marks of a plane have along an axis on which they have single values, in points.
struct PlaneBands {
  /// From one place to the next; nil where the axis has no step.
  private let step: Double?
  /// What marks have without a step, at the most.
  private let standard: Double
  /// Lengths that are not asked for are no shorter.
  private let least: Double
  private let length: Varying<MarkLength>?
  private let dodge: ResolvedDodge?

  /// - Parameter count: how many marks there are.
  init(
    _ axis: PositionAxis, of chart: ResolvedChart, in plane: PlaneLayout, count: Int,
    _ length: Varying<MarkLength>?, _ dodge: ResolvedDodge?
  ) {
    let span = abs(plane[axis].end - plane[axis].start)
    let scale = chart[axis].scale
    let domain = abs(scale.transform.apply(scale.end) - scale.transform.apply(scale.start))
    step = chart[axis].step.map { $0 / domain * span }
    standard = min(24, 0.7 * span)
    least = min(1, span / Double(max(1, count)))
    self.length = length
    self.dodge = dodge?.axis == axis ? dodge : nil
  }

  /// Where mark i begins and ends about a place on the page.
  func stretch(_ index: Int, at center: Double) -> (low: Double, high: Double) {
    stretch(index, center, step: step)
  }

  /// Where mark i begins and ends within a range that stands for a step.
  func stretch(_ index: Int, from start: Double, to end: Double) -> (low: Double, high: Double) {
    if length == nil, dodge == nil { return (start, end) }
    let isUsual = if case .automatic? = length?.value(at: index) { true } else { length == nil }
    return stretch(index, (start + end) / 2, step: abs(end - start), whole: isUsual)
  }

  /// How far mark i is moved to stand in its part of the step.
  func shift(_ index: Int) -> Double {
    guard let (part, count) = part(index) else { return 0 }
    return (Double(part) + 0.5 - Double(count) / 2) * span(step, whole: false) / Double(count)
  }

  /// - Parameter whole: whether marks fill the step where nothing is asked.
  private func stretch(
    _ index: Int, _ center: Double, step: Double?, whole: Bool = false
  ) -> (low: Double, high: Double) {
    var center = center
    var room = step ?? standard
    var isShared = false
    if let (part, count) = part(index) {
      room = span(step, whole: whole) / Double(count)
      center += (Double(part) + 0.5 - Double(count) / 2) * room
      isShared = true
    }
    let half = side(index, room, fills: isShared || whole || step == nil) / 2
    return (center - half, center + half)
  }

  /// - Parameter fills: whether all of the room is taken where nothing is asked.
  private func side(_ index: Int, _ room: Double, fills: Bool) -> Double {
    let side =
      switch length?.value(at: index) ?? .automatic {
      case .automatic: max(fills ? room : 0.7 * room, least)
      case .fixed(let length): length
      case .inset(let inset): room - 2 * inset
      case .ratio(let ratio): room * ratio
      }
    return side.isFinite ? max(side, 0) : 0
  }

  /// How much of a step is shared.
  private func span(_ step: Double?, whole: Bool) -> Double {
    let room = step ?? standard * Double(dodge?.count ?? 1)
    let span =
      switch dodge?.span ?? .automatic {
      case .automatic: step == nil || whole ? room : 0.7 * room
      case .fixed(let length): length
      case .inset(let inset): room - 2 * inset
      case .ratio(let ratio): room * ratio
      }
    return span.isFinite ? max(span, 0) : 0
  }

  private func part(_ index: Int) -> (part: Int32, count: Int)? {
    guard let dodge, dodge.parts.indices.contains(index), dodge.parts[index] >= 0 else {
      return nil
    }
    return (dodge.parts[index], dodge.count)
  }
}
