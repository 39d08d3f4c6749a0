import ChartFiles
import ChartModel
import Diagnostics
import Pipeline

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  mutating func readAxes(_ arguments: ParsedArguments) throws(ReliefError) {
    for axis in PositionAxis.allCases {
      var asked = Axis()
      asked.title = arguments.text(Options.label(axis)).map { $0.isEmpty ? .hidden : .text($0) }
      asked.domain = try arguments.value(
        Options.domain(axis),
        wanted: "two numbers or two dates, such as -10...10",
        read: ValueText.domain
      )
      asked.scale = try arguments.value(
        Options.scale(axis),
        wanted: ValueText.scaleForms,
        read: ValueText.scale
      )
      try RenderRequest.check(
        asked.domain, (Options.domain(axis).flag, on: Options.scale(axis).flag, asked.scale))
      axes[axis] = asked
    }
  }

  /// Refuses a domain that its scale cannot show.
  ///
  /// - Parameter option: the domain's, with that of the scale and its value.
  static func check(
    _ domain: DomainSpec?, _ option: (flag: String, on: String, scale: ScaleType?)
  ) throws(ReliefError) {
    guard case .numbers(let start, let end) = domain else { return }
    if option.scale == .log, min(start, end) <= 0 {
      throw UsageError.conflict(
        flag: option.flag, other: "\(option.on) log",
        reason: "a logarithm shows numbers above 0; try symlog"
      ).error
    }
    guard (end - start).isFinite else {
      throw UsageError.badValue(
        flag: option.flag, value: "\(start)...\(end)",
        wanted: "two numbers that are not so far apart"
      ).error
    }
  }
}
