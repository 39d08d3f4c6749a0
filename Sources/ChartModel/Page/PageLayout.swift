import Diagnostics
import Parallel
import RenderModel

/// A page on which everything has its place.
package struct PageLayout: Sendable {
  /// Points.
  package var size: SIMD2<Double>
  package var charts: [(chart: ResolvedChart, layout: ChartLayout)] = []
  /// In the order of painting.
  package var marks: [PageMark] = []
  /// The frames of all views, for dumps.
  package var frames: [ViewFrame] = []
  /// What could not be shown.
  package var diagnostics = Diagnostics()
}

/// One thing to paint.
package enum PageMark: Sendable {
  /// An index into the page's charts.
  case chart(Int)
  case text(PlacedText)
  case shape(PlacedShape)
}

extension PageLayout {
  /// The texts beside the charts.
  package var texts: [PlacedText] {
    marks.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The shapes beside the charts.
  package var shapes: [PlacedShape] {
    marks.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  /// Makes vertex buffers of all charts.
  ///
  /// - Parameter threads: how many share the work; the buffers do not depend on it.
  package func built(threads: Int = processorCount()) -> PageScene {
    var ramps = RampTable()
    let scenes = charts.map { $0.chart.built($0.layout, ramps: &ramps, threads: threads) }
    return PageScene(
      size: size, charts: scenes, marks: marks, ramps: ramps, layoutDiagnostics: diagnostics)
  }
}
