import ChartModel
import Diagnostics

extension Layer {
  /// The mark groups, with what their marks are recognised by in other states of the chart.
  func keyedGroups(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    try checkBands(&decoder)
    var groups = try groups(&decoder)
    let key = try rows.channel(.key, decoder)?.column
    for index in groups.indices {
      let group = groups[index]
      guard group.keys == nil, !group.mark.isSurface else { continue }
      if let key, key.count == group.count {
        groups[index].keys = key
      } else if isSteady {
        groups[index].keys = .numbers((0..<group.count).map { Double($0) })
      }
    }
    return groups
  }

  /// Whether the layer has the same marks in all states.
  private var isSteady: Bool { whole.state == nil }

  /// The layer with all its rows in another order.
  func reordered(_ order: [Int]) -> Layer {
    Layer(
      mark: mark, type: type, encoding: encoding, rows: rows.picked(order),
      whole: whole.picked(order), config: config, plot: plot)
  }

  /// The layer with some of all its rows.
  func picked(_ kept: [Int]) -> Layer {
    var layer = self
    layer.rows = whole.picked(kept)
    return layer
  }
}
