import Charts
import ChartModel
import SwiftUICore

/// A text at a place in space, upright on the page from wherever the chart is seen.
@MainActor @preconcurrency
public struct TextMark3D: Primitive3DContent, Sendable {
  nonisolated private let text: String
  nonisolated private let data: PositionData
  nonisolated private let style: TextMarkStyle

  /// A text at a single value on each axis.
  nonisolated public init(
    _ text: some StringProtocol,
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>,
    position: AnnotationPosition = .overlay,
    style: AnnotationStyle3D = AnnotationStyle3D()
  ) {
    self.text = String(text)
    data = PositionData(x: x.datum, y: y.datum, z: z.datum)
    self.style = style.spec(at: position)
  }

  /// Adds the text to the chart's columns.
  public static func _lower3D(_ content: TextMark3D, into chart: inout _ChartLowering) {
    chart.add(.text(TextMarkSpec(texts: [content.text], style: content.style)), content.data)
  }
}
