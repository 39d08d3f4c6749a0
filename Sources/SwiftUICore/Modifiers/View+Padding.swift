import ChartModel
import Foundation

extension View {
  /// Adds room on each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(insets.lengths))
  }

  /// Adds room on some sides; nil for the standard distance.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds room on all sides.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
