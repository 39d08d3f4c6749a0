import ChartModel
import Diagnostics

extension Layer {
  /// The look that marks of a plane have besides.
  func setPlaneLook(
    _ style: inout MarkStyle, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    let plane = mark.plane
    if type.isDodged { style.dodge = try dodge(&decoder) }
    style.interpolation = plane.interpolate?.interpolation(plane.tension)
    style.cornerRadius = plane.cornerRadius.map { .same($0) }
    if plane.xOffset != nil || plane.yOffset != nil {
      let move = SIMD2(plane.xOffset ?? 0, plane.yOffset ?? 0)
      style.offset = .same(MarkOffset(start: move, end: move))
    }
    guard type == .line, let channel = try rows.channel(.strokeDash, decoder) else { return }
    if let scale = encoding[.strokeDash]?.scale?.value {
      try decoder.leaveOut(
        scale.place, "names take dashes in turn: 'strokeDash' has no scale of its own")
    }
    style.lineData = try namesInOrder(.strokeDash, channel, decoder)
  }

  /// Leaves out what a mark of a chart of x and y does not have.
  func checkPlane(_ decoder: inout ChartDecoder) throws(ReliefError) {
    for (name, types) in Layer.channels where !types.contains(type) {
      guard let unused = encoding[name] else { continue }
      try decoder.leaveOut(
        unused.place,
        "the mark '\(type.rawValue)' has no '\(name.rawValue)' in a chart of x and y")
    }
    if let offset = encoding[.xOffset], encoding[.yOffset] != nil {
      try decoder.leaveOut(
        offset.place, "marks stand beside each other along one axis: 'xOffset' or 'yOffset'")
    }
    for (name, isGiven, types) in asked where isGiven && !types.contains(type) {
      try decoder.leaveOut(
        mark.place, "the mark '\(type.rawValue)' has no '\(name)' in a chart of x and y")
    }
  }

  /// Leaves out what a mark of a chart in 3D does not have.
  func checkBox(_ decoder: inout ChartDecoder) throws(ReliefError) {
    if [.area, .tick, .errorband].contains(type) {
      try decoder.leaveOut(
        mark.place,
        "the mark '\(type.rawValue)' is of charts of x and y, and this one has a 'z'")
      return
    }
    for name in [ChannelName.xOffset, .yOffset, .strokeDash] {
      guard let unused = encoding[name] else { continue }
      try decoder.leaveOut(unused.place, "'\(name.rawValue)' is of charts of x and y")
    }
    let ofPlanes: Set = [
      "orient", "cornerRadius", "thickness", "binSpacing", "point", "line", "borders", "tension",
      "xOffset", "yOffset", "height", "align", "baseline",
    ]
    for (name, isGiven, _) in asked where isGiven && ofPlanes.contains(name) {
      try decoder.leaveOut(mark.place, "'\(name)' is of charts of x and y")
    }
    if let interpolate = mark.plane.interpolate, interpolate != .linear {
      try decoder.leaveOut(mark.place, "lines in 3D are straight: 'interpolate' is 'linear'")
    }
  }

  /// The channels that not all marks of a plane have.
  private static let channels: [(ChannelName, Set<MarkType>)] = {
    let ranged: Set<MarkType> = [.bar, .area, .rule, .rect, .errorbar, .errorband]
    let margins: Set<MarkType> = [.errorbar, .errorband]
    return [
      (.x2, ranged), (.y2, ranged), (.xError, margins), (.yError, margins), (.zError, []),
      (.size, MarkType.points), (.shape, MarkType.points), (.strokeDash, [.line]),
      (.xOffset, MarkType.dodged), (.yOffset, MarkType.dodged),
    ]
  }()

  /// What the mark says that not all marks of a plane have.
  private var asked: [(name: String, isGiven: Bool, types: Set<MarkType>)] {
    let (plane, text) = (mark.plane, mark.text)
    let paths: Set<MarkType> = [.line, .area, .errorband]
    let moved = Set(MarkType.allCases).subtracting([.area, .errorband])
    return [
      ("orient", plane.orient != nil, [.bar, .line, .area, .tick]),
      ("interpolate", plane.interpolate != nil, paths),
      ("tension", plane.tension != nil, paths),
      ("cornerRadius", plane.cornerRadius != nil, [.bar, .rect, .tick]),
      ("thickness", plane.thickness != nil, [.tick]),
      ("binSpacing", plane.binSpacing != nil, [.bar]),
      ("point", plane.point != nil, [.line, .area]),
      ("line", plane.line != nil, [.area]),
      ("borders", plane.borders != nil, [.errorband]),
      ("xOffset", plane.xOffset != nil, moved),
      ("yOffset", plane.yOffset != nil, moved),
      ("width", mark.bar.width != nil, [.bar, .rect]),
      ("height", mark.bar.height != nil, [.bar, .rect]),
      ("depth", mark.bar.depth != nil, []),
      ("size", mark.size != nil, MarkType.points.union([.bar, .tick])),
      ("diameter", mark.diameter != nil, MarkType.points),
      ("shape", mark.shape != nil, MarkType.points),
      ("ticks", mark.capLength != nil, [.errorbar]),
      ("overlap", text.overlap != nil, []),
      ("leader", text.hasLeader != nil, []),
      ("plate", text.hasPlate != nil, []),
      ("hiddenBehind", text.isHiddenBehind != nil, []),
      ("align", text.align != nil, [.text]),
      ("baseline", text.baseline != nil, [.text]),
    ]
  }
}

extension MarkType {
  static let points: Set<MarkType> = [.point, .circle, .square]

  /// Those that may stand side by side.
  static let dodged: Set<MarkType> = points.union([.bar, .rule, .rect, .tick, .text, .errorbar])

  var isDodged: Bool { MarkType.dodged.contains(self) }
}
