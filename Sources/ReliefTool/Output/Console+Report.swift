import Diagnostics
import Pipeline

/// What all reports say in the same way.
extension Console {
  /// A line for each warning.
  func note(_ diagnostics: Diagnostics) {
    for warning in diagnostics.warnings { note("relief: warning: \(warning)") }
  }

  /// A line for each stage, with its time.
  func note(_ stages: [StageTime]) {
    for stage in stages {
      let name = stage.name + String(repeating: " ", count: max(0, 10 - stage.name.count))
      note("  \(name) \(Milliseconds.text(stage.seconds))")
    }
  }
}
