import ChartModel
import Diagnostics

extension Layer {
  /// Texts at places of a plane: beside points that are not seen.
  func planeTexts(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    var group = try planeGroup(.point, fills: false, &decoder)
    let texts = try chosenTexts(decoder)
    let opacity = group.style.opacity
    let isColored = group.style.isColored
    for (row, code) in texts.codes.enumerated() where code >= 0 {
      var line = TextLine(
        string: texts.names[Int(code)],
        font: mark.text.fontSpec(size: mark.text.fontSize ?? Layer.standardFontSize))
      if !isColored { line.color = .system(.primary, opacity: opacity?.value(at: row) ?? 1) }
      var annotation = AnnotationSpec(
        row: row, content: moved(.text(line)), side: side, alignment: .center,
        spacing: mark.text.gap ?? (mark.text.position == nil ? 0 : 4))
      annotation.hasMarkColor = isColored
      group.annotations.append(annotation)
    }
    group.style.symbolExtent = .same(.box(.zero))
    return group
  }

  /// On the place where nothing is said.
  private var side: SIMD2<Int>? {
    if let position = mark.text.position { return position.side }
    let x =
      switch mark.text.align {
      case .left: 1
      case .right: -1
      case .center, nil: 0
      }
    let y =
      switch mark.text.baseline {
      case .top: 1
      case .bottom, .alphabetic: -1
      case .middle, nil: 0
      }
    return [x, y]
  }

  private func moved(_ text: ViewNode) -> ViewNode {
    guard mark.text.dx != nil || mark.text.dy != nil else { return text }
    return .modified(text, .offset(x: mark.text.dx ?? 0, y: mark.text.dy ?? 0))
  }

  /// Vega-Lite's, in points.
  private static let standardFontSize = 11.0
}

extension MarkStyle {
  /// Whether something is said of the color.
  fileprivate var isColored: Bool {
    if ownColors != nil { return true }
    if case .automatic = foreground { return false }
    return true
  }
}
