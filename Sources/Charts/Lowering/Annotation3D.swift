import ChartModel

/// A text beside each of some marks.
package final class Annotation3D: Sendable {
  package let text: String
  package let style: TextMarkStyle

  package init(_ text: String, style: TextMarkStyle) {
    self.text = text
    self.style = style
  }
}
