import Diagnostics
import RenderModel
import TextModel

/// The plane of a 2D chart on the page, with everything that stands along its axes.
package struct PlaneLayout: Sendable {
  /// The rectangle of the data.
  package var plot: PageRect
  /// From the left to the right end of the x range.
  package var x: PlaneSpan
  /// From the bottom to the top end of the y range: page coordinates fall.
  package var y: PlaneSpan
  package var gridLines: [AxisLine] = []
  package var ticks: [AxisLine] = []
  /// Labels and titles.
  package var texts: [PlacedText] = []
  /// Views beside marks.
  package var annotations: [PageMark] = []
  /// The sizes of marks whose views ask for them, by the numbers of those.
  package var targetSizes: [Int: SIMD2<Double>] = [:]

  /// A grid line or a tick, in points on the page.
  package struct AxisLine: Sendable {
    package var from: SIMD2<Double>
    package var to: SIMD2<Double>
    package var style: LineStyle
  }

  package subscript(axis: PositionAxis) -> PlaneSpan { axis == .y ? y : x }
}

/// The stretch of the page that the range 0...1 of a plane's scale lies on, in points.
package struct PlaneSpan: Sendable, Hashable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  package func page(_ place: Double) -> Double { start + (end - start) * place }
}

extension PlaneSpan {
  /// The span of an axis on the plot's side from `start` to `end`: all of it but the padding, or a
  /// declared stretch.
  init(_ axis: ResolvedAxis, from start: Double, to end: Double) {
    let direction = end < start ? -1.0 : 1
    if let range = axis.range, range.lowerBound.isFinite, range.upperBound.isFinite,
      range.lowerBound < range.upperBound
    {
      self.init(
        start: start + direction * range.lowerBound, end: start + direction * range.upperBound)
      return
    }
    // Padding that leaves nothing between the ends is as good as none.
    let padding = axis.padding
    let rest = abs(end - start) - padding.start - padding.end
    let fits = rest > 0 && rest.isFinite
    self.init(
      start: start + (fits ? direction * padding.start : 0),
      end: end - (fits ? direction * padding.end : 0))
  }
}

extension PlaneLayout {
  init(
    _ chart: ResolvedChart, region: PageRect, page: PageRect, style: LayoutStyle,
    text: some TextEngine, diagnostics: inout Diagnostics
  ) {
    var layouter = PlaneLayouter(chart, region: region, style: style, text: text)
    self = layouter.layout(text: text)
    let views = PlaneAnnotations(chart: chart, page: page, style: style, text: text)
    guard !views.isEmpty else { return }
    // Room at one end moves the views at the other: a few rounds settle it.
    var padded = chart
    for _ in 0..<3 {
      let (x, y) = views.padding(in: self)
      guard max(x.start, x.end, y.start, y.end) > 0.5 else { break }
      padded.x.padding.add(x)
      padded.y.padding.add(y)
      layouter = PlaneLayouter(padded, region: region, style: style, text: text)
      self = layouter.layout(text: text)
    }
    annotations = views.marks(in: self, diagnostics: &diagnostics)
    targetSizes = views.targetSizes(in: self)
  }
}

extension AxisPadding {
  fileprivate mutating func add(_ other: AxisPadding) {
    start += other.start
    end += other.end
  }
}
