import Diagnostics
import FrameOutput

extension RenderRequest {
  /// Takes the picture.
  ///
  /// - Parameter more: metadata besides what every picture has.
  func sink(_ more: [PNGText] = []) throws(ReliefError) -> PNGPicture {
    var text = [PNGText("Software", "Relief \(Tool.version)")] + more
    if let title = title ?? document?.title, !title.isEmpty {
      text.append(PNGText("Title", title))
    }
    return try PNGPicture(output, options: PNGOptions(ppi: pixelsPerInch, text: text))
  }
}
