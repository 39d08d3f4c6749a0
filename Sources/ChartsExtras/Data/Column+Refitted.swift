import ChartModel
import Charts

extension Column {
  /// A matrix with rows of one length brought to another.
  ///
  /// Rows that are too short end with missing values; what rows that are too long have beyond comes
  /// after the last row, where it is counted as left out.
  func refitted(from length: Int, to wanted: Int) -> Column {
    guard length != wanted, length > 0 else { return self }
    let rows = stride(from: 0, to: count, by: length).map { $0..<Swift.min($0 + length, count) }
    let kept = rows.flatMap { row in
      (0..<wanted).map { $0 < row.count ? row.lowerBound + $0 : nil }
    }
    let order = kept + rows.flatMap { row in row.dropFirst(wanted).map { $0 as Int? } }
    return picked(order)
  }
}
