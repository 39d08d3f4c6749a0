import CHarfBuzz

/// Embedding levels for one line: a plain part of the Unicode bidirectional algorithm (UAX #9).
///
/// The paragraph's direction is its first strong character's (P2, P3); numbers keep their own
/// direction with the separators and signs that belong to them (W2, W4, W5, W7); other neutrals
/// follow their neighbours or the paragraph (N1, N2). There are no explicit embeddings, overrides or
/// isolates, and brackets are not paired.
func bidiLevels(_ codePoints: [UInt32], scripts: [hb_script_t]) -> [UInt8] {
  var classes: [BidiClass] = []
  classes.reserveCapacity(codePoints.count)
  for (codePoint, script) in zip(codePoints, scripts) {
    classes.append(BidiClass(codePoint, script: script))
  }
  guard classes.contains(where: { $0 == .right || $0 == .arabic || $0 == .arabicNumber }) else {
    return Array(repeating: 0, count: codePoints.count)
  }
  let first = classes.first(where: \.isStrong) ?? .left
  let isRightToLeft = first != .left
  resolveNumbers(&classes, paragraph: isRightToLeft ? .right : .left)
  resolveNeutrals(&classes, paragraph: isRightToLeft ? .right : .left)
  // I1 and I2.
  return classes.map { bidiClass in
    switch bidiClass {
    case .right: 1
    case .number, .arabicNumber: 2
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
  /// Right to left as Arabic is: numbers after it stand apart from their signs (AL).
  case arabic
  case number
  case arabicNumber
  /// Joins two numbers: plus, minus (ES).
  case sign
  /// Joins two numbers of one kind: full stop, comma, colon, slash (CS).
  case separator
  /// Belongs to a number beside it: percent, currency, degree (ET).
  case terminator
  /// A combining mark: its base's class.
  case mark
  case neutral

  init(_ codePoint: UInt32, script: hb_script_t) {
    switch codePoint {
    // The invisible marks that writers put in to steer this.
    case 0x200E: self = .left
    case 0x200F: self = .right
    case 0x61C: self = .arabic
    case 0x30...0x39, 0x6F0...0x6F9:
      self = .number
    case 0x660...0x669, 0x66B, 0x66C:
      self = .arabicNumber
    case 0x2B, 0x2D, 0x2212:
      self = .sign
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0:
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
      strong(script)
    default:
      .neutral
    }
  }

  private static func strong(_ script: hb_script_t) -> BidiClass {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_THAANA: .arabic
    case _ where hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL: .right
    default: .left
    }
  }

  var isStrong: Bool { self == .left || self == .right || self == .arabic }
}

/// Settles marks, numbers after Arabic, separators and terminators (W1 to W6), and numbers in
/// left-to-right text (W7); leaves only left, right, numbers and neutral.
private func resolveNumbers(_ classes: inout [BidiClass], paragraph: BidiClass) {
  var strong = paragraph
  for i in classes.indices {
    if classes[i] == .mark { classes[i] = i > 0 ? classes[i - 1] : paragraph }
    if classes[i].isStrong { strong = classes[i] }
    if classes[i] == .number && strong == .arabic { classes[i] = .arabicNumber }
  }
  for i in classes.indices.dropFirst().dropLast() where classes[i - 1] == classes[i + 1] {
    switch (classes[i], classes[i - 1]) {
    case (.sign, .number), (.separator, .number), (.separator, .arabicNumber):
      classes[i] = classes[i - 1]
    default: break
    }
  }
  for i in classes.indices.dropFirst() where classes[i] == .terminator {
    if classes[i - 1] == .number { classes[i] = .number }
  }
  for i in classes.indices.dropLast().reversed() where classes[i] == .terminator {
    if classes[i + 1] == .number { classes[i] = .number }
  }
  strong = paragraph
  for i in classes.indices {
    switch classes[i] {
    case .left, .right: strong = classes[i]
    case .arabic:
      strong = .right
      classes[i] = .right
    case .number: if strong == .left { classes[i] = .left }
    case .arabicNumber: break
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
