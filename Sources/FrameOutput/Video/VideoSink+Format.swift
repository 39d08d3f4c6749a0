import Diagnostics
import RenderModel

extension VideoSink {
  /// The form in which a video takes its frames.
  package static func format(
    of video: VideoFormat, size: PixelSize, options: VideoOptions
  ) throws(ReliefError) -> FrameFormat {
    try VideoPlan(video, size: size, options: options).pixelFormat.frameFormat
  }
}
