import CHarfBuzz

/// A stretch of a line that is shaped in one go: one face, one script, one direction.
struct TextRun {
  /// Of the line's code points.
  var range: Range<Int>
  /// An index into the engine's faces.
  var face: Int
  var script: hb_script_t
  /// The bidirectional embedding level: odd runs from right to left.
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Cuts a line into runs, in logical order.
///
/// - Parameters:
///   - faces: one index for each cluster.
func itemize(_ text: TextScalars, faces: [Int]) -> [TextRun] {
  let scripts = resolvedScripts(text.codePoints)
  let levels = bidiLevels(text.codePoints, scripts: scripts)
  var runs: [TextRun] = []
  for (cluster, face) in zip(text.clusters, faces) {
    let script = scripts[cluster.lowerBound]
    let level = levels[cluster.lowerBound]
    if let last = runs.indices.last, runs[last].face == face, runs[last].script == script,
      runs[last].level == level
    {
      runs[last].range = runs[last].range.lowerBound..<cluster.upperBound
    } else {
      runs.append(TextRun(range: cluster, face: face, script: script, level: level))
    }
  }
  return runs
}

/// The script of each code point, where common ones (blanks, digits, marks) take the script before
/// them, or at the start the first one after.
private func resolvedScripts(_ codePoints: [UInt32]) -> [hb_script_t] {
  let functions = hb_unicode_funcs_get_default()
  var scripts = codePoints.map { hb_unicode_script(functions, $0) }
  var current = scripts.first(where: isSpecific) ?? HB_SCRIPT_COMMON
  for i in scripts.indices {
    if isSpecific(scripts[i]) {
      current = scripts[i]
    } else {
      scripts[i] = current
    }
  }
  return scripts
}

private func isSpecific(_ script: hb_script_t) -> Bool {
  script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
}
