import ChartModel
import Foundation
import SwiftUICore

extension AxisMarks where Content == Never {
  /// A grid line, a tick and a label at each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    let pieces = standardPieces(stroke: stroke, label: AxisLabelSpec())
    self.init(preset: preset, position: position, values: values, pieces: .same(pieces))
  }

  /// A grid line, a tick and a label at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(AxisValues(values))),
      stroke: stroke
    )
  }

  /// A grid line, a tick and a formatted label at each value.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // Read on the main actor alone, where labels are made.
    nonisolated(unsafe) let format = format
    let pieces = AxisMarksDeclaration.Pieces.made { value, _ in
      let text = value.as(Format.FormatInput.self).map { format.format($0) }
      return standardPieces(stroke: stroke, label: AxisLabelSpec(text: text))
    }
    self.init(preset: preset, position: position, values: values, pieces: pieces)
  }

  /// A grid line, a tick and a formatted label at each of the given values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format,
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(AxisValues(values))),
      stroke: stroke
    )
  }
}

private func standardPieces(stroke: StrokeStyle?, label: AxisLabelSpec) -> [AxisPiece] {
  let line = LineStyle(stroke: stroke, color: nil)
  return [.gridLine(line), .tick(line), .label(label)]
}

extension LineStyle {
  /// A line as declared; nil for the theme's.
  init(stroke: StrokeStyle?, color: ColorSpec?, length: Double? = nil) {
    self.init(
      width: (stroke?.lineWidth).map { Double($0) },
      color: color,
      length: length,
      dash: DashPattern(
        lengths: (stroke?.dash ?? []).map { Double($0) },
        phase: Double(stroke?.dashPhase ?? 0))
    )
  }
}
