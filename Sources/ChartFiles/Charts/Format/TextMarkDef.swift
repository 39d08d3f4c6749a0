import ChartModel
import TextModel

/// How texts stand at their places.
struct TextMarkDef: Sendable {
  var position: Position?
  var dx: Double?
  var dy: Double?
  var fontSize: Double?
  var font: String?
  var fontWeight: Int?
  var overlap: TextMarkStyle.Overlap?
  var gap: Double?
  var hasLeader: Bool?
  var hasPlate: Bool?
  var isHiddenBehind: Bool?
  var align: Align?
  var baseline: Baseline?

  /// Which part of a text stands at its place.
  enum Align: String, CaseIterable, Sendable { case left, center, right }
  enum Baseline: String, CaseIterable, Sendable { case top, middle, bottom, alphabetic }

  /// On which side of its place a text stands.
  enum Position: String, CaseIterable, Sendable {
    case automatic
    case overlay
    case top
    case bottom
    case left
    case right

    var side: SIMD2<Int>? {
      switch self {
      case .automatic: nil
      case .overlay: [0, 0]
      case .top: [0, -1]
      case .bottom: [0, 1]
      case .left: [-1, 0]
      case .right: [1, 0]
      }
    }
  }

  static var properties: [Property<TextMarkDef>] {
    [
      Property("position", \.position, .choice, "On which side of its place a text stands"),
      Property("dx", \.dx, .number(in: -10_000...10_000), "Moves a text to the right, in points"),
      Property("dy", \.dy, .number(in: -10_000...10_000), "Moves a text down, in points"),
      Property(
        "align", \.align, .choice,
        "In a chart of x and y, what of a text is at its place: left puts it to the right"),
      Property("baseline", \.baseline, .choice, "The same from the top to the bottom"),
      Property("gap", \.gap, .number(in: 0...1000), "Between a text and its place, in points"),
      Property("fontSize", \.fontSize, .number(in: 1...1000), "In points"),
      Property("font", \.font, .text, "The name of a family of fonts"),
      Property("fontWeight", \.fontWeight, .fontWeight, "From 100 to 900"),
      Property("overlap", \.overlap, .overlap, "What becomes of a text that would cover another"),
      Property("leader", \.hasLeader, .boolean, "Whether a line leads to a text that is away"),
      Property("plate", \.hasPlate, .boolean, "Whether a veil parts a text from what is behind it"),
      Property("hiddenBehind", \.isHiddenBehind, .boolean, "Whether marks before it hide a text"),
    ]
      + Property.absent(
        "text", "angle", "fontStyle", "limit", "lineHeight", "lineBreak",
        "ellipsis", "dir", reason: "'position', 'dx' and 'dy' say where a text stands")
  }
}

extension ValueKind where Value == TextMarkStyle.Overlap {
  static var overlap: ValueKind {
    ValueKind<String>.choice(["move", "hide", "keep"]).map {
      TextMarkStyle.Overlap(rawValue: $0) ?? .move
    }
  }
}

extension ValueKind where Value == Int {
  /// A number from 100 to 900, or a word for one.
  static var fontWeight: ValueKind {
    .either([
      integer(in: 100...900), ValueKind<String>.choice(["normal"]).map { _ in 400 },
      ValueKind<String>.choice(["bold"]).map { _ in 700 },
    ])
  }
}

extension TextMarkDef {
  func fontSpec(size: Double) -> FontSpec {
    FontSpec(family: font, size: size, weight: fontWeight ?? 400)
  }
}
