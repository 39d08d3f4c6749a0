import ChartModel
import Foundation

/// Views side by side.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A stack of views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack with the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let alignment = AlignmentSpec(horizontal: 0.5, vertical: view.alignment.guide)
    let content = lowering.apart { Content._lower(view.content, into: &$0) }
    lowering.add(
      .stack(
        StackSpec(.horizontal, alignment: alignment, spacing: view.spacing.map(Double.init)),
        content.members))
  }
}
