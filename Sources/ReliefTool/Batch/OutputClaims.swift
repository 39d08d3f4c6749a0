import FrameOutput

/// Who writes which files: finds two jobs that write the same one, before anything is drawn.
struct OutputClaims {
  private let ignoresCase: Bool
  /// The line of each plain name.
  private var files: [String: Int] = [:]
  /// Numbered names by what stands before and behind the number.
  private var patterns: [Pattern: [(frames: Range<Int>, line: Int)]] = [:]

  fileprivate struct Pattern: Hashable {
    var before: String
    var after: String
  }

  init(ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
  }

  /// Notes what a job writes; gives the line of a job that writes the same file, or nil.
  ///
  /// - Parameter frames: of numbered pictures; all there can be where that is not known yet.
  mutating func claim(
    _ name: String, numbered: NumberedPath?, frames: Range<Int>?, line: Int
  ) -> Int? {
    guard let numbered else {
      let name = folded(name)
      if let other = files[name] ?? lineOfPattern(with: name) { return other }
      files[name] = line
      return nil
    }
    let pattern = Pattern(before: folded(numbered.before), after: folded(numbered.after))
    let range = frames ?? 0..<Int.max
    if let other = patterns[pattern]?.first(where: { $0.frames.overlaps(range) }) {
      return other.line
    }
    for (name, other) in files {
      if let number = pattern.number(in: name), range.contains(number) { return other }
    }
    patterns[pattern, default: []].append((range, line))
    return nil
  }

  private func lineOfPattern(with name: String) -> Int? {
    for (pattern, claims) in patterns {
      guard let number = pattern.number(in: name) else { continue }
      if let claim = claims.first(where: { $0.frames.contains(number) }) { return claim.line }
    }
    return nil
  }

  private func folded(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}

extension OutputClaims.Pattern {
  /// The number that makes a name of the pattern; nil for a name that is none.
  fileprivate func number(in name: String) -> Int? {
    guard name.hasPrefix(before), name.hasSuffix(after),
      name.utf8.count > before.utf8.count + after.utf8.count
    else { return nil }
    let digits = name.dropFirst(before.count).dropLast(after.count)
    return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }
}
