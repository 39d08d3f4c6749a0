/// The lenses of a movement, from the narrowest to the widest, by their nearness: 0 is
/// orthographic.
package struct LensRange: Sendable, Hashable {
  private var nearness: ClosedRange<Double>

  package init(_ camera: CameraSpec) {
    let nearness = camera.held.nearness
    self.nearness = nearness...nearness
  }

  package mutating func merge(_ other: LensRange) {
    let low = min(nearness.lowerBound, other.nearness.lowerBound)
    let high = max(nearness.upperBound, other.nearness.upperBound)
    nearness = low...high
  }

  /// Takes in the lenses on the way from one to another.
  ///
  /// - Parameter ways: how far along it the movement goes.
  mutating func merge(from start: CameraSpec, to end: CameraSpec, ways: ClosedRange<Double>) {
    guard start.nearness != end.nearness else { return merge(LensRange(start)) }
    for way in [ways.lowerBound, ways.upperBound] {
      merge(LensRange(start.moved(to: end, way: way)))
    }
  }

  /// The lenses for which a box is framed: places on the page are nearly linear in the nearness, so
  /// that the ends and the middle speak for all.
  ///
  /// - Parameter camera: whose lens it is where there is but one.
  package func lenses(_ camera: CameraSpec) -> [CameraSpec] {
    let (low, high) = (nearness.lowerBound, nearness.upperBound)
    if low == high, low == camera.held.nearness { return [camera] }
    return (low == high ? [low] : [low, (low + high) / 2, high]).map {
      var lens = camera
      lens.nearness = $0
      return lens
    }
  }
}

extension MotionSpec {
  /// The lenses through which a chart is seen.
  ///
  /// - Parameter base: how the chart itself asks to be seen.
  package func lenses(base: CameraSpec) -> LensRange {
    switch self {
    case .still, .turntable: LensRange(base)
    case .path(let path): path.lenses(base: base)
    }
  }
}

extension CameraPathSpec {
  /// The lenses of the way, with those beyond a stop where a movement overshoots.
  fileprivate func lenses(base: CameraSpec) -> LensRange {
    var before = Shot(pose: .standard, camera: base)
    var range: LensRange?
    for (index, stop) in stops.enumerated() {
      let shot = stop.shot(after: before)
      var found = LensRange(shot.camera)
      if index > 0, stop.duration > 0 {
        found.merge(from: before.camera, to: shot.camera, ways: stop.easing.ways)
      }
      range?.merge(found)
      range = range ?? found
      before = shot
    }
    return range ?? LensRange(base)
  }
}

extension Easing {
  /// How far before the start and beyond the end of the way a movement goes; 0...1 where it does
  /// not.
  var ways: ClosedRange<Double> {
    var ways = 0.0...1.0
    for step in 1..<256 {
      let way = self(Double(step) / 256)
      ways = min(ways.lowerBound, way)...max(ways.upperBound, way)
    }
    return ways
  }
}
