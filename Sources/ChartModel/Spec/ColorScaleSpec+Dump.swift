extension ColorScaleSpec {
  /// What is not default, in a few words each.
  var dumpParts: [String] {
    var parts: [String] = []
    if let domain = domain.dump { parts.append(domain) }
    if !places.isEmpty { parts.append("at \(elided(places))") }
    switch range {
    case .automatic: break
    case .colors(let colors): parts.append("range \(elided(colors.map(\.dump)))")
    case .gradient(let gradient): parts.append("gradient \(gradient.dump)")
    case .mapping: parts.append("mapping")
    }
    if let type { parts.append("scale \(type)") }
    if palette != .apple { parts.append("palette \(palette.rawValue)") }
    if ramp != Ramp.coolToWarm { parts.append("ramp \(ramp.dump)") }
    return parts
  }
}

extension LegendSpec {
  /// What is not default, in a few words each.
  var dumpParts: [String] {
    var parts: [String] = []
    if visibility != .automatic { parts.append("\(visibility)") }
    if position != .automatic { parts.append(position.rawValue) }
    if let alignment { parts.append("align \(alignment.horizontal) \(alignment.vertical)") }
    if let spacing { parts.append("spacing \(spacing)") }
    if content != nil { parts.append("content") }
    return parts
  }
}
