extension ViewLayouter {
  /// Views over each other: each is offered all of the room.
  func pile(_ members: [Int], _ alignment: AlignmentSpec, _ proposal: Proposal) -> Arrangement {
    let extents = members.map { measure($0, proposal) }
    let x = Alignment(
      extents.map { (guide: alignment.horizontal * $0.width, length: $0.width) })
    let y = Alignment(
      extents.map { (guide: $0.place(of: alignment.vertical), length: $0.height) })
    return stacked(
      members, extents, Array(repeating: proposal, count: members.count), x: x.offsets,
      y: y.offsets, Extent(width: x.length, height: y.length))
  }

  /// Views one after the other, which share the room along their line.
  func line(_ members: [Int], _ spec: StackSpec, _ proposal: Proposal) -> Arrangement {
    let direction = spec.direction
    let gaps = gaps(between: members, spec)
    let along = lengths(
      of: members, direction, across: proposal.across(direction),
      room: proposal.along(direction).map { max(0, $0 - gaps.reduce(0, +)) })
    let proposals = along.map {
      Proposal(direction, along: $0, across: proposal.across(direction))
    }
    let extents = zip(members, proposals).map { measure($0, $1) }
    var places: [Double] = []
    var end = 0.0
    for (index, extent) in extents.enumerated() {
      places.append(end.isFinite ? end : 0)
      end += extent.along(direction) + (index < gaps.count ? gaps[index] : 0)
    }
    if direction == .horizontal {
      let y = Alignment(
        extents.map { (guide: $0.place(of: spec.alignment.vertical), length: $0.height) })
      return stacked(
        members, extents, proposals, x: places, y: y.offsets,
        Extent(width: end, height: y.length))
    }
    let x = Alignment(
      extents.map { (guide: spec.alignment.horizontal * $0.width, length: $0.width) })
    return stacked(
      members, extents, proposals, x: x.offsets, y: places, Extent(width: x.length, height: end))
  }

  /// The distances between neighbours: room needs none beyond its own, unless it is asked for.
  private func gaps(between members: [Int], _ spec: StackSpec) -> [Double] {
    zip(members, members.dropFirst()).map { left, right in
      if let spacing = spec.spacing { return spacing.isFinite ? spacing : 0 }
      return isRoom(left) || isRoom(right) ? 0 : StackSpec.standardSpacing
    }
  }

  private func isRoom(_ node: Int) -> Bool {
    if case .leaf(.spacer) = nodes[node].kind { true } else { false }
  }

  /// What each member is offered along its line.
  ///
  /// The least flexible of those with the greatest priority comes first. Each is offered an equal
  /// share of what those before it have left over, less what those of a smaller priority need at
  /// least.
  private func lengths(
    of members: [Int], _ direction: StackSpec.Direction, across: Double?, room: Double?
  ) -> [Double?] {
    guard var room else { return Array(repeating: nil, count: members.count) }
    func length(_ member: Int, _ along: Double) -> Double {
      measure(member, Proposal(direction, along: along, across: across)).along(direction)
    }
    guard members.count > 1 else { return members.map { _ in room } }
    let limits = members.map { (least: length($0, 0), most: length($0, .infinity)) }
    let priorities = members.map { priority(of: $0) }
    let order = members.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let first = limits[a].most - limits[a].least
      let second = limits[b].most - limits[b].least
      return first != second ? first < second : a < b
    }
    var offers = Array(repeating: 0.0, count: members.count)
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
      let reserved = order[end...].reduce(0) { $0 + limits[$1].least }
      for place in start..<end {
        let member = order[place]
        offers[member] = max(0, room - reserved) / Double(end - place)
        let taken = length(members[member], offers[member])
        if room.isFinite { room = max(0, room - taken) }
      }
      start = end
    }
    return offers
  }

  private func stacked(
    _ members: [Int], _ extents: [Extent], _ proposals: [Proposal], x: [Double], y: [Double],
    _ size: Extent
  ) -> Arrangement {
    var extent = size
    extent.firstBaseline = zip(extents, y).compactMap { part, y in part.firstBaseline.map { $0 + y }
    }
    .min()
    extent.lastBaseline = zip(extents, y).compactMap { part, y in part.lastBaseline.map { $0 + y } }
      .max()
    return Arrangement(
      extent: extent,
      parts: members.indices.map {
        Arrangement.Part(node: members[$0], proposal: proposals[$0], offset: [x[$0], y[$0]])
      })
  }
}

/// Lengths side by side with their guides on one line.
private struct Alignment {
  /// From the first beginning to the last end.
  var length: Double
  /// The beginning of each.
  var offsets: [Double]

  init(_ views: [(guide: Double, length: Double)]) {
    guard views.allSatisfy({ $0.length.isFinite && $0.guide.isFinite }) else {
      length = views.reduce(0) { max($0, $1.length) }
      offsets = views.map { _ in 0 }
      return
    }
    let before = views.map(\.guide).max() ?? 0
    let after = views.map { $0.length - $0.guide }.max() ?? 0
    length = before + after
    offsets = views.map { before - $0.guide }
  }
}
