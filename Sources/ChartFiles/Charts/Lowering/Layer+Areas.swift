import ChartModel
import Diagnostics

extension Layer {
  /// Gives points the areas of conditions.
  func setAreas(
    _ definition: ChannelDef, _ style: inout MarkStyle, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    guard definition.field == nil else {
      try decoder.leaveOut(
        definition.testedConditions[0].definition.place,
        "conditions of 'size' are between values, and this 'size' has a field")
      return
    }
    guard plot == .plane else {
      try decoder.leaveOut(
        definition.place,
        "a size of square points is of a chart of x and y; in 3D give 'size' a field")
      return
    }
    let reader = decoder
    func area(_ value: ConstantDef, _ place: JSONPlace?) throws(ReliefError) -> Double {
      guard case .number(let area) = value, (0...1e6).contains(area) else {
        throw reader.fault(place, "a size is from 0 to 1000000 square points")
      }
      return area
    }
    let common = try definition.value.map { (value) throws(ReliefError) in
      try area(value, definition.place)
    }
    let areas = try chosen(.size, decoder, area) ?? []
    style.symbolExtent = .each(
      areas.map { .area($0 ?? common ?? mark.size ?? Layer.standardArea) })
  }

  /// Vega-Lite's, in square points.
  private static let standardArea = 30.0
}
