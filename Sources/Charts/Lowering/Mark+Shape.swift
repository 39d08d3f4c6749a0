import ChartModel

extension Mark {
  /// The public type that declares the mark.
  var typeName: String {
    switch self {
    case .point: "PointMark"
    case .rule: "RuleMark"
    case .rectangle: "RectangleMark"
    case .surface: "SurfacePlot"
    case .line: "LineMark3D"
    case .bar: "BarMark3D"
    case .errorBar: "ErrorBarMark3D"
    case .text: "TextMark3D"
    case .grid: "GridSurfacePlot"
    case .scattered: "ScatteredSurfacePlot"
    }
  }

  /// On how many of the three axes the mark has a range.
  var rangeCount: Int {
    switch self {
    case .point, .surface, .line, .bar, .text, .grid, .scattered: 0
    case .rule, .errorBar: 1
    case .rectangle: 2
    }
  }

  /// Whether the mark may have ranges on just these axes.
  func accepts(rangesOn axes: [String]) -> Bool {
    if case .bar = self { return axes.isEmpty || axes == [PositionAxis.y.name] }
    return axes.count == rangeCount
  }

  /// What the mark needs, for a message.
  var rangesWanted: String {
    if case .bar = self { return "single values on x and z and a value or a range on y" }
    return switch rangeCount {
    case 0: "a single value on each axis and no range"
    case 1: "a range on one axis and single values on two"
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
    case (.bar(let bar), .bar(let other)): bar == other
    case (.errorBar(let bar), .errorBar(let other)): bar == other
    case (.text(let text), .text(let other)): text.style == other.style
    default: false
    }
  }
}
