/// How long a sequence is.
enum SpinLength: Sendable, Hashable {
  case frames(Int)
  case seconds(Double)
  case secondsPerState(Double)
}
