import Diagnostics
import FrameOutput
import RenderModel

extension SpinOutput {
  /// Refuses a file that cannot be written, before any work is done for it.
  func check() throws(ReliefError) {
    // The folder of numbered pictures may be new.
    if case .video(let path, _) = self { try OutputPath.check(path) }
  }

  /// Takes the frames of a request.
  ///
  /// - Parameter first: the number of the first of them.
  func sink(_ request: SpinRequest, first: Int) throws(ReliefError) -> any FrameSink {
    switch self {
    case .video(let path, let format):
      return try VideoSink(
        path, as: format, size: request.chart.image.pixelSize, options: request.encoding)
    case .numbered(let numbered):
      return try NumberedPNGSink(
        numbered, first: first,
        options: PNGOptions(
          isOpaque: request.encoding.hasAlpha ? nil : true,
          text: [PNGText("Software", "Relief \(Tool.version)")]))
    }
  }
}
