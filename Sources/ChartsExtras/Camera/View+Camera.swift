import ChartModel
import Charts
import Spatial
import SwiftUICore

extension View {
  /// Shows 3D charts in perspective, as a lens with this field of view does.
  ///
  /// The whole chart fits in the field of view, so that a wide one brings the eye near: what is close
  /// looks large. A narrow one is nearly orthographic.
  ///
  /// - Parameter angle: from 1 to 120 degrees; 36 degrees is the usual one.
  nonisolated public func chart3DFieldOfView(_ angle: Angle2D) -> some View {
    changingChart { $0.spec.camera.fieldOfView = angle.cleanDegrees }
  }

  /// Shows 3D charts larger or smaller than the size at which they are whole in every pose.
  ///
  /// - Parameter factor: 1 shows the whole chart; above 1 the chart is cut where it leaves its frame.
  nonisolated public func chart3DZoom(_ factor: Double) -> some View {
    changingChart { $0.spec.camera.zoom = factor }
  }

  /// Sets the lengths of the box's sides in 3D charts, but of axes whose scale has a range.
  nonisolated public func chart3DProportions(_ proportions: Chart3DProportions) -> some View {
    changingChart { $0.spec.proportions = proportions.spec }
  }
}
