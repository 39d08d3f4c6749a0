extension Frame {
  /// Keeps some rows, in their order; the same rows each time.
  ///
  /// Each row is taken with the chance of those that are still wanted among those that are left
  /// (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm S).
  mutating func sample(_ def: SampleDef) {
    let wanted = def.count ?? 1000
    guard wanted < count else { return }
    var random = SampleNumbers(state: UInt64(count))
    var kept: [Int] = []
    for row in 0..<count {
      if Double.random(in: 0..<1, using: &random) * Double(count - row)
        < Double(wanted - kept.count)
      {
        kept.append(row)
      }
    }
    self = picked(kept)
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
private struct SampleNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
