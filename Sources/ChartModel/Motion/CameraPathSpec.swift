/// A way of the camera from one view to the next.
package struct CameraPathSpec: Sendable, Hashable {
  /// A view and the way to it.
  package struct Stop: Sendable, Hashable {
    /// nil keeps what it was: the chart's own where no stop before says more.
    package var pose: PoseSpec?
    /// How the azimuth gets to the pose's.
    package var turning: Turning
    /// nil keeps what it was, but with a field of view is perspective.
    package var projection: ProjectionSpec?
    /// Degrees.
    package var fieldOfView: Double?
    package var zoom: Double?
    /// How long the way from the stop before takes; at the first stop, how long the view is held.
    ///
    /// With 0 the view changes at once.
    package var seconds: Double
    package var easing: Easing

    package init(
      pose: PoseSpec? = nil, turning: Turning = .shorter, projection: ProjectionSpec? = nil,
      fieldOfView: Double? = nil, zoom: Double? = nil, seconds: Double,
      easing: Easing = .easeInOut
    ) {
      self.pose = pose
      self.turning = turning
      self.projection = projection
      self.fieldOfView = fieldOfView
      self.zoom = zoom
      self.seconds = seconds
      self.easing = easing
    }

    /// Keeps the view for some time.
    package static func hold(seconds: Double) -> Stop { Stop(seconds: seconds) }
  }

  /// Which way round an azimuth goes to the next one.
  package enum Turning: String, Sendable, Hashable {
    /// The shorter one; to the right where both are half a turn.
    case shorter
    /// As the numbers say: from 0 to 360 is a whole turn.
    case literal
  }

  package var stops: [Stop]

  package init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// Of the whole way.
  package var seconds: Double { stops.reduce(0) { $0 + $1.duration } }
}

extension CameraPathSpec.Stop {
  /// Its time; none where it says no time that can pass.
  var duration: Double { seconds.isFinite ? max(0, seconds) : 0 }

  /// The view at the stop.
  ///
  /// - Parameter before: at the stop before.
  func shot(after before: Shot) -> Shot {
    var shot = before
    if let pose { shot.pose = pose }
    if let zoom { shot.camera.zoom = zoom }
    if let fieldOfView {
      shot.camera.fieldOfView = fieldOfView
      shot.camera.projection = .perspective
    }
    if let projection { shot.camera.projection = projection }
    return shot
  }
}
