/// A declared chart as plain values: what Swift source, a command line and a chart file all become.
///
/// Data is columnar: a million points are a few arrays.
package struct ChartSpec: Sendable, PerAxis {
  package var plot = PlotKind.box
  package var marks: [MarkGroup] = []
  package var x = AxisSpec()
  package var y = AxisSpec()
  package var z = AxisSpec()
  /// From data to colour.
  package var colorScale = ColorScaleSpec()
  package var legend = LegendSpec()
  package var pose = PoseSpec.standard
  package var camera = CameraSpec()
  package var proportions = BoxProportions.cube
  package var light = LightSpec.standard
  package var title: String?
  /// Light or dark where the source asks for it; nil leaves it to the renderer.
  package var theme: Theme?
  /// Multiplies the sizes of the chart's own texts.
  package var textScale = 1.0
  /// What the scales are made from; nil for the chart's own data.
  package var basis: ScaleBasis?

  package init() {}
}

/// The axes on which a mark has a place.
package enum PositionAxis: Int, CaseIterable, Sendable, Hashable {
  case x
  case y
  case z

  package var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .z: "z"
    }
  }
}

/// From where a 3D chart is seen, in degrees.
package struct PoseSpec: Sendable, Hashable {
  /// Turns the viewer to the right round the chart; 0 is the front.
  package var azimuth: Double
  /// Raises the viewer; 90 looks straight down.
  package var inclination: Double

  package init(azimuth: Double, inclination: Double) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  package static let standard = PoseSpec(azimuth: 30, inclination: 20)

  /// The named poses, in the order in which help lists them.
  package static let named: [(name: String, pose: PoseSpec)] = [
    ("default", standard),
    ("front", PoseSpec(azimuth: 0, inclination: 0)),
    ("back", PoseSpec(azimuth: 180, inclination: 0)),
    ("left", PoseSpec(azimuth: -90, inclination: 0)),
    ("right", PoseSpec(azimuth: 90, inclination: 0)),
    ("top", PoseSpec(azimuth: 0, inclination: 90)),
    ("bottom", PoseSpec(azimuth: 0, inclination: -90)),
  ]
}

/// How depth shows in the picture.
package enum ProjectionSpec: Sendable, Hashable {
  /// Orthographic.
  case automatic
  case orthographic
  case perspective
}

/// Shown, hidden, or as the chart sees fit.
package enum VisibilitySpec: Sendable, Hashable {
  case automatic
  case visible
  case hidden
}
