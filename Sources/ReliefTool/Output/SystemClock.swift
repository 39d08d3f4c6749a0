import Glibc

/// The clock that a process and the one it starts read alike.
enum SystemClock {
  /// Nanoseconds since some moment that all processes share.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The same in seconds.
  static var seconds: Double { Double(nanoseconds) * 1e-9 }
}
