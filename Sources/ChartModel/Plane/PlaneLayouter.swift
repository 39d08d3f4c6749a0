import RenderModel
import TextModel

/// Finds the plot's rectangle between its labels and titles.
///
/// x has its labels below the plot and y at its trailing side, unless their marks say otherwise. The
/// title of x stands below, in the middle; that of y reads level above the end of its axis, flush
/// with the labels, and along the axis where `.leading` or `.trailing` is asked for. Names of
/// categories that do not fit side by side stand upright; all other labels are thinned out.
struct PlaneLayouter {
  let chart: ResolvedChart
  /// What the plot has with its labels and titles.
  let region: PageRect
  let style: LayoutStyle
  /// x and y.
  var axes: [PlaneAxis]
  private(set) var plot: PageRect

  init(_ chart: ResolvedChart, region: PageRect, style: LayoutStyle, text: some TextEngine) {
    self.chart = chart
    self.region = region
    self.style = style
    axes = [PositionAxis.x, .y].map { axis in
      PlaneAxis(
        axis, chart[axis],
        AxisLayout(
          chart[axis], region: region, titleWidth: region.width, theme: chart.theme, style: style,
          text: text))
    }
    plot = region
  }

  /// The layout; a small page leaves out titles, then labels and ticks.
  mutating func layout(text: some TextEngine) -> PlaneLayout {
    fit(text: text)
    if !isLarge {
      for index in axes.indices { axes[index].layout.title = nil }
      fit(text: text)
    }
    if !isLarge {
      for index in axes.indices { axes[index].removeLabels() }
      findPlot()
    }
    var layout = PlaneLayout(plot: plot, x: span(.x), y: span(.y))
    var labeler = PlaneLabeler(self)
    labeler.placeAll()
    layout.gridLines = labeler.gridLines
    layout.ticks = labeler.ticks
    layout.texts = labeler.texts
    return layout
  }

  func span(_ axis: PositionAxis) -> PlaneSpan {
    axis == .x
      ? PlaneSpan(chart.x, from: plot.x, to: plot.maxX)
      : PlaneSpan(chart.y, from: plot.maxY, to: plot.y)
  }

  /// Whether labels leave the plot so much that they may stay.
  private var isLarge: Bool {
    plot.width >= 0.4 * region.width && plot.height >= 0.4 * region.height
  }

  /// Finds the plot, and turns the names of categories where that needs it.
  private mutating func fit(text: some TextEngine) {
    axes[0].layLevel()
    findPlot()
    guard axes[0].isCategorical, !axes[0].hasRoom(self) else { return }
    axes[0].stand(upTo: region.height * 0.35, theme: chart.theme, style: style, text: text)
    findPlot()
  }

  /// The overhang of the outer labels depends on the plot, and the plot on it: a few rounds settle
  /// it, for each moves the labels by a part of the change only.
  private mutating func findPlot() {
    plot = region
    for _ in 0..<4 {
      var rooms: [PlotSide: Double] = [:]
      for side in PlotSide.allCases { rooms[side] = band(side) + titleRoom(side) }
      for axis in axes {
        for frame in axis.frames(self).compactMap({ $0 }) {
          let over = SIMD4(
            plot.x - frame.x, frame.maxX - plot.maxX, plot.y - frame.y, frame.maxY - plot.maxY)
          if axis.axis == .x {
            rooms[.leading] = max(rooms[.leading] ?? 0, over[0])
            rooms[.trailing] = max(rooms[.trailing] ?? 0, over[1])
          } else {
            rooms[.top] = max(rooms[.top] ?? 0, over[2] + titleRoom(.top))
            rooms[.bottom] = max(rooms[.bottom] ?? 0, over[3])
          }
        }
      }
      plot = PageRect(
        x: region.x + (rooms[.leading] ?? 0), y: region.y + (rooms[.top] ?? 0),
        width: max(0, region.width - (rooms[.leading] ?? 0) - (rooms[.trailing] ?? 0)),
        height: max(0, region.height - (rooms[.top] ?? 0) - (rooms[.bottom] ?? 0)))
    }
  }

  /// What ticks and labels take on a side.
  func band(_ side: PlotSide) -> Double {
    axes.map { $0.band(side, style) }.max() ?? 0
  }

  /// What titles take on a side, beyond the labels.
  func titleRoom(_ side: PlotSide) -> Double {
    axes.reduce(0) { room, axis in
      guard axis.titleSide == side, let title = axis.layout.title else { return room }
      return room + axis.titleGap(style) + title.text.height
    }
  }
}

extension PlaneAxis {
  /// Whether no label has to make room for others.
  fileprivate func hasRoom(_ layouter: PlaneLayouter) -> Bool {
    let frames = frames(layouter)
    let kept = PlotSide.allCases.reduce(0) { $0 + self.kept(frames, on: $1, layouter.style).count }
    return kept == frames.compactMap { $0 }.count
  }
}
