/// Which places of views are put on one line.
package struct AlignmentSpec: Sendable, Hashable {
  /// A fraction of the width.
  package var horizontal: Double
  package var vertical: VerticalGuide

  package init(horizontal: Double, vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = AlignmentSpec(horizontal: 0.5, vertical: .center)
}

/// A height in a view.
package enum VerticalGuide: String, Sendable, Hashable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}
