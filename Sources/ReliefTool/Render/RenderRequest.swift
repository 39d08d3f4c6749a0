import ChartFiles
import ChartModel
import Pipeline

/// What a `render` command line asks for.
struct RenderRequest: Sendable {
  /// What the rows of a table are drawn as.
  enum TableMark: String, CaseIterable, Sendable, Hashable {
    case point
    /// Over a grid where the rows make one, else through scattered points.
    case surface
  }

  /// The rows of a table.
  struct TableSource: Sendable, Hashable {
    var path: String
    var x: String
    var y: String
    /// nil for a chart of x and y.
    var z: String?
    var color: String?
    var mark = TableMark.point
  }

  /// What is said about one axis.
  struct Axis: Sendable, Hashable {
    var title: TitleSpec?
    var domain: DomainSpec?
    var scale: ScaleType?
  }

  /// What is said about each axis.
  struct Axes: Sendable, Hashable, PerAxis {
    var x = Axis()
    var y = Axis()
    var z = Axis()
  }

  /// What colours the surface, and points that no column colours.
  enum Style: Sendable, Hashable {
    case color(ColorSpec)
    case height
    case normal
  }

  /// Views declared in Swift.
  struct SwiftSource: Sendable, Hashable {
    /// Files and folders.
    var paths: [String]
    /// The view's name; nil leaves the choice to the source.
    var view: String?
    /// Whether its previews are drawn in the place of a view.
    var showsPreviews = false
    /// Whether a sheet of the view in other settings is drawn in its place.
    var showsVariants = false
  }

  var table: TableSource?
  var swift: SwiftSource?
  /// A chart file.
  var document: ChartDocument?
  /// A formula in x and z.
  var surface: String?
  var samples: Int?
  /// On every surface.
  var surfaceLines: SurfaceLines?
  var style: Style?
  var symbol: SymbolShape?
  var symbolSize: Double?
  /// Of points and surfaces.
  var opacity: Double?
  var colors = Colors()
  var axes = Axes()
  var title: String?
  /// nil for that of the chart.
  var pose: PoseSpec?
  /// nil for that of the chart.
  var projection: ProjectionSpec?
  /// Degrees; nil for that of the chart.
  var fieldOfView: Double?
  /// nil for that of the chart.
  var zoom: Double?
  /// nil for those of the chart.
  var proportions: BoxProportions?
  /// nil for that of the chart.
  var light: LightSpec?
  var image: RenderOptions
  /// Whether the picture is made higher until views that scroll show all they have.
  var isHeightOpen = false
  /// For the file's metadata alone; nil where a point is a 72nd of an inch.
  var ppi: Double?
  /// Empty where nothing is drawn.
  var output: String
  /// What is printed in place of a picture.
  var emitted: EmittedFormat?
  var report: ReportFormat?
  var detail = Detail.line

  /// In what the chart of a table, a surface or a chart file stands.
  var plot: PlotKind {
    surface == nil && table?.z == nil && document?.hasDepth != true ? .plane : .box
  }

  /// Whether marks are declared elsewhere than on the command line.
  var isDeclared: Bool { swift != nil || document != nil }

  /// At least what the file's format can say.
  var pixelsPerInch: Double { ppi ?? max(72 * image.scale, 0.02) }
}

/// As what a command line is printed in place of being done.
enum EmittedFormat: String, CaseIterable, Sendable, Hashable {
  /// A chart file.
  case json
}

/// In what form the report of a picture goes to standard output.
enum ReportFormat: String, CaseIterable, Sendable, Hashable {
  case json
}

/// How much is said of a picture.
enum Detail: Sendable, Hashable {
  case quiet
  case line
  case stages
}
