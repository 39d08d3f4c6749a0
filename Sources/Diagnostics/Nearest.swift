/// The candidate that a mistyped name most likely meant, or nil where none is near.
///
/// Near is an edit distance (Levenshtein) of at most a third of the name's length, and at least 1,
/// that leaves something of the longer name: `a` is not near `b`.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let limit = max(1, name.count / 3)
  let ranked = candidates.map { ($0, editDistance(name.lowercased(), $0.lowercased())) }
  guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit,
    best.1 < max(name.count, best.0.count)
  else { return nil }
  return best.0
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
