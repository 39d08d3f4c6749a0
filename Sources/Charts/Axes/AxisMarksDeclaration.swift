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

  /// The specification; what its closure makes is asked for when all of the chart is lowered.
  ///
  /// - Parameter side: the declared one where the chart has it.
  @MainActor func spec(
    values: AxisValues,
    side: PlotSide?,
    in environment: EnvironmentValues
  ) -> AxisMarksSpec {
    AxisMarksSpec(values: values, side: side, pieces: pieces.spec(in: environment))
  }
}

extension AxisMarksDeclaration.Pieces {
  /// The pieces for the model.
  @MainActor fileprivate func spec(in environment: EnvironmentValues) -> AxisPieces {
    switch self {
    case .same(let pieces): AxisPieces(pieces)
    case .made(let make):
      AxisPieces { value in
        EnvironmentValues.whileCurrent(environment) { make(AxisValue(mark: value), environment) }
      }
    }
  }
}
