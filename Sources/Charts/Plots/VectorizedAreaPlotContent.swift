import SwiftUICore

/// Areas through the elements of some data, a vertex for each.
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: PrimitiveContent {
  private let data: Data
  private let x: (Data.Element) -> Datum
  private let y: (Data.Element) -> Datum
  private let valueAxis: Axis?
  private let stacking: MarkStackingMethod
  private let series: ((Data.Element) -> Datum)?

  init(
    _ data: Data, x: @escaping (Data.Element) -> Datum, y: @escaping (Data.Element) -> Datum,
    along valueAxis: Axis? = nil, stacking: MarkStackingMethod = .unstacked,
    series: ((Data.Element) -> Datum)? = nil
  ) {
    self.data = data
    self.x = x
    self.y = y
    self.valueAxis = valueAxis
    self.stacking = stacking
    self.series = series
  }

  /// Adds the vertices to the chart's columns.
  @MainActor public static func _lower(
    _ content: VectorizedAreaPlotContent, into chart: inout _ChartLowering
  ) {
    for element in content.data {
      chart.addArea(
        PositionData(x: content.x(element), y: content.y(element), z: .none),
        valueAxis: content.valueAxis, stacking: content.stacking,
        series: content.series?(element))
    }
  }
}
