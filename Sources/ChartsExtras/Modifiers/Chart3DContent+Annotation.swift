import Charts
import ChartModel
import SwiftUICore

extension Chart3DContent {
  /// Writes a text beside each mark, upright on the page from wherever the chart is seen.
  ///
  /// - Parameters:
  ///   - position: the side on which the text stands; automatic takes the first that is free.
  ///   - content: the text.
  nonisolated public func annotation3D(
    position: AnnotationPosition = .automatic,
    style: AnnotationStyle3D = AnnotationStyle3D(),
    content: () -> String
  ) -> some Chart3DContent {
    StyledContent(
      content: self,
      modifier: AnnotationModifier(
        annotation: Annotation3D(content(), style: style.spec(at: position))
      )
    )
  }
}

private struct AnnotationModifier: MarkModifier {
  let annotation: Annotation3D

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Annotation3D? {
    let outer = style.annotation
    style.annotation = annotation
    return outer
  }

  static func restore(_ part: consuming Annotation3D?, in style: inout InheritedStyle) {
    style.annotation = part
  }
}
