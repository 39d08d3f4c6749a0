import ChartModel
import Charts
import SwiftUICore

extension View {
  /// Chooses the light in which the marks of 3D charts are seen.
  nonisolated public func chart3DLighting(_ lighting: Chart3DLighting) -> some View {
    changingChart { $0.spec.light = lighting.spec }
  }
}
