import ChartModel
import Charts
import Diagnostics
import Spatial
import SwiftUICore

/// A way of the camera from one view to the next.
///
/// What a step does not say stays as it was; what no step says is the chart's own.
///
/// ```swift
/// let path = CameraPath(from: .front, hold: 1)
///   .animate(.easeInOut(duration: 2), to: .top)
///   .hold(seconds: 0.5)
///   .animate(.bouncy, to: .right, projection: .perspective, fieldOfView: .degrees(60))
/// try chart.writeVideo(path, to: "tour.mp4")
/// ```
public struct CameraPath: CameraMotion, Hashable {
  private var stops: [CameraPathSpec.Stop] = []
  /// What is wrong with the first step that cannot be taken.
  private var problem: String?

  /// Which way round the camera goes to the next view.
  public enum Turning: Sendable, Hashable {
    /// The shorter one; to the right where both are half a turn.
    case shorter
    /// As the angles say: from 0 to 360 degrees is a whole turn.
    case literal
  }

  /// A path that begins at a view.
  ///
  /// - Parameters:
  ///   - pose: nil for the chart's own.
  ///   - fieldOfView: from 1 to 120 degrees.
  ///   - zoom: from 0.05 to 50; 1 shows the whole chart.
  ///   - hold: how long the view is held, in seconds.
  public init(
    from pose: Chart3DPose? = nil, projection: Chart3DCameraProjection? = nil,
    fieldOfView: Angle2D? = nil, zoom: Double? = nil, hold: Double = 0
  ) {
    add(
      CameraPathSpec.Stop(seconds: hold), pose: pose, projection: projection,
      fieldOfView: fieldOfView, zoom: zoom)
  }

  /// The path with one more view, and how the camera gets there.
  ///
  /// - Parameters:
  ///   - animation: says how fast, and how long it takes.
  ///   - pose: nil for the one before.
  ///   - fieldOfView: from 1 to 120 degrees; makes the view a perspective.
  ///   - zoom: from 0.05 to 50; 1 shows the whole chart.
  public func animate(
    _ animation: Animation = .default, to pose: Chart3DPose? = nil, turning: Turning = .shorter,
    projection: Chart3DCameraProjection? = nil, fieldOfView: Angle2D? = nil, zoom: Double? = nil
  ) -> CameraPath {
    var path = self
    path.add(
      CameraPathSpec.Stop(
        turning: turning == .shorter ? .shorter : .literal, seconds: animation.seconds,
        easing: animation.easing),
      pose: pose, projection: projection, fieldOfView: fieldOfView, zoom: zoom)
    return path
  }

  /// The path with a view that changes at once.
  public func cut(
    to pose: Chart3DPose? = nil, projection: Chart3DCameraProjection? = nil,
    fieldOfView: Angle2D? = nil, zoom: Double? = nil
  ) -> CameraPath {
    animate(
      .linear(duration: 0), to: pose, projection: projection, fieldOfView: fieldOfView, zoom: zoom)
  }

  /// The path with some time in which the camera stands still.
  public func hold(seconds: Double) -> CameraPath {
    var path = self
    path.add(.hold(seconds: seconds), pose: nil, projection: nil, fieldOfView: nil, zoom: nil)
    return path
  }

  /// How long the whole way takes.
  public var seconds: Double { CameraPathSpec(stops).seconds }

  /// The movement as plain values.
  public var _motion: _MotionValues {
    get throws(ReliefError) {
      if let problem { throw .usage(message: problem) }
      return _MotionValues(.path(CameraPathSpec(stops)))
    }
  }
}

extension CameraPath {
  private mutating func add(
    _ stop: CameraPathSpec.Stop, pose: Chart3DPose?, projection: Chart3DCameraProjection?,
    fieldOfView: Angle2D?, zoom: Double?
  ) {
    var stop = stop
    stop.pose = pose?.spec
    stop.projection = projection?.spec
    stop.fieldOfView = fieldOfView?.cleanDegrees
    stop.zoom = zoom
    let wrong = stop.problem ?? (pose != nil && stop.pose == nil ? "its pose is no angle" : nil)
    if problem == nil, let wrong {
      problem = "step \(stops.count + 1) of the camera's path cannot be taken: \(wrong)"
    }
    stops.append(stop)
  }
}
