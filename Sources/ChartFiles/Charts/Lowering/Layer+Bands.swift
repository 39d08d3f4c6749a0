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
          isBinned && name == axis.channel && type == .rect && encoding[axis.second] == nil
        // Names stand in the middle of their bands.
        let isOfNames = try isNames(name, decoder)
        guard hasRange || !isBinned, !isOfNames || place != 0.5 else { continue }
        try decoder.leaveOut(
          definition.place,
          hasRange
            ? "a rectangle goes from the start of a bin to its end, so there is no 'bandPosition'"
            : "'bandPosition' is a place in a bin, and '\(name.rawValue)' has no 'bin'; names stand in "
              + "the middle of their bands")
      }
    }
  }

  private func isNames(
    _ name: ChannelName, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Bool {
    try rows.channel(name, decoder)?.isDiscrete == true
  }
}
