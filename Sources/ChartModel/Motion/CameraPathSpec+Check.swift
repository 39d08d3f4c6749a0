extension CameraPathSpec.Stop {
  /// The longest time of a stop, in seconds: a day.
  package static let longest = 86400.0

  /// Why it cannot be taken, as the end of a sentence; nil where it can.
  package var problem: String? {
    func none(
      _ what: String, _ value: Double, _ range: ClosedRange<Double>, _ unit: String = ""
    ) -> String? {
      range.contains(value)
        ? nil : "\(what) of \(value.short)\(unit) is not one \(CameraPathSpec.text(range))"
    }
    if !seconds.isFinite || !(0...Self.longest).contains(seconds) {
      return "it takes \(seconds.short) seconds; give it a time "
        + CameraPathSpec.text(0...Self.longest)
    }
    if fieldOfView != nil, projection == .orthographic {
      return "an orthographic view has no field of view; leave out one of the two"
    }
    let wrongPose = pose.flatMap {
      none("an azimuth", $0.azimuth, TurntableSpec.angles, " degrees")
        ?? none("an inclination", $0.inclination, TurntableSpec.inclinations, " degrees")
    }
    return wrongPose
      ?? fieldOfView.flatMap { none("a field of view", $0, CameraSpec.fieldsOfView, " degrees") }
      ?? zoom.flatMap { none("a zoom", $0, CameraSpec.zooms) }
  }
}

extension CameraPathSpec {
  /// `from 1 to 120`.
  package static func text(_ range: ClosedRange<Double>) -> String {
    "from \(range.lowerBound.short) to \(range.upperBound.short)"
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
