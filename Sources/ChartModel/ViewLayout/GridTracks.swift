/// The columns or the rows of a grid: what each needs, and what each gets.
struct GridTracks {
  /// The length that a track's views need at least, and take at most.
  private(set) var limits: [(least: Double, most: Double)]
  let spacing: Double

  init(count: Int, spacing: Double) {
    limits = Array(repeating: (0, 0), count: count)
    self.spacing = spacing
  }

  /// What the spaces between some tracks take.
  func gaps(_ count: Int) -> Double { Double(max(0, count - 1)) * spacing }

  /// Makes tracks long enough for a view that takes several, which share what it needs beyond them.
  mutating func fit(_ tracks: Range<Int>, least: Double, most: Double) {
    guard !tracks.isEmpty else { return }
    let gaps = gaps(tracks.count)
    let share = Double(tracks.count)
    let lacking = least - gaps - tracks.reduce(0) { $0 + limits[$1].least }
    let open = most - gaps - tracks.reduce(0) { $0 + limits[$1].most }
    for track in tracks {
      if lacking > 0 { limits[track].least += lacking / share }
      if open > 0 { limits[track].most += open / share }
      limits[track].most = max(limits[track].most, limits[track].least)
    }
  }

  /// The length that each track is offered: the least flexible first, each an equal share of what
  /// those before it have left over.
  func offers(_ room: Double) -> [Double] {
    var room = max(0, room - gaps(limits.count))
    var offers = Array(repeating: 0.0, count: limits.count)
    let order = limits.indices.sorted { a, b in
      let first = limits[a].most - limits[a].least
      let second = limits[b].most - limits[b].least
      return first != second ? first < second : a < b
    }
    for (place, track) in order.enumerated() {
      let share = room / Double(order.count - place)
      offers[track] = min(max(share, limits[track].least), limits[track].most)
      if room.isFinite { room = max(0, room - offers[track]) }
    }
    return offers
  }

  /// Where each track begins.
  func places(_ lengths: [Double]) -> [Double] {
    var places: [Double] = []
    var end = 0.0
    for length in lengths {
      places.append(end.isFinite ? end : 0)
      end += length + spacing
    }
    return places
  }

  /// The length of tracks and what is between them.
  func length(_ lengths: [Double], _ tracks: Range<Int>) -> Double {
    lengths[tracks].reduce(gaps(tracks.count), +)
  }
}
