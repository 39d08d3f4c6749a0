import Glibc
import RenderModel

extension Palette {
  /// The colour of the nth category.
  ///
  /// There are no two alike: each round through the list has a lightness of its own, and from the
  /// third on turned hues as well.
  func category(_ index: Int) -> RGBA8 {
    let (round, place) = index.quotientAndRemainder(dividingBy: categorical.count)
    let color = resolve(categorical[place])
    guard round > 0 else { return color }
    let (turns, shade) = round.quotientAndRemainder(dividingBy: Palette.shades.count)
    return color.shaded(by: Palette.shades[shade], turned: Double(turns) * Palette.turn)
      ?? .gray(round: round)
  }

  /// Of what lightness the rounds are, as parts of that of the list; none is so light that it is lost
  /// on white, or so dark that it is lost on black.
  private static let shades = [1, 0.72, 0.86]
  /// Radians by which the hues of three rounds go on from those of the three before: by the golden
  /// angle, so that no round meets an earlier one.
  private static let turn = 2.399963
}

extension RGBA8 {
  /// A colour of another lightness and hue, in OKLab; nil for a grey, which has no hue.
  fileprivate func shaded(by shade: Double, turned angle: Double) -> RGBA8? {
    var lab = OKLab.fromSRGB([Double(red), Double(green), Double(blue)] / 255)
    guard lab.y * lab.y + lab.z * lab.z > 1e-6 else { return nil }
    lab.x *= shade
    let (sine, cosine) = (sin(angle), cos(angle))
    (lab.y, lab.z) = (lab.y * cosine - lab.z * sine, lab.y * sine + lab.z * cosine)
    return RGBA8(fractions: SIMD4(OKLab.toSRGB(lab), Double(alpha) / 255))
  }

  /// A grey of every round's own: multiples of the golden ratio never meet.
  fileprivate static func gray(round: Int) -> RGBA8 {
    let place = (Double(round) * 0.6180339887).truncatingRemainder(dividingBy: 1)
    let color = OKLab.toSRGB([0.35 + 0.4 * place, 0, 0])
    return RGBA8(fractions: SIMD4(color, 1))
  }
}
