import ChartModel

/// What becomes of views beside marks that reach over the edges of their chart.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  /// As the chart sees fit.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

  /// What is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// What is done with views that reach over an edge.
  public struct Strategy: Sendable {
    let overflow: AnnotationSpec.Overflow

    /// A scale of numbers makes room; on another the views are moved into the chart.
    public static var automatic: Strategy { Strategy(overflow: .automatic) }
    /// Nothing.
    public static var disabled: Strategy { Strategy(overflow: .disabled) }
    /// The views are moved into the chart.
    public static var fit: Strategy { fit(to: .automatic) }
    /// The scale makes room for the views.
    public static var padScale: Strategy { Strategy(overflow: .padScale) }

    /// The views are moved within a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(overflow: boundary.isPlot ? .fitPlot : .fitChart)
    }
  }

  /// What views are moved into.
  public struct Boundary: Sendable {
    let isPlot: Bool

    /// The chart.
    public static var automatic: Boundary { Boundary(isPlot: false) }
    /// The rectangle of the data.
    public static var plot: Boundary { Boundary(isPlot: true) }
    /// The chart, with its axes.
    public static var chart: Boundary { Boundary(isPlot: false) }
  }
}
