import ChartFiles
import ChartModel
import Diagnostics
import FrameOutput
import Pipeline

extension SpinRequest {
  private typealias Options = SpinCommand.Options

  /// What holds where nothing is said: a picture of 1280x720 pixels.
  static let image = RenderOptions(width: 640, height: 360, scale: 2)
  static let standardSeconds = 6.0

  static let standardSecondsPerState = 1.5

  /// Reads the values of a command line; of files only a chart file is read, not its data.
  ///
  /// - Parameters:
  ///   - image: what holds where nothing is said.
  ///   - document: a chart file that was read already; nil for what the operands name.
  init(
    _ arguments: ParsedArguments, image: RenderOptions = SpinRequest.image,
    document: ChartDocument? = nil
  ) throws(ReliefError) {
    chart = try RenderRequest(arguments, image: image, document: document)
    output = try SpinOutput(chart.output)
    states = try SpinRequest.states(arguments, chart: chart)
    let motion = try SpinRequest.motion(arguments, isStill: states != nil)
    length = try SpinRequest.length(arguments, motion: motion, hasStates: states != nil)
    rate =
      try arguments.value(
        Options.rate, wanted: FrameText.rateForms, read: { FrameText.rate($0) }
      ) ?? .standard
    self.motion = SpinRequest.motion(motion, in: length, rate)
    part = try arguments.value(Options.range, wanted: FrameText.rangeForms) { FrameText.range($0) }
    encoding = try SpinRequest.encoding(
      arguments, output: output, rate: rate, image: chart.image)
    if chart.swift == nil, chart.plot == .plane, motion != .still {
      throw UsageError.missingOption(
        flag: RenderCommand.Options.z.flag, valueName: "COLUMN",
        reason: "a chart of x and y has no depth round which to turn"
      ).error
    }
    // States are counted when the table is read.
    if states == nil { _ = try frames() }
  }

  /// - Parameter isStill: whether the camera stands where nothing is said of it.
  private static func motion(
    _ arguments: ParsedArguments, isStill: Bool
  ) throws(ReliefError) -> MotionSpec {
    func angle(
      _ option: OptionDeclaration, in range: ClosedRange<Double>
    ) throws(ReliefError) -> Double? {
      try arguments.value(
        option, wanted: "degrees from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      ) { ValueText.number($0, in: range) }
    }
    let turntable = TurntableSpec(
      from: try angle(Options.from, in: TurntableSpec.angles),
      to: try angle(Options.to, in: TurntableSpec.angles),
      inclination: try angle(Options.inclination, in: TurntableSpec.inclinations))
    guard let text = arguments.text(Options.keyframes) else {
      return isStill && turntable == TurntableSpec() ? .still : .turntable(turntable)
    }
    let turning = [Options.from, Options.to, Options.inclination, Options.seconds]
    if let option = turning.first(where: { arguments.text($0) != nil }) {
      throw UsageError.conflict(
        flag: option.flag, other: Options.keyframes.flag,
        reason: "the keyframes say where the camera is at each time"
      ).error
    }
    return .path(try KeyframeText.parse(text))
  }

  /// A movement that is spread over as many frames as are asked for.
  private static func motion(
    _ motion: MotionSpec, in length: SpinLength, _ rate: FrameRate
  ) -> MotionSpec {
    guard case .frames(let count) = length, case .path(let path) = motion else { return motion }
    let timing = FrameTiming(frameCount: count, rate: rate)
    return motion.stretched(by: timing.seconds / path.seconds)
  }

  private static func length(
    _ arguments: ParsedArguments, motion: MotionSpec, hasStates: Bool
  ) throws(ReliefError) -> SpinLength {
    let counts = 1...FrameTiming.mostFrames
    let count = try arguments.value(
      Options.frames, wanted: "a whole number from 1 to \(counts.upperBound)"
    ) { ValueText.integer($0, in: counts) }
    let seconds = try arguments.value(
      Options.seconds, wanted: "a number above 0", read: ValueText.positive)
    if count != nil, seconds != nil {
      throw UsageError.conflict(
        flag: Options.frames.flag, other: Options.seconds.flag,
        reason: "both say how many frames there are"
      ).error
    }
    if let count { return .frames(count) }
    if case .path(let path) = motion { return .seconds(path.seconds) }
    if let seconds { return .seconds(seconds) }
    return hasStates ? .secondsPerState(standardSecondsPerState) : .seconds(standardSeconds)
  }

  private static func encoding(
    _ arguments: ParsedArguments, output: SpinOutput, rate: FrameRate,
    image: RenderOptions
  ) throws(ReliefError) -> VideoOptions {
    var options = VideoOptions(rate: (rate.numerator, rate.denominator))
    options.hasAlpha = image.background.hasAlpha
    options.background = image.background.color(image.theme)
    options.codec = arguments.text(Options.codec)
    options.quality = try arguments.value(
      Options.quality, wanted: "a number from 0 to 100"
    ) { ValueText.number($0, in: 0...100) }
    options.preset = arguments.text(Options.preset)
    options.pixelFormat = arguments.text(Options.pixelFormat)
    let own = [Options.codec, Options.quality, Options.preset, Options.pixelFormat]
    if case .numbered = output, let option = own.first(where: { arguments.text($0) != nil }) {
      throw UsageError.optionWithoutSubject(flag: option.flag, subject: "video").error
    }
    return options
  }
}
