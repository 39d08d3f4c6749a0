import ChartModel
import SwiftUICore

extension Mark {
  /// The public type that declares the mark.
  func typeName(in plot: PlotKind) -> String {
    switch self {
    case .point: "PointMark"
    case .rule: "RuleMark"
    case .rectangle, .planeRectangle: "RectangleMark"
    case .planeBar: "BarMark"
    case .area: "AreaMark"
    case .function(let function): function.isArea ? "AreaPlot" : "LinePlot"
    case .surface: "SurfacePlot"
    case .line: plot == .plane ? "LineMark" : "LineMark3D"
    case .bar: "BarMark3D"
    case .errorBar: "ErrorBarMark3D"
    case .text: "TextMark3D"
    case .grid: "GridSurfacePlot"
    case .scattered: "ScatteredSurfacePlot"
    }
  }

  /// On how many of the axes the mark has a range, at the most.
  func rangeCount(in plot: PlotKind) -> Int {
    switch self {
    case .point, .function, .surface, .line, .bar, .text, .grid, .scattered: 0
    case .rule, .errorBar, .area: 1
    case .rectangle, .planeRectangle, .planeBar: 2
    }
  }

  /// Whether the mark may have ranges on just these axes.
  func accepts(rangesOn axes: [String], in plot: PlotKind) -> Bool {
    switch self {
    case .bar: axes.isEmpty || axes == [PositionAxis.y.name]
    case .planeRectangle, .planeBar: true
    case .area: axes.count <= 1
    default: axes.count == rangeCount(in: plot)
    }
  }

  /// What the mark needs, for a message.
  func rangesWanted(in plot: PlotKind) -> String {
    if case .bar = self { return "single values on x and z and a value or a range on y" }
    if case .area = self { return "a single value on one axis and a value or a range on the other" }
    return switch rangeCount(in: plot) {
    case 0: "a single value on each axis and no range"
    case 1:
      plot == .plane
        ? "a range on one axis and a single value on the other"
        : "a range on one axis and single values on two"
    default: "ranges on two axes and a single value on one"
    }
  }

  /// The look of a text beside the mark: clear of its symbol, and at the end of a stacked bar.
  package func annotated(
    _ style: TextMarkStyle, symbolSize: Double?, symbol: SymbolShape?, rotation: RotationSpec?
  ) -> TextMarkStyle {
    var style = style
    switch self {
    case .point:
      // A symbol of no declared size has about this one.
      let size = symbolSize ?? 0.03
      style.clearance = size.isFinite ? min(max(size, 0), 1) / 2 : 0
      style.symbol = symbol ?? .sphere
      style.symbolRotation = rotation?.unit ?? .identity
    case .bar(let bar):
      style.stacking = bar.stacking
    default:
      break
    }
    return style
  }

  func isSameKind(as other: Mark) -> Bool {
    switch (self, other) {
    case (.point, .point), (.rule, .rule), (.rectangle, .rectangle), (.line, .line): true
    case (.planeRectangle, .planeRectangle): true
    case (.planeBar(let bar), .planeBar(let other)): bar == other
    case (.area(let area), .area(let other)): area == other
    case (.bar(let bar), .bar(let other)): bar == other
    case (.errorBar(let bar), .errorBar(let other)): bar == other
    case (.text(let text), .text(let other)): text.style == other.style
    default: false
    }
  }
}

extension BaselineSpec {
  init(_ valueAxis: Axis?, _ stacking: MarkStackingMethod) {
    self.init(valueAxis: valueAxis.map { $0 == .horizontal ? .x : .y }, stacking: stacking.spec)
  }
}
