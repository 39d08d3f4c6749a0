import ChartModel
import SwiftUICore

/// Marks along an axis: at which values, and what stands there.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  let declaration: AxisMarksDeclaration

  init(
    preset: AxisMarkPreset,
    position: AxisMarkPosition,
    values: AxisMarkValues,
    pieces: AxisMarksDeclaration.Pieces
  ) {
    let unused =
      (preset == .automatic ? [] : ["preset: .\(preset.name)"]) + values.unused
    declaration = AxisMarksDeclaration(
      values: values,
      side: PlotSide(rawValue: position.name),
      pieces: pieces,
      unused: unused
    )
  }

  /// Adds the marks to the axis.
  public static func _lower(_ content: Self, into axis: inout _AxisLowering) {
    axis.add(content.declaration)
  }
}

extension AxisMarks {
  /// The same marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }

  /// The same marks at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }

  /// Marks made for each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    // Called on the main actor alone, where charts are lowered.
    nonisolated(unsafe) let content = content
    let pieces = AxisMarksDeclaration.Pieces.made { value, environment in
      var pieces = _AxisMarkLowering(value: value, environment: environment)
      Content._lower(content(value), into: &pieces)
      return pieces.pieces
    }
    self.init(preset: preset, position: position, values: values, pieces: pieces)
  }

  /// Marks made for each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .values(AxisValues(values))),
      content: content
    )
  }
}
