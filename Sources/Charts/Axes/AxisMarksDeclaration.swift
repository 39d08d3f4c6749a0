import ChartModel
import SwiftUICore

/// One `AxisMarks` as declared, before the extent of the axis is known.
struct AxisMarksDeclaration {
  typealias Pieces = @MainActor (AxisValue, EnvironmentValues) -> [AxisPiece]

  var values: AxisMarkValues
  /// nil for the usual one.
  var side: PlotSide?
  var pieces: Pieces
  /// Options that were given and are not honoured.
  var unused: [String]

  /// The specification: its pieces are made when the chart is laid out.
  ///
  /// - Parameter side: the declared one where the chart has it.
  func spec(
    values: AxisValues,
    side: PlotSide?,
    in environment: EnvironmentValues
  ) -> AxisMarksSpec {
    let box = AxisPiecesBox(pieces: pieces, environment: environment)
    return AxisMarksSpec(values: values, side: side) { box.pieces(at: $0) }
  }
}

/// Carries the user's closure to the layout.
///
/// Unchecked, since a chart specification can be sent anywhere: the closure belongs to the main
/// actor, on which charts declared in Swift are both lowered and laid out, and asking for pieces
/// elsewhere is stopped by `assumeIsolated`.
private final class AxisPiecesBox: @unchecked Sendable {
  private let makePieces: AxisMarksDeclaration.Pieces
  private let environment: EnvironmentValues

  init(pieces: @escaping AxisMarksDeclaration.Pieces, environment: EnvironmentValues) {
    makePieces = pieces
    self.environment = environment
  }

  func pieces(at value: AxisMarkValue) -> [AxisPiece] {
    MainActor.assumeIsolated {
      EnvironmentValues.whileCurrent(environment) {
        makePieces(AxisValue(mark: value), environment)
      }
    }
  }
}
