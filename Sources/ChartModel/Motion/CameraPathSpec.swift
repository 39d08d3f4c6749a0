/// A way of the camera from one view to the next.
package struct CameraPathSpec: Sendable, Hashable {
  /// A view and the way to it.
  package struct Stop: Sendable, Hashable {
    /// nil keeps what it was: the chart's own where no stop before says more.
    package var pose: PoseSpec?
    /// Whether the pose's azimuth stands for all that differ by whole turns, of which the nearest is
    /// gone to; else the way is as long as the numbers say.
    package var turnsShortWay: Bool
    /// nil keeps what it was.
    package var projection: ProjectionSpec?
    /// Degrees; asks for perspective. nil keeps what it was.
    package var fieldOfView: Double?
    /// nil keeps what it was.
    package var zoom: Double?
    /// How long the way from the stop before takes; at the first stop, how long the view is held.
    package var seconds: Double
    package var easing: Easing

    package init(
      pose: PoseSpec? = nil, turnsShortWay: Bool = false, projection: ProjectionSpec? = nil,
      fieldOfView: Double? = nil, zoom: Double? = nil, seconds: Double, easing: Easing = .linear
    ) {
      self.pose = pose
      self.turnsShortWay = turnsShortWay
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
}

extension CameraPathSpec {
  /// How a chart is seen at a time; before the start and after the end the camera stands still.
  ///
  /// - Parameter base: how the chart itself asks to be seen.
  package func shot(at seconds: Double, base: Shot) -> Shot {
    var shot = stops.first?.shot(after: base) ?? base
    var start = stops.first?.seconds ?? 0
    for stop in stops.dropFirst() {
      let next = stop.shot(after: shot)
      if seconds < start + stop.seconds {
        let share = max(0, seconds - start) / stop.seconds
        return shot.mixed(with: next, share: stop.easing.progress(at: share))
      }
      start += stop.seconds
      shot = next
    }
    return shot
  }
}

extension CameraPathSpec.Stop {
  /// The view of the stop, given that of the one before.
  fileprivate func shot(after before: Shot) -> Shot {
    var shot = before
    if var pose {
      if turnsShortWay {
        let turn = (pose.azimuth - before.pose.azimuth).remainder(dividingBy: 360)
        pose.azimuth = before.pose.azimuth + turn
      }
      shot.pose = pose
    }
    if let fieldOfView {
      shot.camera.fieldOfView = fieldOfView
      shot.camera.projection = .perspective
    }
    if let projection { shot.camera.projection = projection }
    if let zoom { shot.camera.zoom = zoom }
    return shot
  }
}
