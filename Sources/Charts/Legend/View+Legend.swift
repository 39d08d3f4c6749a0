import ChartModel
import Foundation
import SwiftUICore

extension View {
  /// Shows or hides the legend.
  @MainActor @preconcurrency
  public func chartLegend(_ visibility: Visibility) -> some View {
    changingChart { $0.spec.legend.visibility = visibility.spec }
  }

  /// Puts the legend at a side of the plot.
  ///
  /// - Parameter spacing: from the plot, in points.
  @MainActor @preconcurrency
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingChart { $0.spec.legend.place(position, alignment, spacing) }
  }

  /// Puts views in the place of the legend, at a side of the plot.
  ///
  /// - Parameter spacing: from the plot, in points.
  @MainActor @preconcurrency
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    LegendModifier(content: self, legend: content()) { $0.place(position, alignment, spacing) }
  }
}

extension LegendSpec {
  fileprivate mutating func place(
    _ position: AnnotationPosition,
    _ alignment: Alignment?,
    _ spacing: CGFloat?
  ) {
    self.position = LegendPosition(rawValue: position.name) ?? .automatic
    self.alignment = alignment?.spec
    self.spacing = spacing?.finiteLength
  }
}
