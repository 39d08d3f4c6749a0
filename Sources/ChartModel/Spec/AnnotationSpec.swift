/// Views beside a mark of a plane.
package struct AnnotationSpec: Sendable {
  /// What becomes of views that reach over an edge.
  package enum Overflow: Sendable, Hashable {
    case automatic
    /// They stay.
    case disabled
    /// They are moved into the plot.
    case fitPlot
    /// They are moved into the part of the page that the chart has.
    case fitChart
    /// The scale makes room for them.
    case padScale
  }

  /// The mark's number in its group.
  package var row: Int
  package var content: ViewNode
  /// Where the views stand: -1, 0 or 1 to the right and down; nil for the chart's choice, zero over
  /// the mark.
  package var side: SIMD2<Int>?
  /// How they lie along the side of the mark, and where over it.
  package var alignment: AlignmentSpec
  /// Points between the mark and the views; nil for the standard.
  package var spacing: Double?
  package var xOverflow = Overflow.automatic
  package var yOverflow = Overflow.automatic
  /// Whether a text has the color of the mark.
  package var hasMarkColor = false
  /// By what the views are told the size of the mark; nil where they do not ask for it.
  package var reader: Int?

  package init(
    row: Int, content: ViewNode, side: SIMD2<Int>?, alignment: AlignmentSpec,
    spacing: Double? = nil
  ) {
    self.row = row
    self.content = content
    self.side = side
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension AnnotationSpec {
  /// The annotation as text, for tests.
  var dump: String {
    var parts = ["\(row)"] + content.texts.map { "'\($0.string)'" }
    if let side { parts.append("side \(side.x) \(side.y)") }
    if alignment != .center {
      parts.append("at \(alignment.horizontal) \(alignment.vertical)")
    }
    if let spacing { parts.append("spacing \(spacing)") }
    if hasMarkColor { parts.append("in its color") }
    if xOverflow != .automatic { parts.append("x \(xOverflow)") }
    if yOverflow != .automatic { parts.append("y \(yOverflow)") }
    return parts.joined(separator: " ")
  }
}
