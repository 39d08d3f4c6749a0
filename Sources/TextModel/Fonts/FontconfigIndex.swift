import CFontconfig
import Synchronization

/// The fonts that fontconfig knows, answered from any thread.
///
/// Only fonts with outlines that HarfBuzz can shape count: no bitmap or colour fonts, no Type 1.
package final class FontconfigIndex: Sendable {
  /// Made on first use; nil where fontconfig has no configuration and cannot make one.
  package static let shared = FontconfigIndex()

  private let state: Mutex<State>

  init?() {
    guard let config = FcInitLoadConfigAndFonts() else { return nil }
    state = Mutex(State(config: config))
  }

  /// The face of a family nearest to a weight; nil where fontconfig would only give its last resort.
  ///
  /// Generic names (`serif`, `monospace`) and configured substitutes (`Helvetica`) are families too.
  package func file(family: String, weight: Int) -> FontFile? {
    state.withLock { $0.file(family: family, weight: weight) }
  }

  /// The most sans serif face that has a character.
  package func file(having codePoint: UInt32, weight: Int) -> FontFile? {
    state.withLock { $0.file(having: codePoint, weight: weight) }
  }

  private struct State: ~Copyable {
    let config: OpaquePointer
    /// Per weight, all usable fonts by how near they are to the default sans serif.
    var ranked: [Int: Ranking] = [:]

    struct Ranking {
      /// Owned, with the pattern that the fonts were ranked by.
      let pattern: OpaquePointer
      let fonts: [OpaquePointer]
    }

    init(config: OpaquePointer) {
      self.config = config
    }

    deinit {
      for ranking in ranked.values {
        FcPatternDestroy(ranking.pattern)
        ranking.fonts.forEach { FcPatternDestroy($0) }
      }
      FcConfigDestroy(config)
    }

    mutating func file(family: String, weight: Int) -> FontFile? {
      guard !family.isEmpty, let match = match(family: family, weight: weight) else { return nil }
      defer { FcPatternDestroy(match) }
      let isAsked = families(of: match).contains { isSameFamily($0, family) }
      if !isAsked && !isGeneric(family) {
        // Some other family: a substitute that the configuration names, or just the last resort?
        guard let lastResort = self.match(family: nil, weight: weight) else { return nil }
        defer { FcPatternDestroy(lastResort) }
        if families(of: lastResort) == families(of: match) { return nil }
      }
      return fontFile(match)
    }

    mutating func file(having codePoint: UInt32, weight: Int) -> FontFile? {
      guard let ranking = ranking(weight: weight) else { return nil }
      for font in ranking.fonts where has(codePoint, font) {
        guard let prepared = FcFontRenderPrepare(config, ranking.pattern, font) else { continue }
        defer { FcPatternDestroy(prepared) }
        if let file = fontFile(prepared) { return file }
      }
      return nil
    }

    private mutating func ranking(weight: Int) -> Ranking? {
      if let known = ranked[weight] { return known }
      guard let pattern = substitutedPattern(family: "sans-serif", weight: weight) else {
        return nil
      }
      var result = FcResultNoMatch
      guard let sorted = FcFontSort(config, pattern, FcBool(0), nil, &result) else {
        FcPatternDestroy(pattern)
        return nil
      }
      defer { FcFontSetDestroy(sorted) }
      var fonts: [OpaquePointer] = []
      for i in 0..<Int(sorted.pointee.nfont) {
        guard let font = sorted.pointee.fonts[i], isUsable(font) else { continue }
        FcPatternReference(font)
        fonts.append(font)
      }
      let ranking = Ranking(pattern: pattern, fonts: fonts)
      ranked[weight] = ranking
      return ranking
    }

    /// The best usable font for a family, prepared for drawing; the caller destroys it.
    private func match(family: String?, weight: Int) -> OpaquePointer? {
      guard let pattern = substitutedPattern(family: family, weight: weight) else { return nil }
      defer { FcPatternDestroy(pattern) }
      var result = FcResultNoMatch
      guard let match = FcFontMatch(config, pattern, &result) else { return nil }
      if isUsable(match) { return match }
      FcPatternDestroy(match)
      return nil
    }

    private func substitutedPattern(family: String?, weight: Int) -> OpaquePointer? {
      guard let pattern = FcPatternCreate() else { return nil }
      if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
      FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
      FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
      FcPatternAddBool(pattern, FC_OUTLINE, FcBool(1))
      FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
      // Before the process's own language, which must not choose fonts by accident.
      FcPatternAddString(pattern, FC_LANG, "en")
      FcConfigSubstitute(config, pattern, FcMatchPattern)
      FcDefaultSubstitute(pattern)
      return pattern
    }
  }
}

/// Whether two family names are one: fontconfig ignores case and blanks.
private func isSameFamily(_ a: String, _ b: String) -> Bool {
  FcStrCmpIgnoreCase(a.filter { $0 != " " }, b.filter { $0 != " " }) == 0
}

private func isGeneric(_ family: String) -> Bool {
  ["sans", "sans-serif", "serif", "mono", "monospace", "system-ui", "cursive", "fantasy"]
    .contains { isSameFamily($0, family) }
}

private func families(of pattern: OpaquePointer) -> [String] {
  var names: [String] = []
  var value: UnsafeMutablePointer<FcChar8>?
  while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &value) == FcResultMatch,
    let text = value
  {
    names.append(String(cString: text))
  }
  return names
}

private func string(_ pattern: OpaquePointer, _ object: String) -> String? {
  var value: UnsafeMutablePointer<FcChar8>?
  guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let text = value else {
    return nil
  }
  return String(cString: text)
}

private func isUsable(_ font: OpaquePointer) -> Bool {
  var outline = FcBool(0)
  var color = FcBool(0)
  FcPatternGetBool(font, FC_OUTLINE, 0, &outline)
  FcPatternGetBool(font, FC_COLOR, 0, &color)
  let format = string(font, FC_FONTFORMAT)
  return outline != 0 && color == 0 && (format == "TrueType" || format == "CFF")
}

private func has(_ codePoint: UInt32, _ font: OpaquePointer) -> Bool {
  var set: OpaquePointer?
  return FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch
    && FcCharSetHasChar(set, codePoint) != 0
}

/// Where a matched pattern's face is.
///
/// The upper half of fontconfig's index is FreeType's: the number of a named instance counted from 1.
private func fontFile(_ pattern: OpaquePointer) -> FontFile? {
  guard let path = string(pattern, FC_FILE) else { return nil }
  var index: Int32 = 0
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
  let instance = Int(index >> 16)
  return FontFile(
    path: path,
    index: Int(index & 0xFFFF),
    instance: (1..<0x7FFF).contains(instance) ? instance - 1 : nil,
    variations: string(pattern, FC_FONT_VARIATIONS) ?? ""
  )
}
