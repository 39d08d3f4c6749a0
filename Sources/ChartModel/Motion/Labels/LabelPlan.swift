/// Where the labels of a 3D chart stand in one frame of a sequence.
package struct LabelPlan: Sendable, Hashable {
  /// nil in a still.
  var labels: PlannedLabels?

  /// As in a still, which has no frames before and after.
  package static let still = LabelPlan()
}

/// What of the labels is settled for one frame; their places follow from it and the view.
///
/// Opacities are of 255.
struct PlannedLabels: Sendable, Hashable {
  var axes: [Axis]
  var annotations: [Annotation] = []

  struct Axis: Sendable, Hashable {
    /// That carries the labels.
    var edge: BoxEdge
    /// Whether they stand on the left of the way from its start to its end.
    var isLeft = false
    /// Of the edge drawn as an axis.
    var edgeOpacity: UInt8 = 0
    var tickOpacity: UInt8 = 0
    /// Whether the page shows only a part of the edge, which is not seen nearly end on.
    var isCut = false
    /// One for each tick.
    var labels: [UInt8] = []
    var title = Title()
  }

  struct Title: Sendable, Hashable {
    var opacity: UInt8 = 0
    /// Whether it reads from the end of the axis to its start.
    var isTurned = false
    var slide = TitleSlide()
  }

  struct Annotation: Sendable, Hashable {
    var opacity: UInt8 = 0
    /// A number among the places that are tried.
    var candidate: UInt8 = 0
  }
}

/// Where along its axis a title stands, and how much further out than it must.
struct TitleSlide: Sendable, Hashable {
  /// A fraction of the edge.
  var along: Float = 0.5
  /// Points.
  var push: Float = 0
}
