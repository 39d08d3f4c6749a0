/// A way of the camera from one view to the next.
package struct CameraPathSpec: Sendable, Hashable {
  /// A view and the way to it.
  package struct Stop: Sendable, Hashable {
    /// nil keeps what it was: the chart's own where no stop before says more.
    package var pose: PoseSpec?
    package var projection: ProjectionSpec?
    /// Degrees.
    package var fieldOfView: Double?
    package var zoom: Double?
    /// How long the way from the stop before takes; at the first stop, how long the view is held.
    package var seconds: Double
    package var easing: Easing

    package init(
      pose: PoseSpec? = nil, projection: ProjectionSpec? = nil, fieldOfView: Double? = nil,
      zoom: Double? = nil, seconds: Double, easing: Easing = .linear
    ) {
      self.pose = pose
      self.projection = projection
      self.fieldOfView = fieldOfView
      self.zoom = zoom
      self.seconds = seconds
      self.easing = easing
    }
  }

  package var stops: [Stop]

  package init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// Of the whole way.
  package var seconds: Double { stops.reduce(0) { $0 + $1.seconds } }

  /// How a chart is seen at a time; before the start and after the end the camera stands still.
  func shot(at seconds: Double, base: Shot) -> Shot {
    base
  }
}

/// How a movement gains and loses speed.
package enum Easing: Sendable, Hashable {
  case linear
}
