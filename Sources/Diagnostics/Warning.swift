/// One thing that a reader of the picture should know.
package enum Warning: Sendable, Hashable, CustomStringConvertible {
  /// Values that could not be drawn; `place` names the mark or the file.
  case dropped(count: Int, place: String, reason: DropReason)
  /// Characters that no font at hand has.
  case missingGlyphs(codePoints: [UInt32])
  /// Something else, as a sentence.
  case other(String)

  /// Why values could not be drawn.
  package enum DropReason: String, Sendable, Hashable {
    case notFinite = "missing or not a finite number"
    case outsideScale = "not on the scale"
  }

  /// One warning that says as much as this and another; nil where that takes two.
  func joined(with other: Warning) -> Warning? {
    switch (self, other) {
    case (.dropped(let count, let place, let reason), .dropped(let more, let other, let why))
    where place == other && reason == why:
      .dropped(count: count + more, place: place, reason: reason)
    case (.missingGlyphs(let known), .missingGlyphs(let more)):
      .missingGlyphs(codePoints: known + more.filter { !known.contains($0) })
    default:
      self == other ? self : nil
    }
  }

  package var description: String { sentence.onOneLine }

  private var sentence: String {
    switch self {
    case .dropped(let count, let place, let reason):
      "\(count) value\(count == 1 ? "" : "s") of \(place) left out: \(reason.rawValue)"
    case .missingGlyphs(let codePoints):
      "no font at hand has "
        + codePoints.map { point in
          let hex = String(point, radix: 16, uppercase: true)
          let padded = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
          let shown = Unicode.Scalar(point).map { " (\($0))" } ?? ""
          return "U+\(padded)\(shown)"
        }.joined(separator: ", ")
    case .other(let sentence):
      sentence
    }
  }
}
