import Diagnostics

/// How many values of a mark group have no place in the picture, and why.
struct LeftOut: Sendable {
  /// Missing, or not a finite number.
  var notFinite = 0
  /// Not on a scale, such as zero on a logarithmic one.
  var offScale = 0

  /// Counts a value that has no place.
  ///
  /// - Parameter isFinite: whether it is a number, so that the scale is to blame.
  mutating func count(isFinite: Bool) {
    if isFinite { offScale += 1 } else { notFinite += 1 }
  }
}

extension Diagnostics {
  /// Notes what was left out of a mark group.
  ///
  /// - Parameter place: how messages call the group.
  mutating func note(_ leftOut: LeftOut, place: String) {
    if leftOut.notFinite > 0 {
      note(.dropped(count: leftOut.notFinite, place: place, reason: .notFinite))
    }
    if leftOut.offScale > 0 {
      note(.dropped(count: leftOut.offScale, place: place, reason: .outsideScale))
    }
  }
}
