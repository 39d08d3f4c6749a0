import ChartModel
import Diagnostics

extension Layer {
  /// Refuses places in bands that marks cannot take.
  func checkBands(_ decoder: inout ChartDecoder) throws(ReliefError) {
    for axis in PositionAxis.allCases {
      for name in [axis.channel, axis.second] {
        guard let definition = encoding[name], let place = definition.bandPosition else { continue }
        let isBinned = rows.fields[name]?.endName != nil
        let hasRange =
          isBinned && name == axis.channel && reachesOverBins && encoding[axis.second] == nil
        // Names stand in the middle of their bands.
        let isOfNames = try isNames(name, decoder)
        guard hasRange || !isBinned, !isOfNames || place != 0.5 else { continue }
        try decoder.leaveOut(
          definition.place,
          hasRange
            ? "a \(type.rawValue) goes from the start of a bin to its end, so there is no 'bandPosition'"
            : "'bandPosition' is a place in a bin or a unit of time, and '\(name.rawValue)' has none; names stand in "
              + "the middle of their bands")
      }
    }
  }

  private var reachesOverBins: Bool { type == .rect || type == .bar && plot == .plane }

  private func isNames(
    _ name: ChannelName, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Bool {
    try rows.channel(name, decoder)?.isDiscrete == true
  }
}
