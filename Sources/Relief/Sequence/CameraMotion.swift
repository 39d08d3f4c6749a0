import ChartModel
import Diagnostics

/// How the camera moves through a sequence of pictures: a `Turntable`, a `CameraPath`, or a
/// `StillCamera`.
public protocol CameraMotion: Sendable {
  /// How long the movement takes, in seconds.
  var seconds: Double { get }

  /// The movement as plain values.
  var _motion: _MotionValues { get throws(ReliefError) }
}

/// A movement as plain values.
public struct _MotionValues: Sendable {
  package let spec: MotionSpec

  package init(_ spec: MotionSpec) {
    self.spec = spec
  }
}

/// A camera that does not move: every chart is seen as it asks to be.
public struct StillCamera: CameraMotion, Hashable {
  /// How long the sequence is.
  public var seconds: Double

  /// A camera that stands still for some seconds.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// The movement as plain values.
  public var _motion: _MotionValues { _MotionValues(.still) }
}
