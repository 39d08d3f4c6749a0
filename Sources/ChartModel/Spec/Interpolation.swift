/// The way of a line, or of the edge of an area, from one of its places to the next.
package enum Interpolation: Sendable, Hashable {
  case linear
  /// A cubic that rises and falls only where the data does.
  case monotone
  case cardinal(tension: Double)
  case catmullRom(alpha: Double)
  /// Level; the place is where its step begins.
  case stepStart
  /// Level; the place is in the middle of its step.
  case stepCenter
  /// Level; the place is where its step ends.
  case stepEnd
}
