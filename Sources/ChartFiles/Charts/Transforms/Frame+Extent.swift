import ChartModel
import Diagnostics

extension Frame {
  /// Keeps the least and the greatest value of a field for the scales of the file.
  func extent(_ def: ExtentDef, _ decoder: inout ChartDecoder) throws(ReliefError) {
    let column = try column(def.field, "extent", def.place, decoder)
    let name = try name(def.name, def.place, decoder)
    guard let values = column.values.numericValues else {
      throw decoder.fault(
        def.place,
        "'extent' needs numbers or dates, and the field '\((def.field ?? "").shortened(to: 40))' "
          + "holds \(column.words)")
    }
    guard let extent = finiteExtent(values) else {
      decoder.note(def.place, "'\(name.shortened(to: 40))' has no extent: no row has a value")
      return
    }
    let isDate = if case .dates = column.values { true } else { false }
    decoder.extents[name] = DataRange(low: extent.low, high: extent.high, isDate: isDate)
  }
}

/// The least and the greatest value of a field: numbers, or dates as they are kept in columns.
struct DataRange: Sendable {
  var low: Double
  var high: Double
  var isDate: Bool
}
