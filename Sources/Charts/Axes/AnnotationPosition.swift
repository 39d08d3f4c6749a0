import ChartModel

/// Where something stands that is added to a chart or a mark.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String

  /// As the chart sees fit.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// Over it.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// At the leading side.
  public static let leading = AnnotationPosition(name: "leading")
  /// At the trailing side.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above, at the leading side.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above, at the trailing side.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below, at the leading side.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below, at the trailing side.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

extension AnnotationPosition {
  /// The side of the plot; nil where that is left open.
  var side: PlotSide? {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    default: nil
    }
  }

  /// Where along the side a corner is; nil for the others.
  var corner: AxisTitlePlace.Alignment? {
    switch self {
    case .topLeading, .bottomLeading: .start
    case .topTrailing, .bottomTrailing: .end
    default: nil
    }
  }
}
