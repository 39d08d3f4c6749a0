extension CameraPathSpec {
  /// How a chart is seen at a time; before the start and after the end the camera stands still.
  ///
  /// At the time of a stop, and a nanosecond before, it is the stop's view exactly.
  package func shot(at seconds: Double, base: Shot) -> Shot {
    var start = 0.0
    var before = base
    for (index, stop) in stops.enumerated() {
      let end = start + stop.duration
      let shot = stop.shot(after: before)
      if seconds + 1e-9 < end {
        guard index > 0 else { return shot }
        let way = stop.easing((seconds - start) / stop.duration)
        return before.moved(to: shot, way: way, turning: stop.turning)
      }
      start = end
      before = shot
    }
    return before
  }

  /// How a chart is seen in a frame: the first frame is the start, and the last one the end.
  ///
  /// The times of the frames between are spread by the share of a frame that this takes. Where the
  /// frames go on for more than a frame after the way's end, the camera stands still.
  func shot(frame: Int, of timing: FrameTiming, base: Shot) -> Shot {
    let whole = seconds
    let isWhole = abs(timing.seconds - whole) <= 0.75 / timing.rate.framesPerSecond
    let span = isWhole ? whole : timing.seconds
    return shot(at: span * timing.share(of: frame), base: base)
  }
}

extension FrameTiming {
  /// Where a frame is between the first one, 0, and the last, 1; a frame that is alone is at 0.
  func share(of frame: Int) -> Double {
    Double(frame) / Double(max(1, frameCount - 1))
  }
}
