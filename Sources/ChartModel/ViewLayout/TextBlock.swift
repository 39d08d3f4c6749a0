import TextModel

/// A text broken into lines.
struct TextBlock {
  struct Line {
    var text: ShapedText
    var string: String
  }

  var lines: [Line] = []
  /// From one baseline to the next, in points.
  var lineHeight: Double

  var extent: Extent {
    let ascent = lines.first?.text.ascent ?? 0
    return Extent(
      width: lines.reduce(0) { max($0, $1.text.width) },
      height: lineHeight * Double(lines.count), firstBaseline: ascent,
      lastBaseline: ascent + lineHeight * Double(max(0, lines.count - 1)))
  }
}

extension TextEngine {
  /// A text in the lines that it takes in some room: the last ends with an ellipsis where there is
  /// no room for all.
  ///
  /// There is always one line. It may be wider than the room only where not even an ellipsis fits.
  ///
  /// - Parameters:
  ///   - width: in points; nil for lines that end only where the text says so.
  ///   - height: in points; nil for as many lines as it takes.
  func block(_ line: TextLine, width: Double?, height: Double?) -> TextBlock {
    let font = line.font ?? TextLine.standardFont
    let lineHeight = shape("", font: font).height
    var breaker = LineBreaker(
      engine: self, font: font, width: width ?? .infinity,
      limit: TextBlock.lineLimit(line.lineLimit, height: height, lineHeight: lineHeight))
    breaker.add(line.string)
    return TextBlock(lines: breaker.lines, lineHeight: lineHeight)
  }
}

extension TextBlock {
  /// The most lines in a height, at least one.
  fileprivate static func lineLimit(
    _ declared: Int?, height: Double?, lineHeight: Double
  ) -> Int {
    let declared = max(1, declared ?? .max)
    guard let height, height.isFinite, lineHeight > 0 else { return declared }
    // Layout adds up lengths: a height that was made of lines holds as many.
    let fitting = (height + 1e-6) / lineHeight
    return fitting >= Double(declared) ? declared : max(1, Int(min(fitting, 1e9)))
  }
}
