extension MarkStyle {
  /// What is said of marks of a plane alone.
  var planeParts: [String] {
    var parts: [String] = []
    if let width { parts.append("width \(width.dump { "\($0)" })") }
    if let height { parts.append("height \(height.dump { "\($0)" })") }
    if let cornerRadius { parts.append("corners \(cornerRadius.dump { "\($0)" })") }
    if let offset { parts.append("offset \(offset.dump(\.dump))") }
    if let dodge {
      parts.append("position by \(dodge.channel.dump)")
      if let axis = dodge.axis { parts.append("on \(axis.name)") }
      if dodge.span != .automatic { parts.append("span \(dodge.span)") }
    }
    if let lineData { parts.append("line by \(lineData.dump)") }
    if let planeSymbolData { parts.append("symbol by \(planeSymbolData.dump)") }
    if let interpolation { parts.append("\(interpolation)") }
    if zIndex != 0 { parts.append("z index \(zIndex)") }
    if alignsWithPlot { parts.append("aligned with plot") }
    return parts
  }
}

extension MarkOffset {
  fileprivate var dump: String {
    "(\(start.x) \(start.y))" + (end == start ? "" : " to (\(end.x) \(end.y))")
  }
}
