import CHarfBuzz

/// Embedding levels for one line: a plain part of the Unicode bidirectional algorithm (UAX #9).
///
/// The paragraph's direction is its first strong character's (P2, P3); numbers keep their own
/// direction with the separators and signs that belong to them (W4, W5, W7); other neutrals follow
/// their neighbours or the paragraph (N1, N2). There are no explicit embeddings, overrides or
/// isolates, and brackets are not paired.
func bidiLevels(_ codePoints: [UInt32], scripts: [hb_script_t]) -> [UInt8] {
  var classes: [BidiClass] = []
  classes.reserveCapacity(codePoints.count)
  for (codePoint, script) in zip(codePoints, scripts) {
    classes.append(BidiClass(codePoint, script: script))
  }
  guard classes.contains(.right) else { return Array(repeating: 0, count: codePoints.count) }
  let isRightToLeft = classes.first { $0 == .left || $0 == .right } == .right
  resolveNumbers(&classes, paragraph: isRightToLeft ? .right : .left)
  resolveNeutrals(&classes, paragraph: isRightToLeft ? .right : .left)
  // I1 and I2.
  return classes.map { bidiClass in
    switch bidiClass {
    case .right: 1
    case .number: 2
    default: isRightToLeft ? 2 : 0
    }
  }
}

/// The visual order of runs by their levels (L2): from the highest level down to the lowest odd
/// one, each sequence at that level or above is reversed.
func visualOrder(levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  for level in (1...highest).reversed() {
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      if end > start { order[start..<end].reverse() }
      start = max(end, start + 1)
    }
  }
  return order
}

private enum BidiClass {
  case left
  case right
  case number
  /// Joins two numbers: full stop, comma, colon, slash, plus, minus (ES and CS).
  case separator
  /// Belongs to a number beside it: percent, currency, degree (ET).
  case terminator
  /// A combining mark: its base's class.
  case mark
  case neutral

  init(_ codePoint: UInt32, script: hb_script_t) {
    switch codePoint {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9:
      self = .number
    case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0xA0, 0x2212, 0x66B, 0x66C:
      self = .separator
    case 0x23, 0x24, 0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030, 0x2032, 0x2033, 0x20A0...0x20CF:
      self = .terminator
    default:
      self = Self.byCategory(codePoint, script: script)
    }
  }

  private static func byCategory(_ codePoint: UInt32, script: hb_script_t) -> BidiClass {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), codePoint) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
      .mark
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER, HB_UNICODE_GENERAL_CATEGORY_LETTER_NUMBER:
      hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .right : .left
    default:
      .neutral
    }
  }
}

/// Settles marks, separators and terminators (W1, W4, W5), and numbers in left-to-right text (W7).
private func resolveNumbers(_ classes: inout [BidiClass], paragraph: BidiClass) {
  for i in classes.indices where classes[i] == .mark {
    classes[i] = i > 0 ? classes[i - 1] : paragraph
  }
  for i in classes.indices.dropFirst().dropLast() where classes[i] == .separator {
    if classes[i - 1] == .number && classes[i + 1] == .number { classes[i] = .number }
  }
  for i in classes.indices.dropFirst() where classes[i] == .terminator {
    if classes[i - 1] == .number { classes[i] = .number }
  }
  for i in classes.indices.dropLast().reversed() where classes[i] == .terminator {
    if classes[i + 1] == .number { classes[i] = .number }
  }
  var strong = paragraph
  for i in classes.indices {
    switch classes[i] {
    case .left, .right: strong = classes[i]
    case .number: if strong == .left { classes[i] = .left }
    default: classes[i] = .neutral
    }
  }
}

/// Gives neutrals the direction of both neighbours where these agree (a number counts as
/// right-to-left), else the paragraph's (N1, N2).
private func resolveNeutrals(_ classes: inout [BidiClass], paragraph: BidiClass) {
  var start = 0
  while start < classes.count {
    guard classes[start] == .neutral else {
      start += 1
      continue
    }
    let end = classes[start...].firstIndex { $0 != .neutral } ?? classes.count
    let before = start == 0 ? paragraph : classes[start - 1] == .left ? .left : .right
    let after = end == classes.count ? paragraph : classes[end] == .left ? .left : .right
    for i in start..<end { classes[i] = before == after ? before : paragraph }
    start = end
  }
}
