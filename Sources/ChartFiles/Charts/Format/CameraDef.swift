import ChartModel

/// From where, and through which lens, a 3D chart is seen.
struct CameraDef: PlacedDef {
  enum Projection: String, CaseIterable, Sendable {
    case orthographic
    case perspective
  }

  var pose: String?
  var azimuth: Double?
  var inclination: Double?
  var projection: Projection?
  var fieldOfView: Double?
  var zoom: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<CameraDef>(
    name: "Camera", summary: "from where a 3D chart is seen"
  ) {
    [
      Property(
        "pose", \.pose, .choice(PoseSpec.named.map(\.name)), "A pose by its name, before angles"),
      Property(
        "azimuth", \.azimuth, .number(in: -1e6...1e6),
        "Degrees to the right round the chart; 0 is the front"),
      Property("inclination", \.inclination, .number(in: -90...90), "Degrees upward"),
      Property("projection", \.projection, .choice, "How depth shows"),
      Property(
        "fieldOfView", \.fieldOfView, .number(in: CameraSpec.fieldsOfView),
        "Degrees of the perspective that holds the whole chart"),
      Property("zoom", \.zoom, .number(in: CameraSpec.zooms), "A factor on the box's size"),
    ]
  }
}
