/// Marks of one kind with the same set of channels and modifiers.
package struct MarkGroup: Sendable, PerAxis {
  package var mark: Mark
  /// All columns have the same length, but for a grid; those of a function, and z in a plane, are
  /// empty.
  package var x: Channel
  package var y: Channel
  package var z: Channel
  /// What parts the vertices of a line mark into lines; nil leaves it to the encoded categories.
  package var series: Channel?
  /// What each mark is recognised by in another state of the chart; nil where nothing tells.
  package var keys: Column?
  /// Views beside marks of a plane.
  package var annotations: [AnnotationSpec] = []
  package var style: MarkStyle

  package init(
    _ mark: Mark, x: Channel, y: Channel, z: Channel = Channel(label: ""),
    series: Channel? = nil,
    style: MarkStyle = MarkStyle()
  ) {
    self.mark = mark
    self.x = x
    self.y = y
    self.z = z
    self.series = series
    self.style = style
  }

  /// How many marks there are.
  package var count: Int { x.column.count }
}

/// What a mark is.
package enum Mark: Sendable {
  /// A symbol, with a single value on each axis.
  case point
  /// A straight line along the one axis on which there is a range.
  case rule
  /// A plane of a box over the two axes on which there are ranges.
  case rectangle
  /// A rectangle of a plane: along each axis from a start to an end, or as far as its length says.
  case planeRectangle
  /// A rectangle of a plane from its baseline to a value.
  case planeBar(BaselineSpec)
  /// Vertices of a plane with what is between each and the baseline, or between its two ends.
  case area(BaselineSpec)
  /// The graph of a function in a plane.
  case function(CurveFunction)
  /// The surface of a function of x and z.
  case surface(SurfaceFunction)
  /// Vertices joined by straight strokes in the order of the data.
  case line
  /// A box that stands on the floor at a place of x and z, up or down to y.
  case bar(BarSpec)
  /// A rule with a cap at each end, for a margin of error.
  case errorBar(ErrorBarSpec)
  /// Texts, upright on the page at their places.
  case text(TextMarkSpec)
  /// The surface of data on a grid: places along x, places along z, and heights, row after row of z,
  /// each along x: `heights[row * width + column]`. The columns differ in length.
  case grid
  /// The surface through points anywhere.
  ///
  /// - Parameter maximumEdge: leaves out triangles with a longer side over the floor, in units of the
  ///   box; nil keeps all.
  case scattered(maximumEdge: Double?)

  /// A word for dumps and messages.
  package var name: String {
    switch self {
    case .point: "points"
    case .rule: "rules"
    case .rectangle, .planeRectangle: "rectangles"
    case .function(let function): function.form.name
    case .surface: "surface"
    case .line: "lines"
    case .bar, .planeBar: "bars"
    case .area: "areas"
    case .errorBar: "error bars"
    case .text: "texts"
    case .grid: "grid"
    case .scattered: "scattered surface"
    }
  }

  /// Whether it is one surface rather than marks that each have a place.
  package var isSurface: Bool {
    switch self {
    case .surface, .grid, .scattered: true
    default: false
    }
  }
}

/// The look of a mark group.
package struct MarkStyle: Sendable {
  package var foreground: ForegroundSpec = .automatic
  /// Colours of single marks, which go before the foreground; nil for marks that have none, and
  /// where no mark has one.
  package var ownColors: [ColorSpec?]?
  /// The diameter of a point as a fraction of the box's unit, or of the shorter side of a plane;
  /// nil for the default.
  package var symbolSize: Varying<Double>?
  /// In a plane, before `symbolSize`; nil for that.
  package var symbolExtent: Varying<SymbolExtent>?
  /// In a plane; nil for a circle.
  package var planeSymbol: PlaneSymbol?
  /// Data to which the area of a point as it is seen is proportional; goes before `symbolSize`.
  package var symbolSizeData: Channel?
  /// nil for spheres.
  package var symbol: Varying<SymbolShape>?
  /// How symbols are turned; nil for not at all.
  package var symbolRotation: Varying<RotationSpec>?
  /// What the alpha of the marks is multiplied by, 0...1; nil for 1.
  package var opacity: Varying<Double>?
  /// 0...1; nil for the default.
  package var metalness: Double?
  /// 0...1; nil for the default.
  package var roughness: Double?
  /// How lines and rules are stroked; nil for the default.
  package var line: LineSpec?
  /// Data to which each mark of a plane owes how its lines are stroked; goes before `line`.
  package var lineData: Channel?
  /// Data to which each mark of a plane owes its symbol; goes before `planeSymbol`.
  package var planeSymbolData: Channel?
  /// How lines and areas of a plane go from place to place; nil for straight.
  package var interpolation: Interpolation?
  /// Of a surface; nil for none.
  package var surfaceLines: SurfaceLines?
  /// How far rectangles and bars of a plane reach along x where they have a single value; nil for
  /// automatic.
  package var width: Varying<MarkLength>?
  /// The same along y.
  package var height: Varying<MarkLength>?
  /// Of rectangles and bars of a plane, in points.
  package var cornerRadius: Varying<Double>?
  /// On the page, of a plane.
  package var offset: Varying<MarkOffset>?
  /// What puts marks of a plane beside each other.
  package var dodge: DodgeSpec?
  /// Marks of a plane with greater numbers are painted later.
  package var zIndex = 0.0
  /// Whether gradients lie over the plot of a plane, not over each mark.
  package var alignsWithPlot = false

  package init() {}
}

/// One value for all marks of a group, or one for each.
package enum Varying<Value: Sendable>: Sendable {
  case same(Value)
  case each([Value])

  package subscript(index: Int) -> Value {
    switch self {
    case .same(let value): value
    case .each(let values): values[index]
    }
  }

  /// The value of a mark; nil where there are fewer.
  package func value(at index: Int) -> Value? {
    switch self {
    case .same(let value): value
    case .each(let values): values.indices.contains(index) ? values[index] : nil
    }
  }

  /// Each value put through a function.
  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Varying<Other> {
    switch self {
    case .same(let value): .same(transform(value))
    case .each(let values): .each(values.map(transform))
    }
  }
}

/// Named data: what `.value("Weight", ...)` holds, for all marks of a group.
package struct Channel: Sendable {
  package var label: String
  package var column: Column
  /// Where the ranges end that `column` starts; nil for single values.
  package var end: Column?
  /// Where `column` has no data but points from a place in the plane; nil for data.
  package var anchor: PlotAnchor?
  /// The same for `end`.
  package var endAnchor: PlotAnchor?

  package init(label: String, column: Column = .numbers([]), end: Column? = nil) {
    self.label = label
    self.column = column
    self.end = end
  }

  /// The columns with data.
  package var columns: [Column] {
    [anchor == nil ? column : nil, endAnchor == nil ? end : nil].compactMap { $0 }
      .filter { $0.count > 0 }
  }
}
