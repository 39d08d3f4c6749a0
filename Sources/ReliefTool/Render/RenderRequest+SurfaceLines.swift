import ChartModel
import Diagnostics

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// The lines that are asked for on surfaces; nil for none.
  func readSurfaceLines(_ arguments: ParsedArguments) throws(ReliefError) -> SurfaceLines? {
    func count(_ option: OptionDeclaration) throws(ReliefError) -> Int? {
      let count = try arguments.value(option, wanted: "a whole number from 1 to 1000") {
        ValueText.integer($0, in: SurfaceLines.counts)
      }
      if count != nil, surface == nil, table?.mark != .surface {
        throw UsageError.optionWithoutSubject(flag: option.flag, subject: "surface").error
      }
      return count
    }
    let lines = SurfaceLines(
      contours: try count(Options.contours).map { ContourLines(levels: .count($0)) },
      mesh: try count(Options.mesh).map { MeshLines(spacing: .count($0)) }
    )
    return lines.isEmpty ? nil : lines
  }
}
