import ChartModel
import Diagnostics

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// The Swift source that the operands name; nil where they name none.
  static func swift(_ arguments: ParsedArguments) throws(ReliefError) -> SwiftSource? {
    let paths = arguments.operands
    guard let first = paths.first(where: SwiftSources.isSwift) else { return nil }
    if let other = paths.first(where: { !SwiftSources.isSwift($0) }) {
      throw SourceError.notSwift(path: other, other: first).error
    }
    let columns = [Options.x, Options.y, Options.z, Options.color]
    if let option = columns.first(where: { arguments.text($0) != nil }) {
      throw refusal(of: option, "it names a column, and the view has its own data")
    }
    let looks = [
      Options.surface, Options.samples, Options.style, Options.symbol, Options.symbolSize,
      Options.opacity, Options.mark, Options.contours, Options.mesh,
    ]
    if let option = looks.first(where: { arguments.text($0) != nil }) {
      throw refusal(of: option, "the view declares its own marks")
    }
    let showsPreviews = arguments.isSet(Options.previews)
    if showsPreviews, arguments.text(Options.view) != nil {
      throw UsageError.conflict(
        flag: Options.previews.flag, other: Options.view.flag,
        reason: "one draws all previews, the other a view"
      ).error
    }
    let showsVariants = arguments.isSet(Options.variants)
    if showsPreviews, showsVariants {
      throw UsageError.conflict(
        flag: Options.previews.flag, other: Options.variants.flag,
        reason: "one draws all previews, the other a view in many settings"
      ).error
    }
    return SwiftSource(
      paths: paths, view: arguments.text(Options.view), showsPreviews: showsPreviews,
      showsVariants: showsVariants)
  }

  /// Refuses what is said of Swift source where there is none.
  static func refuseSwiftOptions(_ arguments: ParsedArguments) throws(ReliefError) {
    let given = [
      (Options.view, arguments.text(Options.view) != nil),
      (Options.previews, arguments.isSet(Options.previews)),
      (Options.variants, arguments.isSet(Options.variants)),
    ]
    guard let (option, _) = given.first(where: \.1) else { return }
    throw UsageError.optionWithoutSubject(flag: option.flag, subject: "Swift source").error
  }

  private static func refusal(of option: OptionDeclaration, _ reason: String) -> ReliefError {
    UsageError.optionOfOtherInput(flag: option.flag, input: "Swift source", reason: reason).error
  }
}
