/// How many frames a sequence has, and how fast they follow each other.
package struct FrameTiming: Sendable, Hashable {
  /// At least 1.
  package var frameCount: Int
  package var rate: FrameRate

  /// A day at 60 frames a second: who asks for more has mistaken a number.
  package static let mostFrames = 5_184_000

  package init(frameCount: Int, rate: FrameRate) {
    self.frameCount = min(max(1, frameCount), FrameTiming.mostFrames)
    self.rate = rate
  }

  /// As many frames as a time takes, rounded; at least one.
  package init(seconds: Double, rate: FrameRate) {
    let count = (seconds * rate.framesPerSecond).rounded()
    self.init(frameCount: count.isFinite ? Int(min(max(count, 1), 1e9)) : 1, rate: rate)
  }

  /// From the start of the sequence to the end of its last frame.
  package var seconds: Double { seconds(of: frameCount) }

  /// When a frame begins; the first is frame 0.
  package func seconds(of frame: Int) -> Double {
    Double(frame) * Double(rate.denominator) / Double(rate.numerator)
  }
}
