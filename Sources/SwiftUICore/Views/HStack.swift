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
    lowering.addStack(
      StackSpec(
        .horizontal,
        alignment: AlignmentSpec(horizontal: 0.5, vertical: view.alignment.guide),
        spacing: view.spacing.map(Double.init)), of: view.content)
  }
}
