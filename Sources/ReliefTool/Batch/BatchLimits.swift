import Diagnostics

/// What one job of a batch may take.
struct BatchLimits: Sendable, Hashable {
  /// Of one picture or frame.
  var pixels = 100_000_000
  /// Bytes, as they are estimated before drawing: see `MemoryEstimate`.
  var memory = 2 << 30
  /// Seconds.
  var time = 300.0
  /// Bytes of all files that are read.
  var input = 256 << 20

  func check(pixels count: Int) throws(ReliefError) {
    guard count <= pixels else {
      throw .overLimit(
        what: "a picture of \(count) pixels", limit: "\(pixels) pixels", option: "--pixel-limit")
    }
  }

  func check(memory bytes: Int) throws(ReliefError) {
    guard bytes <= memory else {
      throw .overLimit(
        what: "the estimated memory of \(ByteCount.text(bytes))", limit: ByteCount.text(memory),
        option: "--memory-limit")
    }
  }
}
