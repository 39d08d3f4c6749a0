import Files
import Glibc
import Pipeline

/// How long a process took from where another started it.
enum BenchClock {
  /// Tells a process when it was started, in nanoseconds.
  private static let variableName = "RELIEF_BENCH_LAUNCH"

  /// Notes the moment for a process that is started now.
  static func noteLaunch() -> Int {
    let now = SystemClock.nanoseconds
    setenv(variableName, "\(now)", 1)
    return now
  }

  /// What the system took to bring this process here; nil where nothing tells when it began.
  static var sinceLaunch: StageTime? {
    let now = SystemClock.nanoseconds
    guard let launch = variable(variableName).flatMap({ Int($0) }), launch <= now else {
      return nil
    }
    return StageTime(name: "launch", seconds: Double(now - launch) * 1e-9)
  }
}
