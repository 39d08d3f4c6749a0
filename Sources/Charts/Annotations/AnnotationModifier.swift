import ChartModel
import Diagnostics
import Foundation
import SwiftUICore

/// Views beside marks; of several modifiers all views are there.
struct AnnotationModifier<Content: View>: MarkModifier {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  /// Whether the views are made for the size of each mark.
  let readsSize: Bool
  let make: (AnnotationContext) -> Content

  func apply(
    to style: inout InheritedStyle, in environment: EnvironmentValues
  ) -> [InheritedAnnotation] {
    let outer = style.annotations
    let scope = Unchecked((modifier: self, environment: environment))
    style.annotations.append(
      InheritedAnnotation(readsSize: readsSize) { size in
        // Charts are lowered on the main actor alone.
        MainActor.assumeIsolated {
          Unchecked(scope.value.modifier.spec(size: size, in: scope.value.environment))
        }.value
      })
    return outer
  }

  static func restore(
    _ part: consuming [InheritedAnnotation], in style: inout InheritedStyle
  ) {
    style.annotations = part
  }

  @MainActor private func spec(
    size: SIMD2<Double>, in environment: EnvironmentValues
  ) -> (AnnotationSpec, Diagnostics) {
    let context = AnnotationContext(targetSize: CGSize(width: size.x, height: size.y))
    let lowered = make(context).lowered(in: environment)
    var diagnostics = lowered.diagnostics
    var content = lowered.node
    if !content.charts.isEmpty {
      diagnostics.note(.other("annotation: views beside marks have no charts; they are left out"))
      content = ViewNode(content.members.filter { $0.charts.isEmpty })
    }
    var spec = AnnotationSpec(
      row: 0, content: content, side: position.direction, alignment: alignment.spec,
      spacing: spacing.map { Double($0) })
    spec.xOverflow = overflow.x.overflow
    spec.yOverflow = overflow.y.overflow
    return (spec, diagnostics)
  }
}

/// Views beside each of some marks.
struct InheritedAnnotation {
  /// Whether the views are made for the size of each mark.
  let readsSize: Bool
  /// Makes the views for a mark of a size.
  let make: (SIMD2<Double>) -> (AnnotationSpec, Diagnostics)
}

extension AnnotationPosition {
  /// To the right and down; nil where the chart chooses.
  fileprivate var direction: SIMD2<Int>? {
    switch self {
    case .overlay: [0, 0]
    case .top: [0, -1]
    case .bottom: [0, 1]
    case .leading: [-1, 0]
    case .trailing: [1, 0]
    case .topLeading: [-1, -1]
    case .topTrailing: [1, -1]
    case .bottomLeading: [-1, 1]
    case .bottomTrailing: [1, 1]
    default: nil
    }
  }
}
