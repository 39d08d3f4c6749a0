/// The SplitMix64 generator (Steele, Lea and Flood 2014): the same numbers in every run.
package struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  package mutating func float(in range: ClosedRange<Float>) -> Float {
    Float.random(in: range, using: &self)
  }
}
