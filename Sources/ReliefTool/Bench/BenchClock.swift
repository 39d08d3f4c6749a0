import Files
import Glibc
import Pipeline

/// The clock that a process and the one it starts read alike.
enum BenchClock {
  /// Tells a process when it was started, in nanoseconds.
  private static let variableName = "RELIEF_BENCH_LAUNCH"

  /// Nanoseconds since some moment that all processes share.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Notes the moment for a process that is started now.
  static func noteLaunch() -> Int {
    let now = now
    setenv(variableName, "\(now)", 1)
    return now
  }

  /// What the system took to bring this process here; nil where nothing tells when it began.
  static var sinceLaunch: StageTime? {
    guard let launch = variable(variableName).flatMap({ Int($0) }), launch <= now else {
      return nil
    }
    return StageTime(name: "launch", seconds: Double(now - launch) * 1e-9)
  }
}
