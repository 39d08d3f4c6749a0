import SwiftUICore

extension View {
  /// Shows or hides the legend.
  @MainActor @preconcurrency
  public func chartLegend(_ visibility: Visibility) -> some View {
    changingChart { $0.spec.legend.visibility = visibility.spec }
  }
}
