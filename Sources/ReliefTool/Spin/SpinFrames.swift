import ChartFiles
import ChartModel
import Diagnostics

/// The frames of a sequence, and those of them that are drawn.
struct SpinFrames: Sendable, Hashable {
  var timing: FrameTiming
  /// Never empty.
  var range: Range<Int>
}

extension SpinRequest {
  private typealias Options = SpinCommand.Options

  /// How many frames there are, now that the states have been counted.
  ///
  /// - Throws: `usage` where there are more than a sequence can have, and where the asked ones are
  ///   not among them.
  func frames(states count: Int = 1) throws(ReliefError) -> SpinFrames {
    let timing = try timing(states: count)
    guard let part else { return SpinFrames(timing: timing, range: 0..<timing.frameCount) }
    guard part.upperBound <= timing.frameCount else {
      throw UsageError.badValue(
        flag: Options.range.flag, value: "\(part.lowerBound)..<\(part.upperBound)",
        wanted: SpinFrames.rangeForms(of: timing.frameCount)
      ).error
    }
    return SpinFrames(timing: timing, range: part)
  }

  /// What a time comes from.
  private var timeOption: OptionDeclaration {
    if case .path = motion { Options.keyframes } else { Options.seconds }
  }

  private func timing(states count: Int) throws(ReliefError) -> FrameTiming {
    let seconds: Double
    switch length {
    case .frames(let count): return FrameTiming(frameCount: count, rate: rate)
    case .seconds(let wanted): seconds = wanted
    case .secondsPerState(let wanted): seconds = wanted * Double(count)
    }
    guard seconds * rate.framesPerSecond <= Double(FrameTiming.mostFrames) else {
      let most = "a time of at most \(FrameTiming.mostFrames) frames"
      throw UsageError.badValue(
        flag: timeOption.flag, value: "\(seconds)",
        wanted: count > 1 ? "\(most) for the \(count) states" : most
      ).error
    }
    return FrameTiming(seconds: seconds, rate: rate)
  }
}

extension SpinFrames {
  static func rangeForms(of count: Int) -> String {
    "a range within 0..<\(count), such as 0..<\(max(1, count / 2))"
  }
}
