extension ChartSpec {
  /// The chart as text, for tests and for looking at: a line a mark group, then what is not default.
  package var dump: String {
    var lines = marks.map(\.dump)
    for axis in PositionAxis.allCases {
      let parts = self[axis].dumpParts
      if !parts.isEmpty { lines.append("\(axis.name) " + parts.joined(separator: " ")) }
    }
    if plot == .plane { lines.insert("plane", at: 0) }
    let colors = colorScale.dumpParts
    if !colors.isEmpty { lines.append("colors " + colors.joined(separator: " ")) }
    let legend = legend.dumpParts
    if !legend.isEmpty { lines.append("legend " + legend.joined(separator: " ")) }
    if pose != .standard { lines.append("pose \(pose.azimuth) \(pose.inclination)") }
    if camera.projection != .automatic { lines.append("projection \(camera.projection)") }
    if let angle = camera.fieldOfView { lines.append("field of view \(angle)") }
    if camera.zoom != 1 { lines.append("zoom \(camera.zoom)") }
    if proportions != .cube { lines.append("proportions \(proportions)") }
    if light != .standard { lines.append("light \(light)") }
    if let title { lines.append("title '\(title)'") }
    if let theme { lines.append("theme \(theme)") }
    if basis != nil { lines.append("shared scales") }
    return lines.joined(separator: "\n")
  }
}

extension AxisSpec {
  fileprivate var dumpParts: [String] {
    var parts: [String] = []
    if let domain = domain.dump { parts.append(domain) }
    if let range { parts.append("range \(range.lowerBound) to \(range.upperBound)") }
    if padding != AxisPadding() { parts.append("padding \(padding.start) and \(padding.end)") }
    if let scale { parts.append("scale \(scale)") }
    if visibility != .automatic { parts.append("\(visibility)") }
    for marks in marks ?? [] {
      parts.append("marks \(marks.values.dump)" + (marks.side.map { " \($0)" } ?? ""))
    }
    if marks?.isEmpty == true { parts.append("no marks") }
    switch title {
    case .text(let text): parts.append("title '\(text)'")
    case .hidden: parts.append("no title")
    case nil: break
    }
    if let side = titlePlace.side { parts.append("title \(side)") }
    if let alignment = titlePlace.alignment { parts.append("title at \(alignment)") }
    if let spacing = titlePlace.spacing { parts.append("title spacing \(spacing)") }
    return parts
  }
}

extension DomainSpec {
  /// nil for the automatic one.
  var dump: String? {
    switch self {
    case .automatic(nil, nil): nil
    case .automatic(let zero, let reversed):
      "automatic" + flag("zero", zero) + flag("reversed", reversed)
    case .numbers(let start, let end): "numbers \(start) to \(end)"
    case .dates(let start, let end): "dates \(start) to \(end)"
    case .categories(let names): "categories \(elided(names))"
    }
  }
}

private func flag(_ name: String, _ value: Bool?) -> String {
  value.map { " \(name) \($0)" } ?? ""
}

extension AxisValues {
  fileprivate var dump: String {
    switch self {
    case .automatic(let count, let stride, let roundsLow, let roundsHigh):
      "automatic" + (count.map { " \($0)" } ?? "") + (stride.map { " at least \($0)" } ?? "")
        + (roundsLow ? "" : " from the data's start") + (roundsHigh ? "" : " to the data's end")
    case .stride(let step, let roundsLow, let roundsHigh):
      "every \(step)" + flag("roundsLow", roundsLow) + flag("roundsHigh", roundsHigh)
    case .numbers(let numbers): elided(numbers)
    case .dates(let dates): "dates " + elided(dates)
    case .categories(let names): elided(names)
    }
  }
}

extension MarkGroup {
  fileprivate var dump: String {
    let hasDepth = !z.label.isEmpty || z.column.count > 0
    let axes = hasDepth ? PositionAxis.allCases : [.x, .y]
    return mark.name + axes.map { " \($0.name) \(self[$0].dump)" }.joined()
      + (series.map { " series \($0.dump)" } ?? "") + mark.dump + style.dump
      + (annotations.isEmpty ? "" : " annotations \(elided(annotations.map(\.dump)))")
  }
}

extension MarkStyle {
  fileprivate var dump: String {
    var parts: [String] = []
    if let ownColors { parts.append("own colors \(elided(ownColors.map { $0?.dump ?? "-" }))") }
    switch foreground {
    case .automatic: break
    case .color(let colors): parts.append("color \(colors.dump { $0.dump })")
    case .encoded(let channel): parts.append("color by \(channel.dump)")
    case .heightBased(let gradient, let range):
      parts.append("height" + (gradient.map { " \($0.dump)" } ?? ""))
      if let range { parts.append("over \(range.lowerBound) to \(range.upperBound)") }
    case .normalBased: parts.append("normal")
    case .gradient(let gradient, let geometry): parts.append("\(geometry.dump) \(gradient.dump)")
    }
    if let symbol { parts.append("symbol \(symbol.dump(\.rawValue))") }
    if let symbolRotation { parts.append("rotation \(symbolRotation.dump(\.dump))") }
    if let symbolSize { parts.append("size \(symbolSize.dump { "\($0)" })") }
    if let planeSymbol { parts.append("symbol \(planeSymbol.name)") }
    if let symbolExtent { parts.append("extent \(symbolExtent.dump { "\($0)" })") }
    if let symbolSizeData { parts.append("size by \(symbolSizeData.dump)") }
    if let opacity { parts.append("opacity \(opacity.dump { "\($0)" })") }
    if let metalness { parts.append("metalness \(metalness)") }
    if let roughness { parts.append("roughness \(roughness)") }
    if let line { parts.append(line.dump) }
    if let surfaceLines { parts.append(surfaceLines.dump) }
    return (parts + planeParts).map { " " + $0 }.joined()
  }
}

extension RotationSpec {
  fileprivate var dump: String { "(\(imaginary.x) \(imaginary.y) \(imaginary.z) \(real))" }
}

extension GradientGeometry {
  fileprivate var dump: String {
    switch self {
    case .linear(let start, let end):
      "linear \(start.x) \(start.y) to \(end.x) \(end.y)"
    case .radial(let center, let start, let end):
      "radial \(center.x) \(center.y) from \(start) to \(end)"
    case .elliptical(let center, let start, let end):
      "elliptical \(center.x) \(center.y) from \(start) to \(end)"
    case .angular(let center, let start, let end):
      "angular \(center.x) \(center.y) from \(start) to \(end)"
    }
  }
}

extension GradientSpec {
  var dump: String {
    "[" + stops.map { "\($0.color.dump) \($0.location)" }.joined(separator: ", ") + "]"
  }
}

extension ColorSpec {
  package var dump: String {
    switch self {
    case .system(let color, 1): color.rawValue
    case .system(let color, let opacity): "\(color.rawValue)*\(opacity)"
    case .srgb(let red, let green, let blue, let opacity): "(\(red) \(green) \(blue) \(opacity))"
    case .mix(let first, let second, let fraction, let isPerceptual):
      "mix(\(first.dump), \(second.dump), \(fraction)\(isPerceptual ? "" : ", device"))"
    }
  }
}

extension Varying {
  func dump(_ describe: (Value) -> String) -> String {
    switch self {
    case .same(let value): describe(value)
    case .each(let values): elided(values.map(describe))
    }
  }
}

extension Channel {
  /// A function has names for its axes and no data.
  var dump: String {
    let from = anchor.map { ["from \($0)"] } ?? ["'\(label)'"]
    let to = endAnchor.map { "to \($0)" } ?? "to"
    return
      (from + (column.count > 0 ? [column.dump] : []) + (end.map { ["\(to) \($0.dump)"] } ?? []))
      .joined(separator: " ")
  }
}

extension Column {
  fileprivate var dump: String {
    switch self {
    case .numbers(let values): elided(values)
    case .dates(let values): "dates " + elided(values)
    case .categories(let column):
      elided(
        column.codes.map { column.names.indices.contains(Int($0)) ? column.names[Int($0)] : "-" }
      )
    }
  }
}

/// A list in brackets; of a long one the beginning and the count.
func elided<Value>(_ values: [Value]) -> String {
  let shown = values.prefix(8).map { "\($0)" }.joined(separator: ", ")
  return values.count > 8 ? "[\(shown), ... \(values.count)]" : "[\(shown)]"
}
