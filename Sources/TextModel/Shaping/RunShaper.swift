import CHarfBuzz

/// Runs HarfBuzz over the runs of a line with one buffer for all.
final class RunShaper {
  private let buffer: OpaquePointer?
  /// Set explicitly: HarfBuzz would otherwise take the process's locale.
  private let language = hb_language_from_string("en", -1)

  init() {
    buffer = hb_buffer_create()
  }

  deinit {
    if let buffer { hb_buffer_destroy(buffer) }
  }

  /// Shapes one run; appends its glyphs, left to right, from `pen` on, in points.
  func shape(
    _ run: TextRun,
    of codePoints: [UInt32],
    with face: FontFace,
    size: Double,
    pen: inout Double,
    into glyphs: inout [ShapedText.Glyph]
  ) {
    fill(run, codePoints)
    hb_shape(face.shaper, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let unit = size / face.unitsPerEm
    for i in 0..<Int(count) {
      let position = positions[i]
      glyphs.append(
        ShapedText.Glyph(
          face: run.face,
          glyph: infos[i].codepoint,
          x: pen + Double(position.x_offset) * unit,
          y: -Double(position.y_offset) * unit
        )
      )
      pen += Double(position.x_advance) * unit
    }
  }

  /// Whether a face has glyphs for a whole cluster, composed or decomposed as HarfBuzz sees fit.
  func covers(_ cluster: Range<Int>, of codePoints: [UInt32], with face: FontFace) -> Bool {
    fill(TextRun(range: cluster, face: 0, script: HB_SCRIPT_COMMON, level: 0), codePoints)
    hb_shape(face.shaper, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return false }
    return (0..<Int(count)).allSatisfy { infos[$0].codepoint != 0 }
  }

  private func fill(_ run: TextRun, _ codePoints: [UInt32]) {
    hb_buffer_clear_contents(buffer)
    // The whole line goes in, so that letters join across the edges of a run.
    codePoints.withUnsafeBufferPointer { all in
      hb_buffer_add_codepoints(
        buffer,
        all.baseAddress,
        Int32(clamping: all.count),
        UInt32(run.range.lowerBound),
        Int32(clamping: run.range.count)
      )
    }
    hb_buffer_set_script(buffer, run.script)
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, language)
  }
}
