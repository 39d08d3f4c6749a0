import Diagnostics

/// What charts beside each other share.
struct ResolveDef: PlacedDef {
  enum Way: String, CaseIterable, Sendable {
    case shared
    case independent
  }

  var scale: ResolveWaysDef?
  var axis: ResolveWaysDef?
  var legend: ResolveWaysDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ResolveDef>(name: "Resolve", summary: "what charts share") {
    [
      Property("scale", \.scale, ResolveWaysDef.scale.value, "Scales by the names of channels"),
      Property("axis", \.axis, ResolveWaysDef.axis.value, "Axes by the names of channels"),
      Property("legend", \.legend, ResolveWaysDef.legend.value, "Legends by the names of channels"),
    ]
  }
}

/// What charts beside each other share, by the names of channels.
struct ResolveWaysDef: PlacedDef {
  private var ways: [String: ResolveDef.Way] = [:]
  var place: JSONPlace?

  init() {}

  subscript(name: String) -> ResolveDef.Way? {
    get { ways[name] }
    set { ways[name] = newValue }
  }

  /// The channel, in the order of names, that has a way.
  func first(_ way: ResolveDef.Way) -> String? {
    ways.filter { $0.value == way }.keys.min()
  }

  static let scale = kind(
    "ResolveScale", "shared scales", ["x", "y", "z", "color", "size"], absent: ["shape", "opacity"])
  static let axis = kind("ResolveAxis", "shared axes", ["x", "y", "z"], absent: [])
  static let legend = kind(
    "ResolveLegend", "shared legends", ["color", "size", "shape", "opacity"], absent: [])

  private static func kind(
    _ name: String, _ summary: String, _ channels: [String], absent: [String]
  ) -> ObjectKind<ResolveWaysDef> {
    ObjectKind(name: name, summary: summary) {
      channels.map { Property($0, \.[$0], .choice, "Whether charts share it") }
        + absent.flatMap { Property.absent($0, reason: "each chart has its own") }
    }
  }
}
