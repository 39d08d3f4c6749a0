import Diagnostics
import RenderModel

/// A chart whose every question is answered but those of size: types, domains, colours, ticks.
package struct ResolvedChart: Sendable, PerAxis {
  package var plot: PlotKind
  package var x: ResolvedAxis
  package var y: ResolvedAxis
  package var z: ResolvedAxis
  package var marks: [ResolvedMarks]
  package var legends: [ResolvedLegend]
  /// Where the legend stands, and what is drawn instead of the entries.
  package var legend: LegendSpec
  package var title: String?
  package var pose: PoseSpec
  package var camera: CameraSpec
  /// Those for all of which the box is framed, never none; nil for the camera's alone.
  package var lenses: [CameraSpec]?
  package var light: LightSpec
  package var theme: Theme
  package var textScale: Double
  package var diagnostics: Diagnostics
}

/// One axis: its scale, and what stands along it.
package struct ResolvedAxis: Sendable {
  package var scale: PositionScale
  package var title: String?
  package var ticks: [ResolvedTick]
  /// False where the axis is hidden: no ticks, labels, grid lines or title.
  package var isVisible: Bool
  /// In a plane: from one place of its marks to the next, in transformed units; nil where there is no
  /// such step.
  package var step: Double?
  /// In a plane: the stretch in points from the start of the axis, nil for all but the padding.
  package var range: ClosedRange<Double>?
  package var padding = AxisPadding()
  package var titlePlace = AxisTitlePlace()
}

/// One value on an axis, and what stands there.
package struct ResolvedTick: Sendable, Hashable {
  /// Along the axis, in plot space.
  package var place: Double
  package var gridLine: LineStyle?
  package var tick: LineStyle?
  package var label: AxisLabelSpec?
  /// The label's text; the label spec's own text, or the formatted value.
  package var text: String
  /// Of a plane; nil for the usual side of the axis.
  package var side: PlotSide?
}

/// Marks with their data still in columns.
package enum ResolvedMarks: Sendable {
  case points(ResolvedPoints)
  /// Rules, rectangles, bars and error bars.
  case spans(ResolvedSpans)
  case surface(ResolvedSurface)
  case lines(ResolvedLines)
  case texts(ResolvedTexts)
  case scattered(ResolvedScatter)
  /// Rules, rectangles and bars of a plane.
  case planeSpans(ResolvedPlaneSpans)
  case areas(ResolvedAreas)
}

/// Points as columns in the units of the scales; a value that cannot be drawn is NaN.
package struct ResolvedPoints: Sendable {
  package var x: [Double]
  package var y: [Double]
  package var z: [Double]
  package var foreground: ResolvedForeground
  /// Diameters in units of the box; nil lets the number of points decide.
  package var size: Varying<Double>?
  /// How many points there are to make room for, where none of them has a size.
  package var crowd = 0
  /// nil for spheres.
  package var symbol: Varying<SymbolShape>?
  /// Of unit length; NaN where a symbol cannot be turned as asked.
  package var rotation: Varying<RotationSpec>?
  package var lighting: Material.Lighting
  /// Where `x` and `y` are not on the scales but points in the plane.
  package var xAnchor: PlotAnchor?
  package var yAnchor: PlotAnchor?
  /// Sizes in a plane, before `size`.
  package var extent: Varying<SymbolExtent>?
  /// In a plane.
  package var planeSymbol = PlaneSymbol.circle
  /// For each mark the number of its symbol in `PlaneSymbol.series`; nil where all have `planeSymbol`.
  package var planeSymbols: [Int32]?
  /// How lines are stroked; nil for the default.
  package var line: LineSpec?
  /// On the page, of a plane.
  package var offset: Varying<MarkOffset>?
  /// What puts marks of a plane beside each other.
  package var dodge: ResolvedDodge?
  /// Marks of a plane with greater numbers are painted later.
  package var zIndex = 0.0
  /// Views beside marks of a plane.
  package var annotations: [AnnotationSpec] = []
}

/// Marks that reach from a start to an end on some axes.
package struct ResolvedSpans: Sendable {
  package var mark: Mark
  /// Where they start, and their look.
  package var starts: ResolvedPoints
  /// Where they end; nil for an axis with single values.
  package var xEnd: [Double]?
  package var yEnd: [Double]?
  package var zEnd: [Double]?
}

/// Where the colours of marks come from.
package indirect enum ResolvedForeground: Sendable {
  case color(RGBA8)
  /// One for each mark.
  case each([RGBA8])
  /// By place on the y axis between two places.
  case height(GradientSpec, low: Double, high: Double)
  case normal(opacity: Double)
  /// Over the footprint, whose sides are the ranges of x and z.
  case footprint(GradientSpec, GradientGeometry)
  /// Colours that differ from place to place, times an opacity for each mark.
  case fading(ResolvedForeground, [Double])
}
