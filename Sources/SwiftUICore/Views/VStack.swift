import ChartModel
import Foundation

/// Views one below the other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A stack of views.
  public init(
    alignment: HorizontalAlignment = .center,
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
        .vertical,
        alignment: AlignmentSpec(horizontal: view.alignment.fraction, vertical: .center),
        spacing: view.spacing.map(Double.init)), of: view.content)
  }
}
