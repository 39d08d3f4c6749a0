import Foundation
import RenderModel
import TextModel

/// A fixed few fonts by path: what a test sees does not depend on what else is installed.
final class FewFonts: FontLocator {
  private let defaults: (Int) -> [FontFile]
  private let fallbacks: [FontFile]
  private(set) var askedFor: [UInt32] = []

  init(defaults: @escaping (Int) -> [FontFile], fallbacks: [FontFile] = []) {
    self.defaults = defaults
    self.fallbacks = fallbacks
  }

  func defaultFiles(weight: Int) -> [FontFile] { defaults(weight) }

  func file(family: String, weight: Int) -> FontFile? {
    family == "DejaVu Sans" ? FontFile(path: Self.dejaVu) : nil
  }

  func file(having codePoint: UInt32, weight: Int) -> FontFile? {
    askedFor.append(codePoint)
    return fallbacks.first
  }

  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  static func inter(_ weight: Int) -> FontFile {
    let name =
      weight >= 700 ? "Bold" : weight >= 600 ? "SemiBold" : weight >= 500 ? "Medium" : "Regular"
    return FontFile(path: "/usr/share/fonts/opentype/inter/Inter-\(name).otf")
  }

  /// Inter alone.
  static var latin: FewFonts { FewFonts(defaults: { [inter($0)] }) }
  /// Inter with DejaVu Sans behind it.
  static var usual: FewFonts { FewFonts(defaults: { [inter($0), FontFile(path: dejaVu)] }) }
  static var none: FewFonts { FewFonts(defaults: { _ in [] }) }

  static let hasDejaVu = FileManager.default.isReadableFile(atPath: dejaVu)
}

func place(
  _ text: ShapedText,
  in engine: FontTextEngine,
  at origin: SIMD2<Double> = SIMD2(10, 20),
  quarterTurns: Int = 0,
  scale: Double = 1,
  isMoving: Bool = false
) -> [GlyphInstance] {
  engine.place(
    text,
    at: origin,
    angle: Double(quarterTurns) * 90,
    scale: scale,
    color: RGBA8(red: 1, green: 2, blue: 3),
    isMoving: isMoving
  )
}

/// The pixels with ink and their coverage, by place on the page.
func ink(_ glyphs: [GlyphInstance], _ atlas: GlyphAtlasImage) -> [SIMD2<Int>: UInt8] {
  var pixels: [SIMD2<Int>: UInt8] = [:]
  for glyph in glyphs {
    for y in 0..<Int(glyph.height) {
      for x in 0..<Int(glyph.width) {
        let texel = (Int(glyph.atlasY) + y) * atlas.width + Int(glyph.atlasX) + x
        let value = atlas.coverage[texel]
        if value > 0 { pixels[SIMD2(Int(glyph.left) + x, Int(glyph.top) + y), default: 0] |= value }
      }
    }
  }
  return pixels
}
