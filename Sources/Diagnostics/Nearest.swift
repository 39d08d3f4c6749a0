/// The candidate that a mistyped name most likely meant, or nil where none is near.
///
/// Near is an edit distance (Levenshtein) of at most a third of the name's length, and at least 1,
/// that leaves something of the longer name: `a` is not near `b`. Where none is, the only candidate
/// that contains the name will do, such as `flipper_length_mm` for `flipper`.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let limit = max(1, name.count / 3)
  let ranked = candidates.map { ($0, editDistance(name.lowercased(), $0.lowercased())) }
  if let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit,
    best.1 < max(name.count, best.0.count)
  {
    return best.0
  }
  let part = Array(name.lowercased().utf8)
  guard part.count >= 3 else { return nil }
  let whole = candidates.filter { Array($0.lowercased().utf8).contains(part) }
  return whole.count == 1 ? whole[0] : nil
}

extension [UInt8] {
  /// Whether the bytes of a part stand somewhere in these, one after another.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0...].starts(with: part) }
  }
}

/// The least number of insertions, deletions and replacements that make one text the other.
func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a.unicodeScalars)
  let b = Array(b.unicodeScalars)
  var previous = Array(0...b.count)
  for (i, character) in a.enumerated() {
    var current = [i + 1]
    for (j, other) in b.enumerated() {
      let replaced = previous[j] + (character == other ? 0 : 1)
      current.append(min(replaced, previous[j + 1] + 1, current[j] + 1))
    }
    previous = current
  }
  return previous[b.count]
}
