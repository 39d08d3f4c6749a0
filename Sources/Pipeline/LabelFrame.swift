import ChartModel

/// A text on the picture and where it stands.
package struct LabelFrame: Sendable, Hashable {
  package var text: String
  package var kind: LabelKind
  package var frame: TextFrame

  package init(text: String, kind: LabelKind, frame: TextFrame) {
    self.text = text
    self.kind = kind
    self.frame = frame
  }
}
