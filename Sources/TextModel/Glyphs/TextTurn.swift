import CFreeType
import Glibc

/// The direction of a text: counter-clockwise, in steps fine enough that a long line ends within a
/// quarter of a pixel of its place, and coarse enough that a turning chart reuses glyphs.
struct TextTurn: Hashable {
  /// 32nds of a degree, 0 ..< 360 * 32.
  private let steps: Int32

  private static let stepsPerDegree = 32.0
  private static let fullTurn: Int32 = 360 * 32

  init(degrees: Double) {
    let turned = degrees.truncatingRemainder(dividingBy: 360) * Self.stepsPerDegree
    let rounded = Int32(turned.rounded()) % Self.fullTurn
    steps = rounded < 0 ? rounded + Self.fullTurn : rounded
  }

  /// Reads rightward or, upside down, leftward.
  var isLevel: Bool { steps % (Self.fullTurn / 2) == 0 }
  /// Reads upward or downward.
  var isUpright: Bool { steps % (Self.fullTurn / 2) == Self.fullTurn / 4 }

  /// From the text's own directions to the page's, both y down.
  func applied(to v: SIMD2<Double>) -> SIMD2<Double> {
    let (cosine, sine) = cosineAndSine
    return SIMD2(v.x * cosine + v.y * sine, v.y * cosine - v.x * sine)
  }

  /// Turns an outline about its origin; outlines have y up.
  func apply(to outline: inout FT_Outline) {
    guard steps != 0 else { return }
    let (cosine, sine) = cosineAndSine
    let (c, s) = (Int((cosine * 0x10000).rounded()), Int((sine * 0x10000).rounded()))
    var matrix = FT_Matrix(xx: c, xy: -s, yx: s, yy: c)
    FT_Outline_Transform(&outline, &matrix)
  }

  /// Exact at quarter turns.
  private var cosineAndSine: (Double, Double) {
    switch steps {
    case 0: return (1, 0)
    case Self.fullTurn / 4: return (0, 1)
    case Self.fullTurn / 2: return (-1, 0)
    case Self.fullTurn / 4 * 3: return (0, -1)
    default:
      let radians = Double(steps) / Self.stepsPerDegree * .pi / 180
      return (cos(radians), sin(radians))
    }
  }
}
