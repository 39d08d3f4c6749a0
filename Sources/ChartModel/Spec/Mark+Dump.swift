extension Mark {
  /// What a mark says of itself beside its data, each part with a space before it.
  var dump: String {
    switch self {
    case .point, .rule, .rectangle, .planeRectangle, .surface, .line, .grid: ""
    case .function(let function):
      function.domain.map { " over \($0.lowerBound)...\($0.upperBound)" } ?? ""
    case .planeBar(let baseline), .area(let baseline): baseline.dump
    case .scattered(let maximumEdge): maximumEdge.map { " maximum edge \($0)" } ?? ""
    case .bar(let bar): bar.dump
    case .errorBar(let bar): " caps \(bar.capLength)"
    case .text(let text): " \(elided(text.texts))" + text.style.dump
    }
  }
}

extension BarSpec {
  fileprivate var dump: String {
    var parts: [String] = []
    if width != .automatic { parts.append("width \(width)") }
    if depth != .automatic { parts.append("depth \(depth)") }
    if stacking != .unstacked { parts.append("stacking \(stacking)") }
    return parts.map { " " + $0 }.joined()
  }
}

extension BaselineSpec {
  fileprivate var dump: String {
    var parts: [String] = []
    if let valueAxis { parts.append("along \(valueAxis.name)") }
    if stacking != .standard { parts.append("stacking \(stacking)") }
    return parts.map { " " + $0 }.joined()
  }
}

extension LineSpec {
  var dump: String {
    var parts = ["line"]
    if let width { parts.append("\(width)") }
    if !dash.lengths.isEmpty { parts.append("dash \(dash.lengths)") }
    if dash.phase != 0 { parts.append("phase \(dash.phase)") }
    if cap != .butt { parts.append("\(cap) cap") }
    if join != .round { parts.append("\(join) join") }
    if join == .miter, miterLimit != LineSpec.standardMiterLimit {
      parts.append("miter limit \(miterLimit)")
    }
    return parts.joined(separator: " ")
  }
}

extension TextMarkStyle {
  fileprivate var dump: String {
    let standard = TextMarkStyle()
    var parts: [String] = []
    if let side { parts.append("side \(side.x) \(side.y)") }
    if offset != .zero { parts.append("offset \(offset.x) \(offset.y)") }
    if gap != standard.gap { parts.append("gap \(gap)") }
    if let font { parts.append("font \(font.size) \(font.weight)") }
    if let color { parts.append("text \(color.dump)") }
    if overlap != standard.overlap { parts.append("\(overlap)") }
    if hasLeader { parts.append("leader") }
    if !hasPlate { parts.append("no plate") }
    if isHiddenBehind { parts.append("hidden behind") }
    return parts.map { " " + $0 }.joined()
  }
}
