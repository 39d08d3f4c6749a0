/// How the camera moves through a sequence of frames.
package enum MotionSpec: Sendable, Hashable {
  /// Every chart stays as it asks to be seen.
  case still
  case turntable(TurntableSpec)
  case path(CameraPathSpec)
}

extension MotionSpec {
  /// How a chart is seen in a frame.
  ///
  /// Depends on nothing but the frame's number: any part of a sequence can be drawn alone.
  ///
  /// - Parameter base: how the chart itself asks to be seen.
  package func shot(frame: Int, of timing: FrameTiming, base: Shot) -> Shot {
    switch self {
    case .still: base
    case .turntable(let turntable): turntable.shot(frame: frame, of: timing, base: base)
    case .path(let path): path.shot(frame: frame, of: timing, base: base)
    }
  }

  /// The same movement in so many times its time; a turn has none of its own.
  ///
  /// - Parameter factor: above 0; any other leaves the movement as it is.
  package func stretched(by factor: Double) -> MotionSpec {
    guard case .path(var path) = self, factor.isFinite, factor > 0 else { return self }
    for index in path.stops.indices { path.stops[index].seconds *= factor }
    return .path(path)
  }
}
