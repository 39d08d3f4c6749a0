import ChartModel
import SwiftUICore

/// One `AxisMarks` as declared, before the extent of the axis is known.
struct AxisMarksDeclaration {
  /// What stands at the values.
  enum Pieces {
    case same([AxisPiece])
    case made(@MainActor (AxisValue, EnvironmentValues) -> [AxisPiece])
  }

  var values: AxisMarkValues
  /// nil for the usual one.
  var side: PlotSide?
  var pieces: Pieces
  /// Options that were given and are not honoured.
  var unused: [String]
  /// The layers that the marks are drawn on, from the inside out.
  var layers: [AxisLayer] = []

  /// The specification; what its closure makes is asked for when all of the chart is lowered.
  ///
  /// - Parameter side: the declared one where the chart has it.
  @MainActor func spec(
    values: AxisValues,
    side: PlotSide?,
    in environment: EnvironmentValues
  ) -> AxisMarksSpec {
    var environment = environment
    var opacity = 1.0
    for layer in layers.reversed() { opacity *= layer.enter(&environment) }
    return AxisMarksSpec(
      values: values, side: side, pieces: pieces.spec(in: environment, opacity: opacity))
  }

  /// What the layers ask for that is not drawn.
  @MainActor func unusedOfLayers(in environment: EnvironmentValues) -> [String] {
    layers.flatMap { $0.unused(in: environment) }
  }
}

extension AxisMarksDeclaration.Pieces {
  /// The pieces for the model.
  @MainActor fileprivate func spec(
    in environment: EnvironmentValues, opacity: Double
  ) -> AxisPieces {
    switch self {
    case .same(let pieces): AxisPieces(pieces.map { $0.fading(by: opacity) })
    case .made(let make):
      AxisPieces { value in
        EnvironmentValues.whileCurrent(environment) { make(AxisValue(mark: value), environment) }
          .map { $0.fading(by: opacity) }
      }
    }
  }
}
