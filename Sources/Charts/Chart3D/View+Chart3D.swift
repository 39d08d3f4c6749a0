import SwiftUICore

extension View {
  /// Shows 3D charts from a pose that interaction can change.
  @MainActor @preconcurrency
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    changingChart { $0.setPose(pose.wrappedValue) }
  }

  /// Shows 3D charts from a fixed pose.
  @MainActor @preconcurrency
  public func chart3DPose(_ pose: Chart3DPose) -> some View {
    changingChart { $0.setPose(pose) }
  }

  /// Chooses how depth shows in 3D charts.
  nonisolated public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> some View {
    changingChart { $0.spec.camera.projection = projection.spec }
  }

  /// Chooses how 3D charts are shown where there is depth to show them in; a picture is flat.
  @MainActor @preconcurrency
  public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View {
    self
  }
}

extension ChartSettings {
  fileprivate mutating func setPose(_ pose: Chart3DPose) {
    if let pose = pose.spec {
      spec.pose = pose
    } else {
      warn("chart3DPose: an angle is not a finite number; the pose is left out")
    }
  }
}
